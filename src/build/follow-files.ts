import { watch } from 'chokidar';

/** Milliseconds of quiet after which a change counts as whole: editors save in steps, and renaming is two of them. */
const quiet = 60;

/** Runs `act` whenever a file in the folders changes. */
export function followFiles(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void act(), quiet);
  };
  // What changed while Gatsby started is looked for once.
  watch([...folders], { ignoreInitial: true })
    .on('all', soon)
    .on('ready', soon);
}
