import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useSearch } from '../../src/lib/useSearch';
import { setSearch } from '../../src/lib/search';

beforeEach(() => window.history.replaceState({ key: 'gatsby' }, '', '/career#positions'));

const asked = () => renderHook(() => useSearch().get('type'));

test('sets the query, and keeps path, hash and history state', () => {
  const { result } = asked();
  expect(result.current).toBeNull();
  act(() => setSearch('?type=contract', { note: { opened: true } }));
  expect(result.current).toBe('contract');
  expect(window.location.href).toMatch(/\/career\?type=contract#positions$/);
  expect(window.history.state).toEqual({ key: 'gatsby', opened: true });
});

test('Back undoes a push, and skips a replace', async () => {
  const { result } = asked();
  act(() => setSearch('?type=contract'));
  act(() => setSearch('?type=internship', { replace: true }));
  expect(result.current).toBe('internship');
  window.history.back();
  await waitFor(() => expect(result.current).toBeNull());
});

test('the server knows no query', () => {
  window.history.replaceState(null, '', '/career?type=contract');
  const Asked = () => <>{useSearch().get('type') ?? 'any'}</>;
  expect(renderToString(<Asked />)).toBe('any');
});
