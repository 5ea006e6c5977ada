import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrateNear } from '../src/browser/HydrateNear';
import { followGestures } from '../src/browser/near';
import { repeatClicks } from '../src/browser/repeat-clicks';

let comeNear: (target: Element) => void = () => undefined;

beforeAll(() => {
  jest.useFakeTimers();
  followGestures();
  repeatClicks();
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void) {
        comeNear = (target) => callback([{ isIntersecting: true, target }]);
      }
      observe() {}
      unobserve() {}
    },
  });
});

function Like({ onHydrated }: { onHydrated: () => void }) {
  const [likes, setLikes] = useState(0);
  useEffect(onHydrated, [onHydrated]);
  return <button onClick={() => setLikes(likes + 1)}>{likes}</button>;
}

/** Does something and waits until React is done. */
const settle = (action: () => unknown) =>
  act(async () => {
    await action();
  });

/** Hydrates a page with one part. */
async function hydrate(name: string, change = (html: string) => html) {
  const onHydrated = jest.fn();
  const page = (
    <main>
      <HydrateNear>
        <Like onHydrated={onHydrated} />
      </HydrateNear>
    </main>
  );
  const options = { identifierPrefix: name };
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = change(renderToString(page, options));
  await settle(() =>
    hydrateRoot(container, page, { ...options, onRecoverableError: () => undefined }),
  );
  const button = container.querySelector('button') as HTMLButtonElement;
  return { container, button, onHydrated };
}

test('a part hydrates when it comes near the screen', async () => {
  const { button, onHydrated } = await hydrate('near');
  expect(onHydrated).not.toHaveBeenCalled();
  await settle(() => comeNear(button.closest('[data-hydrate-near]') as Element));
  expect(onHydrated).toHaveBeenCalled();
});

test('the first click on a part that is not hydrated counts', async () => {
  const { button } = await hydrate('click');
  await settle(() => button.click());
  expect(button).toHaveTextContent('1');
});

test('a part hydrates when the browser has been idle for long', async () => {
  const { onHydrated } = await hydrate('idle');
  await settle(() => jest.advanceTimersByTimeAsync(60_000));
  expect(onHydrated).toHaveBeenCalled();
});

test('a part that differs from the HTML is rendered at once', async () => {
  const { container } = await hydrate('other', () => '<main><p>Translated</p></main>');
  expect(container.querySelector('button')).toHaveTextContent('0');
});

test('a click on a part that a translator changed counts once', async () => {
  const { container, button } = await hydrate('translated', (html) =>
    html.replace('>0<', '><font>zero</font><'),
  );
  await settle(() => button.click());
  await settle(() => jest.runAllTimers());
  expect(button).not.toBeInTheDocument();
  expect(container.querySelector('button')).toHaveTextContent('1');
  await settle(() => container.querySelector('button')?.click());
  await settle(() => jest.runAllTimers());
  expect(container.querySelector('button')).toHaveTextContent('2');
});
