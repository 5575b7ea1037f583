import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Milliseconds of a function's start and first answer, in a new process. */
export interface FirstAnswer {
  readonly init: number;
  readonly first: number;
  readonly status: number;
  readonly compiledFromCache: boolean | null;
}

const child = join(import.meta.dirname, 'first-answer.child.mjs');

/** Starts a function in a new process and calls it with one event. Throws unless it answers 200. */
export const firstAnswer = async (
  file: string,
  event: unknown,
  variables: Readonly<Record<string, string>>,
): Promise<FirstAnswer> => {
  const args = [child, pathToFileURL(file).href, JSON.stringify(event)];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env: { ...variables } });
  const answer = JSON.parse(stdout || '{"status":"nothing"}') as FirstAnswer;
  if (answer.status !== 200)
    throw new Error(`${file} answered ${answer.status}: ${stdout}${stderr}`.slice(0, 500));
  return answer;
};
