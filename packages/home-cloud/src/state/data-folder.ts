import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The file that lists the stores that the folder had when it was last used, by relative path. */
const marker = 'stores.json';

/** The first file of an existing store is never empty. */
const isFilled = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const causesOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${reasonOf(error)} (${reasonOf(error.cause)})`
    : reasonOf(error);

/** The folder and those of its parents that are missing. */
const missingUpward = (folder: string): readonly string[] => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return [];
  if (found !== undefined) throw new Error(`${folder} is a file`);
  return [...missingUpward(dirname(folder)), folder];
};

/**
 * Creates the folder if it is missing. Only its owner may read it, because it contains keys, password verifiers and mails with codes.
 * Folders are created one by one, because a recursive mkdir of Node never ends below /proc.
 * @throws with a one-sentence message when the folder cannot be used.
 */
export const prepareDataFolder = (folder: string): void => {
  try {
    for (const missing of missingUpward(folder)) mkdirSync(missing, { mode: 0o700 });
    chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be used: ${reasonOf(error)}. Choose another with --data.`,
      {
        cause: error,
      },
    );
  }
};

/** Undefined for what is no JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const recorded = (folder: string): readonly string[] => {
  const path = join(folder, marker);
  if (!isFilled(path)) return [];
  const names: unknown = parsed(readFileSync(path, 'utf8'));
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new Error(
    `${path} is damaged. It only lists the other files: if they are all there, delete it, and the next start writes it again. To begin anew, delete the folder ${folder} or choose another with --data.`,
  );
};

/**
 * Checks that no store was deleted or emptied since the last use. Otherwise a new, empty store would be created silently.
 * @throws with the name of the missing store.
 */
export const checkStores = (folder: string): void => {
  const gone = recorded(folder).find((store) => !isFilled(join(folder, store)));
  if (gone === undefined) return;
  throw new Error(
    `${join(folder, gone)} is missing or empty, but this folder was used before. Put the file back from a copy. To begin anew, delete the folder or choose another with --data.`,
  );
};

/** Records that the folder has these stores. */
export const recordStores = (folder: string, stores: readonly string[]): void => {
  const filled = stores.filter((store) => isFilled(join(folder, store)));
  writeFileSync(join(folder, marker), JSON.stringify(filled));
};

/** Opens a store. If that fails, the error names the store and says what to do. */
export const openStore = async <Store>(path: string, open: () => Store | Promise<Store>): Promise<Store> => {
  try {
    return await open();
  } catch (error) {
    const reason = causesOf(error);
    if (reason.startsWith('Another process')) throw error;
    throw new Error(
      `${path} cannot be opened: ${reason}. If it is damaged, put it back from a copy. To begin anew, delete the folder ${dirname(path)} or choose another with --data.`,
      { cause: error },
    );
  }
};
