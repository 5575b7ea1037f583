import { watch } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.ts';
import { root } from './root.ts';

/** Folders with code of the functions. */
const folders = ['lambdas', 'domain', 'events'];
/** Editors write a file in several steps. One build after the last step is enough. */
const SETTLED_MS = 100;

/** Bundles the functions again when their code changes. The running cloud loads new bundles by itself. */
export const rebuildOnChange = (log: (line: string) => void): void => {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const build = async (): Promise<void> => {
    const script = join(root, 'scripts/build-lambdas.ts');
    const { code, output } = await run(process.execPath, [script, '--no-source-maps']);
    log(code === 0 ? 'functions rebuilt' : output);
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build);
    }, SETTLED_MS);
  };
  for (const folder of folders) watch(join(root, folder), { recursive: true }, changed);
};
