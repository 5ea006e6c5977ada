import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';

// jsdom has neither a database nor what one copies values with.
globalThis.structuredClone = <T>(value: T) => deserialize(serialize(value)) as T;
