import { readFileSync } from 'node:fs';
import { parseFile, refuseErrors } from '../plugins/gatsby-transformer-content';

/** Returns the data of a YAML or JSON file that people edit. Throws its errors with their lines. */
export function readData(file: string): unknown {
  const { value, errors } = parseFile(file, readFileSync(file));
  refuseErrors(errors);
  return value;
}
