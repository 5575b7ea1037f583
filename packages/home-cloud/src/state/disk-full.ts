/** The messages of the file system, SQLite and LevelDB. */
const full = /ENOSPC|no space left on device|database or disk is full/i;

/** The message of the 503 response when the disk is full. Reads still work. */
export const diskFull =
  'The disk is full: nothing was written. Make room where the data folder is and try again.';

/** True if the error means that the disk is full. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && full.test(error.message);
