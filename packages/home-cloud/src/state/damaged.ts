const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** True when LevelDB read a file that is not as it was written. */
export const isDamaged = (error: unknown): boolean =>
  codeOf(error) === 'LEVEL_CORRUPTION' ||
  (error instanceof Error && error.cause !== undefined && isDamaged(error.cause));

/** What to do about a damaged file in a folder: nothing that reads it can be answered any more. */
export const damagedIn = (folder: string): string =>
  `A file in ${folder} is damaged, so this cannot go on. Put the folder back from a copy. To begin anew, delete it or choose another with --data.`;
