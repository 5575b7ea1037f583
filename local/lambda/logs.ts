import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where one function's output goes. */
export interface FunctionLog {
  write(chunk: Buffer | string): void;
}

/** Collects what functions print: one file each in the logs folder of the data folder. */
export interface LogSink {
  of(functionName: string): FunctionLog;
}

/** A sink that appends at once, so that nothing is lost when the process is killed. */
export function fileLogs(folder: string): LogSink {
  mkdirSync(folder, { recursive: true });
  return {
    of: (functionName) => {
      const path = join(folder, `${functionName}.log`);
      return { write: (chunk) => appendFileSync(path, chunk) };
    },
  };
}
