import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';

// jsdom has neither IndexedDB nor `structuredClone`.
globalThis.structuredClone = <T>(value: T) => deserialize(serialize(value)) as T;
