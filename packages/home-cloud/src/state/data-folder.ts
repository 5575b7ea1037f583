import { accessSync, chmodSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Says which stores a folder held when it was last used, by path within it. */
const marker = 'stores.json';

/** A store that is there has at least its first page or its pointer to the rest. */
const isFilled = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const causesOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error
    ? `${reasonOf(error)} (${reasonOf(error.cause)})`
    : reasonOf(error);

/** The folder itself and its parents, as far up as they are missing. */
const missingUpward = (folder: string): readonly string[] => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return [];
  if (found !== undefined) throw new Error(`${folder} is a file`);
  return [...missingUpward(dirname(folder)), folder];
};

/**
 * Makes the folder if it is missing. Only its owner may look into it: keys, password verifiers and mails with codes lie
 * there. Folders are made one by one, because asked for all at once Node tries for ever below /proc.
 * @throws with one sentence when it cannot be used.
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

const recorded = (folder: string): readonly string[] => {
  const path = join(folder, marker);
  return isFilled(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
};

/**
 * An emptied or missing store would be made anew without a word, as if nothing had ever been in it.
 * @throws naming it, when the folder had it before.
 */
export const checkStores = (folder: string): void => {
  const gone = recorded(folder).find((store) => !isFilled(join(folder, store)));
  if (gone === undefined) return;
  throw new Error(
    `${join(folder, gone)} is missing or empty, but this folder was used before. Put the file back from a copy. To begin anew, delete the folder or choose another with --data.`,
  );
};

/** Takes note that these stores stand in the folder from now on. */
export const recordStores = (folder: string, stores: readonly string[]): void => {
  const filled = stores.filter((store) => isFilled(join(folder, store)));
  writeFileSync(join(folder, marker), JSON.stringify(filled));
};

/** Opens a store; when that fails, the error says which one and how to go on. */
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
