import * as z from 'zod/mini';
import type { Counted } from '#domain/reports/counted.ts';
import { FIGURES } from '#domain/reports/figures/keys.ts';
import { type Expiry, expires } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

/** What was counted of something is kept as long as the days. */
export const keptFrom = (now: Date): Expiry => expires(now, 'report');

/**
 * A counter is several items, and one thing always adds to the same of them. So many scans of one flight, each counted in a
 * transaction of its own, seldom meet. They are next to each other and are read with one query.
 */
const PARTS = 8;
const partOf = (subject: string): string =>
  String([...subject].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PARTS);

const DAY = 'DAY#';

/**
 * The days of a generation, which are in one partition, the counters of a flight, which have their own, and the figures of the flights
 * of a month.
 */
export const daysPartition = (generation: number): string => `${generation}#DAYS`;
export const counterPartition = (generation: number, counter: string): string => `${generation}#${counter}`;

export const figuresPartition = (generation: number, month: string): string =>
  `${generation}#${FIGURES}${month}`;

/** The month and the flight of figures: `FIGURES#2026-11#GY-2026-11-27`. */
const figuresKey = (generation: number, counter: string, part: string): ItemKey => {
  const [month = '', flight = ''] = counter.slice(FIGURES.length).split('#');
  return { pk: figuresPartition(generation, month), sk: `${flight}#${part}` };
};

/** The key of the part of a counter to which a subject adds. */
export const counterKey = (generation: number, counter: string, subject: string): ItemKey => {
  const part = partOf(subject);
  if (counter.startsWith(DAY))
    return { pk: daysPartition(generation), sk: `${counter.slice(DAY.length)}#${part}` };
  if (counter.startsWith(FIGURES)) return figuresKey(generation, counter, part);
  return { pk: counterPartition(generation, counter), sk: part };
};

/** What was counted of something: the version at which it was, and what it added. */
export const CountedItem = z.object({
  version: z.int(),
  counted: z.record(z.string(), z.record(z.string(), z.number())),
});
export const countedKey = (generation: number, subject: string): ItemKey => ({
  pk: `${generation}#OF#${subject}`,
  sk: 'COUNTED',
});
export const countedItem = (
  generation: number,
  subject: string,
  now: Date,
  item: { readonly version: number; readonly counted: Counted },
) => ({ ...countedKey(generation, subject), ...item, expires_at: keptFrom(now) });
