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

/**
 * A sink that appends at once, so that nothing is lost when the process is killed. A line that cannot be written is
 * dropped, because no log is worth the work that it tells of.
 * @param tell hears once that lines are being lost, and again when it happens after lines were kept.
 */
export const fileLogs = (folder: string, tell: (line: string) => void = console.error): LogSink => {
  mkdirSync(folder, { recursive: true });
  let isLosing = false;
  const append = (path: string, chunk: Buffer | string) => {
    try {
      appendFileSync(path, chunk);
      isLosing = false;
    } catch (error) {
      if (!isLosing)
        tell(`Log lines of functions are lost: ${(error as Error).message}. Make room where ${folder} is.`);
      isLosing = true;
    }
  };
  const pathOf = (functionName: string) => join(folder, `${functionName}.log`);
  return {
    of: (functionName) => {
      const path = pathOf(functionName);
      return { write: (chunk) => append(path, chunk) };
    },
    tail: (functionName, lines) => lastLines(pathOf(functionName), lines),
  };
};

/** Enough for the console's look; a log may have grown over weeks. */
const tailBytes = 64 * 1024;

const lastLines = (path: string, lines: number): readonly string[] => {
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
};
