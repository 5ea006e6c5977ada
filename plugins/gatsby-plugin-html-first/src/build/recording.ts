import { isValidElement } from 'react';

/** A property of recorded values, which leads to what they stand for. */
const origin = Symbol('origin');

interface Origin {
  value: object;
  keep: () => void;
}

/** The data of a page while the build renders it, and what of them its browser code reads. */
export interface Recording<Data> {
  /** Stands for the data. Tracks which fields are read. */
  data: Data;
  /** Calls a function whose reads are not tracked. */
  untracked: <Result>(read: () => Result) => Result;
  /** Returns the fields that were read, and whole what `keepWhole` met. Skipped items of a list are null. */
  kept: () => unknown;
}

/** Records what is read of the data of a page. */
export function record<Data extends object>(data: Data): Recording<Data> {
  const fields = new Map<object, Set<string>>();
  const whole = new Set<object>();
  const proxies = new Map<object, object>();
  let isTracking = true;

  const track = (value: object, key: string | symbol) => {
    if (!isTracking || typeof key === 'symbol' || !Object.hasOwn(value, key)) return;
    fields.set(value, (fields.get(value) ?? new Set()).add(key));
  };
  const proxyOf = (value: object): object => {
    const known = proxies.get(value);
    if (known) return known;
    const own: Origin = { value, keep: () => whole.add(value) };
    const proxy = new Proxy(value, {
      get(_, key): unknown {
        if (key === origin) return own;
        track(value, key);
        const found: unknown = Reflect.get(value, key);
        return isObject(found) ? proxyOf(found) : found;
      },
      has(_, key) {
        track(value, key);
        return Reflect.has(value, key);
      },
      ownKeys() {
        const keys = Reflect.ownKeys(value);
        for (const key of keys) track(value, key);
        return keys;
      },
    });
    proxies.set(value, proxy);
    return proxy;
  };
  const kept = (value: unknown): unknown => {
    if (!isObject(value) || whole.has(value)) return value;
    const read = fields.get(value);
    if (!Array.isArray(value))
      return Object.fromEntries(
        Object.entries(value).flatMap(([key, own]) => (read?.has(key) ? [[key, kept(own)]] : [])),
      );
    const items: readonly unknown[] = read ? value : [];
    return items.map((item, index) => (read?.has(String(index)) ? kept(item) : null));
  };
  return {
    data: proxyOf(data) as Data,
    untracked(read) {
      isTracking = false;
      try {
        return read();
      } finally {
        isTracking = true;
      }
    },
    kept: () => kept(data),
  };
}

/** Marks the components of static parts, whose props browsers do not get. */
export const staticMark = Symbol('static part');

/** Keeps all data that elements have in their props, for the code that hydrates them. */
export function keepWhole(node: unknown): void {
  if (!isObject(node)) return;
  const known = originOf(node);
  if (known) known.keep();
  else if (isValidElement<object>(node)) {
    if (!Object.hasOwn(Object(node.type) as object, staticMark)) keepWhole(node.props);
  } else if (isPlain(node)) for (const value of Object.values(node)) keepWhole(value);
}

/** Returns props with the data themselves, whose reads are not tracked. */
export function toRaw<Value>(value: Value): Value {
  if (!isObject(value) || isValidElement(value)) return value;
  const known = originOf(value);
  if (known) return known.value as Value;
  if (Array.isArray(value)) return value.map(toRaw) as Value;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, own]) => [key, toRaw<unknown>(own)]);
  return Object.fromEntries(entries) as Value;
}

const originOf = (value: object) => (value as { [origin]?: Origin })[origin];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
