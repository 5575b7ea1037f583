/** As the file system, SQLite and LevelDB word it. */
const full = /ENOSPC|no space left on device|database or disk is full/i;

/** What a store answers, as 503, to a write for which there is no room. Reads go on. */
export const diskFull =
  'The disk is full: nothing was written. Make room where the data folder is and try again.';

/** Whether something failed because there was no room for it. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && full.test(error.message);
