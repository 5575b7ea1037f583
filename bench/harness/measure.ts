import { type Detail, type Figure, type Prepared, ratioOfMedians, type Samples } from './figure.ts';
import type { Result } from './results.ts';
import { median, percentile, rounded } from './statistics.ts';

const REPEATS = 15;

/** Measures both sides alternately, each first in every second round, so that other work of the machine affects both. */
const interleave = async (prepared: Prepared, repeats: number): Promise<Samples> => {
  const ours: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    if ('paired' in prepared) {
      const pair = await prepared.paired();
      ours.push(pair.ours);
      beside.push(pair.beside);
      continue;
    }
    const sides = [
      async () => ours.push(await prepared.ours()),
      async () => prepared.beside && beside.push(await prepared.beside()),
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
  }
  return { ours, beside };
};

/** Whether a value is within a bound; null without a bound. */
const keeps = (value: number, bound: number | undefined, direction: Figure['direction']) =>
  bound === undefined ? null : direction === 'lower' ? value <= bound : value >= bound;

const side = (samples: readonly number[], unit: string): string =>
  `${rounded(median(samples))} ${unit} (p90 ${rounded(percentile(samples, 0.9))})`;

/** The stored result of a figure. */
export const resultOf = (
  figure: Figure,
  samples: Samples,
  details: readonly Detail[] = [],
  date = new Date(),
): Result => {
  const value = rounded((figure.value ?? ratioOfMedians)(samples));
  const { name, measures, unit, direction, reach, aim } = figure;
  return {
    name,
    measures,
    value,
    beside:
      figure.beside && samples.beside.length > 0 ? `${side(samples.beside, unit)}: ${figure.beside}` : null,
    reach: reach ?? null,
    aim: aim ?? null,
    holds: keeps(value, reach, direction),
    aimHolds: keeps(value, aim, direction),
    direction,
    unit,
    ours: side(samples.ours, unit),
    details: [...details],
    date: date.toISOString(),
    node: process.version,
    samples: { ours: [...samples.ours], beside: [...samples.beside] },
  };
};

/** Prepares a figure, measures it, and always cleans up after it. */
export const measure = async (figure: Figure, repeats = figure.repeats ?? REPEATS): Promise<Result> => {
  const prepared = await figure.prepare();
  try {
    const samples = await interleave(prepared, Math.min(repeats, figure.repeats ?? repeats));
    return resultOf(figure, samples, await prepared.details?.());
  } finally {
    await prepared.close();
  }
};
