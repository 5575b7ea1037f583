import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The log of one function. */
export interface FunctionLog {
  write(chunk: Buffer | string): void;
}

/** The logs of all functions: one file each in the logs folder of the data folder. */
export interface LogSink {
  of(functionName: string): FunctionLog;
  /** The last lines of a function's log, oldest first. */
  tail(functionName: string, lines: number): readonly string[];
}

/**
 * A sink that appends at once, so that nothing is lost when the process is killed. A line that cannot be written is dropped,
 * because a function must not fail for its log.
 * @param report is called at the first lost line, and again at the first lost line after lines were written.
 */
export const fileLogs = (folder: string, report: (line: string) => void = console.error): LogSink => {
  mkdirSync(folder, { recursive: true });
  let isLosing = false;
  const append = (path: string, chunk: Buffer | string) => {
    try {
      appendFileSync(path, chunk);
      isLosing = false;
    } catch (error) {
      if (!isLosing)
        report(`Log lines of functions are lost: ${(error as Error).message}. Make room where ${folder} is.`);
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

/** The console reads only the end of a log, because a log may be large. */
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
