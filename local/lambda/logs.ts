import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Where one function's output goes. */
export interface FunctionLog {
  write(chunk: Buffer | string): void;
}

/** Collects what functions print: one file each in the logs folder of the data folder. */
export interface LogSink {
  of(functionName: string): FunctionLog;
  /** The last lines a function printed, oldest first. */
  tail(functionName: string, lines: number): readonly string[];
}

/** A sink that appends at once, so that nothing is lost when the process is killed. */
export function fileLogs(folder: string): LogSink {
  mkdirSync(folder, { recursive: true });
  const pathOf = (functionName: string) => join(folder, `${functionName}.log`);
  return {
    of: (functionName) => {
      const path = pathOf(functionName);
      return { write: (chunk) => appendFileSync(path, chunk) };
    },
    tail: (functionName, lines) => lastLines(pathOf(functionName), lines),
  };
}

/** Enough for the console's look; a log may have grown over weeks. */
const tailBytes = 64 * 1024;

function lastLines(path: string, lines: number): readonly string[] {
  if (!existsSync(path)) return [];
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8').trimEnd().split('\n').slice(-lines);
  } finally {
    closeSync(file);
  }
}
