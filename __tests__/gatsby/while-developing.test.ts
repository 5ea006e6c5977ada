/** @jest-environment node */
import { listen } from '../../src/gatsby/news';
import { whileDeveloping } from '../../src/gatsby/while-developing';

test('what fails is said in the terminal and on the page, and ends nothing', async () => {
  const said = { log: jest.fn(), faults: '' };
  const stop = listen(({ faults }) => (said.faults = faults));
  const work = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('the file is gone'));
  const follow = whileDeveloping<{ reporter: { log: () => void } }>(work.mockResolvedValue());
  await follow({ reporter: said });
  stop();
  expect(said.faults).toContain('the file is gone');
  expect(said.log).toHaveBeenCalledWith(expect.stringContaining('the file is gone'));
  await follow({ reporter: said });
  expect(work).toHaveBeenCalledTimes(2);
});
