import { watch } from 'chokidar';

/** Debounce in milliseconds: editors save in several steps, and a rename is two events. */
const quiet = 60;

/** Runs `act` whenever a file in the folders changes. */
export function followFiles(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void act(), quiet);
  };
  // Run once for changes that were made while Gatsby started.
  watch([...folders], { ignoreInitial: true })
    .on('all', soon)
    .on('ready', soon);
}
