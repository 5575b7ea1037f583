import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const benchDir = join(import.meta.dirname, '..');
const file = join(benchDir, 'results.json');

/** What is kept of one figure; `samples` are raw, so that everything else can be computed again. */
export const Result = z.object({
  name: z.string(),
  measures: z.string(),
  value: z.number(),
  /** The other side's median and p90 and what it is; null where nothing stands beside. */
  beside: z.nullable(z.string()),
  /** What must hold; null for a figure that is only reported. */
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

/** The results as they stand; none before the first run. */
export const readResults = (): Results =>
  existsSync(file)
    ? Results.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { machine: machine(), figures: [] };

/** Puts new results in the place of old ones and keeps the others, in the order of the names given. */
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
