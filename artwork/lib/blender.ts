import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Picture } from './pictures';

const INSTALL = 'On Debian: apt-get install blender python3-numpy';

/** Returns the error message of a failed run: a missing command or library, or an error in the scene. */
function explain(source: string, program: string, code: number | null, log: string) {
  // Exit code of shells and `nice` for a missing command.
  if (code === 127) return `Cannot run ${program}. ${INSTALL}`;
  if (log.includes("No module named 'numpy'")) return `Blender has no numpy. ${INSTALL}`;
  return `${source} failed:\n${log}`;
}

/**
 * Runs a Blender scene: `blender -b -P scene.py -- <out.png> <width> <height> [args…]`.
 * @param out absolute path of the PNG that the scene must write
 * @param command Blender and its first options. Default: the environment variable `BLENDER`, or `blender` with low priority
 * @throws Error that says how to install what is missing, or has the last lines of Blender's log
 */
export async function renderScene(
  root: string,
  picture: Picture,
  out: string,
  command = process.env['BLENDER'] || 'nice -n 19 blender',
) {
  const [program = 'blender', ...options] = command.split(' ');
  const scene = path.join(root, picture.source);
  const settings = [out, `${picture.width}`, `${picture.height}`, ...picture.args];
  const args = [...options, '-b', '--python-exit-code', '1', '-P', scene, '--', ...settings];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    const keep = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', () => reject(new Error(`Cannot run ${program}. ${INSTALL}`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(explain(picture.source, command, code, log))),
    );
  });
}
