import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '../../src/components/Tooltip';
import { tooltipTiming } from '../../src/components/useTooltip';
import { renderStyled } from '../helpers/render';

test('the text can be under the mouse', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  renderStyled(
    <Tooltip label="Chat with us">
      <button type="button" aria-label="Chat" />
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button', { name: 'Chat' }));
  act(() => jest.advanceTimersByTime(tooltipTiming.open));
  expect(screen.getByText('Chat with us')).not.toHaveStyle({ pointerEvents: 'none' });
  jest.useRealTimers();
});
