import { act, renderHook } from '@testing-library/react';
import { clearDraft, suggest } from '../../src/forms/draft';
import { useChosenTier } from '../../src/forms/useChosenTier';

const place = '/services/logos';

beforeEach(() => clearDraft('intake'));

test('follows what is chosen, and what is taken back', () => {
  const { result } = renderHook(() => useChosenTier(place));
  expect(result.current).toBe('');
  act(() => suggest('intake', place, { tier: 'Big' }));
  expect(result.current).toBe('Big');
  act(() => suggest('intake', place, { tier: '', name: 'Rina' }));
  expect(result.current).toBe('');
});

test('knows what was chosen before, and forgets it with the draft', () => {
  suggest('intake', place, { tier: 'Big' });
  const { result } = renderHook(() => useChosenTier(place));
  expect(result.current).toBe('Big');
  act(() => clearDraft('intake'));
  expect(result.current).toBe('');
});

test('a package belongs to the page it was chosen on', () => {
  suggest('intake', place, { tier: 'Big' });
  expect(renderHook(() => useChosenTier('/services/websites')).result.current).toBe('');
});
