import { cloneElement, createContext, use, type ReactElement } from 'react';
import { BuiltContext, type Built } from '../browser/built';
import { record, type Recording } from './recording';

/** What browsers get of the result of a page's query, with the values of `useBuilt`. */
export interface ReadData {
  data: unknown;
  built: Built['values'];
}

/** Returns the recorder for rendering one page. */
export function createPageRecorder() {
  let recording: Recording<object> | undefined;
  const built: Required<Built> = {
    values: {},
    compute: (compute) => (recording ? recording.untracked(compute) : compute()),
  };
  return {
    built,
    record: (data: object) => (recording ??= record(data)).data,
    result: (): ReadData => ({ data: recording?.kept(), built: built.values }),
  };
}

export const RecorderContext = createContext<ReturnType<typeof createPageRecorder> | null>(null);

/** The element of a page with recorded data. Without a recorder, which the dev server has not, it stays as it is. */
export function RecordedPage({ element }: { element: ReactElement }) {
  const recorder = use(RecorderContext);
  const { data } = element.props as { data?: object };
  if (!recorder || !data) return element;
  const recorded = cloneElement(element as ReactElement<{ data: object }>, {
    data: recorder.record(data),
  });
  return <BuiltContext value={recorder.built}>{recorded}</BuiltContext>;
}
