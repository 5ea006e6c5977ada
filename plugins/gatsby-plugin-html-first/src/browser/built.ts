import { createContext, use } from 'react';

/** The values that `useBuilt` has computed, by their keys. */
export interface Built {
  values: Record<string, unknown>;
  /** In the build: computes a value without noting what of the data it reads. */
  compute?: <Value>(compute: () => Value) => Value;
}

export const BuiltContext = createContext<Built | undefined>(undefined);

/**
 * Returns a value that the build computes from the data of the page. Browsers get the value in the place of these data. JSON must be able to
 * hold it, and it may not change.
 * @param key Unique on the page.
 */
export function useBuilt<Value>(key: string, compute: () => Value): Value {
  const built = use(BuiltContext);
  if (!built) return compute();
  const { values } = built;
  if (built.compute) values[key] = built.compute(compute);
  return key in values ? (values[key] as Value) : compute();
}
