import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Everything that the files of a folder export, in the order of the files' names. Such a folder needs no list of its files. */
export const exportsIn = async (folder: string, pattern: string): Promise<readonly unknown[]> => {
  const files = globSync(pattern, { cwd: folder }).toSorted();
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module));
};
