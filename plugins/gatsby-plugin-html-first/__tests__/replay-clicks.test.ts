import userEvent from '@testing-library/user-event';
import { markHydrated } from '../src/browser/page-events';
import { replayClicks } from '../src/browser/replay-clicks';

test('every early click counts, unless one before it has opened a dialog over the control', async () => {
  replayClicks();
  document.body.innerHTML = '<button>Next</button><button>Ask</button><dialog></dialog>';
  const [next, ask] = document.querySelectorAll('button');
  await userEvent.dblClick(next as HTMLElement);
  await userEvent.dblClick(ask as HTMLElement);
  const clicks: (string | null)[] = [];
  next?.addEventListener('click', () => clicks.push(next.textContent));
  ask?.addEventListener('click', () => {
    clicks.push(ask.textContent);
    document.querySelector('dialog')?.setAttribute('open', '');
  });
  markHydrated();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicks).toEqual(['Next', 'Next', 'Ask']);
});
