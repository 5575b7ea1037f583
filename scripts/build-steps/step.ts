import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../support/fingerprint.ts';
import { root } from '../support/root.ts';

/** One part of a build: its sources, its result, and how it is made. Paths are from the root of the checkout. */
export interface Step {
  readonly name: string;
  /** Whose it is: what was built for one target says nothing about another. */
  readonly target: string;
  readonly reads: readonly string[];
  /** What else decides the result. */
  readonly settings?: unknown;
  readonly output: string;
  readonly make: () => Promise<void>;
}

/** Where it is noted from which sources each step was made, a file for each. */
const notes = (folder: string, { target, name }: Step): string =>
  join(folder, '.cache', 'built', target, name.replaceAll(' ', '-'));

const fingerprintOf = ({ reads, settings }: Step, folder: string): string =>
  `${fingerprint(reads.map((path) => join(folder, path)))} ${JSON.stringify(settings)}`;

const isDone = (step: Step, print: string, folder: string): boolean => {
  const note = notes(folder, step);
  return existsSync(join(folder, step.output)) && existsSync(note) && readFileSync(note, 'utf8') === print;
};

const makeIfChanged = async (step: Step, log: (line: string) => void, folder: string): Promise<void> => {
  const print = fingerprintOf(step, folder);
  if (isDone(step, print, folder)) return;
  const note = notes(folder, step);
  // A build that is interrupted leaves a mixture, which belongs to no sources.
  rmSync(note, { force: true });
  const begun = performance.now();
  log(`› building ${step.name} …`);
  await step.make();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, print);
  log(`  ${step.name} built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
};

/** True when nothing has changed since these steps were made. */
export const areDone = (steps: readonly Step[], folder = root): boolean =>
  steps.every((step) => isDone(step, fingerprintOf(step, folder), folder));

/** Makes, in this order, the steps whose sources have changed. */
export const makeChanged = async (
  steps: readonly Step[],
  log: (line: string) => void,
  folder = root,
): Promise<void> => {
  for (const step of steps) await makeIfChanged(step, log, folder);
};
