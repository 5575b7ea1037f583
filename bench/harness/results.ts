import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const benchDir = join(import.meta.dirname, '..');
const file = join(benchDir, 'results.json');

/** The stored result of a figure. `samples` are raw, so that everything else can be computed again. */
export const Result = z.object({
  name: z.string(),
  measures: z.string(),
  value: z.number(),
  /** Median and p90 of the baseline, and what it is; null without a baseline. */
  beside: z.nullable(z.string()),
  /** The limit; null for a figure that is only reported. */
  reach: z.nullable(z.number()),
  aim: z.nullable(z.number()),
  holds: z.nullable(z.boolean()),
  aimHolds: z.nullable(z.boolean()),
  direction: z.enum(['lower', 'higher']),
  unit: z.string(),
  ours: z.string(),
  details: z.array(z.object({ what: z.string(), value: z.string() })),
  date: z.string(),
  node: z.string(),
  samples: z.object({ ours: z.array(z.number()), beside: z.array(z.number()) }),
});
export type Result = z.infer<typeof Result>;

export const Results = z.object({ machine: z.string(), figures: z.array(Result) });
export type Results = z.infer<typeof Results>;

const machine = (): string => {
  const cores = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${memory}, ${platform()}`;
};

/** The stored results; none before the first run. */
export const readResults = (): Results =>
  existsSync(file)
    ? Results.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { machine: machine(), figures: [] };

/** Replaces the results of the same names and keeps the others, in the given order of names. */
export const merge = (
  results: Pick<Results, 'figures'>,
  fresh: readonly Result[],
  order: readonly string[],
): Results => {
  const all = new Map([...results.figures, ...fresh].map((result) => [result.name, result]));
  return { machine: machine(), figures: order.flatMap((name) => all.get(name) ?? []) };
};

export const writeResults = (results: Results): void =>
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
