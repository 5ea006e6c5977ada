// Writes Chakra's types of the theme after an installation. A host that installs no development dependencies builds without them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('node_modules/@chakra-ui/cli')) {
  const command = 'chakra typegen --strict src/theme/system.ts';
  process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1;
}
