import { loadScripts } from '../src/browser/load-scripts';

const sources = ['/webpack-runtime.js', '/app.js'];

/** Returns the paths of the scripts that run. */
const running = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => new URL(src).pathname,
  );
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

let download: jest.Mock;

/** Opens a page, such as `/#form`. */
function open(address: string, { saveData = false } = {}) {
  history.replaceState(null, '', address);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  loadScripts();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" data-scripts>${JSON.stringify(sources)}</script>`;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve() },
  });
  download = jest.fn(() => Promise.resolve({ blob: () => undefined }));
  Object.defineProperty(window, 'fetch', { configurable: true, value: download });
});

afterEach(() => {
  // Ends the listeners of a page without gestures.
  document.dispatchEvent(new Event('click', { bubbles: true }));
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('downloads the scripts when the page has loaded, and runs them when it has been idle for long', async () => {
  open('/');
  await seconds(2);
  expect(download.mock.calls.map(([src]: unknown[]) => src)).toEqual(sources);
  expect(running()).toEqual([]);
  await seconds(5);
  expect(running()).toEqual(sources);
});

test('runs the scripts once, after the paint that follows the first gesture', async () => {
  open('/');
  await seconds(1);
  document.dispatchEvent(new Event('click', { bubbles: true }));
  expect(running()).toEqual([]);
  await seconds(0.1);
  expect(running()).toEqual(sources);
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  await seconds(10);
  expect(running()).toEqual(sources);
});

describe('a page that answers some addresses', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<form id="form" data-queries="image package">');
  });

  test.each(['/?package=pro', '/?fbclid=1&image=logo', '/#form'])(
    'does not wait for a gesture on %s',
    async (address) => {
      open(address);
      await seconds(1);
      expect(running()).toEqual(sources);
    },
  );

  test.each(['/?fbclid=1', '/?utm_source=a&gclid=b', '/?lng=en', '/?packages=1', '/#xtor=AL-1'])(
    'waits on %s as on every address',
    async (address) => {
      open(address);
      await seconds(2);
      expect(running()).toEqual([]);
      await seconds(5);
      expect(running()).toEqual(sources);
    },
  );
});

test('does not wait for a gesture where the page restores what is stored', async () => {
  document.body.insertAdjacentHTML('beforeend', '<form data-restores="draft">');
  localStorage.setItem('draft', 'Hi');
  open('/');
  await seconds(1);
  expect(running()).toEqual(sources);
  localStorage.clear();
});

test('leaves no script in a page that may be saved', async () => {
  open('/');
  await seconds(10);
  for (const script of document.querySelectorAll('script[src]'))
    script.dispatchEvent(new Event('load'));
  expect(running()).toEqual([]);
});

test('downloads nothing without a gesture when the visitor saves data', async () => {
  open('/', { saveData: true });
  await seconds(20);
  expect(download).not.toHaveBeenCalled();
  expect(running()).toEqual([]);
  document.dispatchEvent(new Event('click', { bubbles: true }));
  await seconds(0.1);
  expect(running()).toEqual(sources);
});

test('a font that never comes does not hold the scripts for ever', async () => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: new Promise(() => undefined) },
  });
  open('/');
  await seconds(10);
  expect(running()).toEqual([]);
  await seconds(20);
  expect(running()).toEqual(sources);
});
