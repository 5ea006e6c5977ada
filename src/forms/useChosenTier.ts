import { useSyncExternalStore } from 'react';
import { onDraft, readDraft } from './draft';

/** Takes the English path of a page; gives the package chosen on it, as a message names it, or '' as long as none is. */
export function useChosenTier(place: string): string {
  return useSyncExternalStore(
    onDraft,
    () => {
      const draft = readDraft('intake');
      return (draft?.place === place && draft.values['tier']) || '';
    },
    () => '',
  );
}
