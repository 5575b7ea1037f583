import { newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import { countsOf, totalOf } from '#domain/monitoring/counts/tally.ts';
import { routeMetrics } from '#domain/monitoring/statistics/route-metrics.ts';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { hourOf, instantOf } from '#lambdas/batches/batch-keys.ts';
import { CountedHour } from '#lambdas/batches/counted-hours.ts';
import {
  BusinessCounts,
  ErrorDayCounts,
  ErrorsCounts,
  VitalsCounts,
} from '#lambdas/monitoring/counters/counter-items.ts';
import type { Counts } from '#lambdas/monitoring/counters/counter-store.ts';

/** Counts by name, for example `errors 2026-11-21 12 <fingerprint>`. */
type CountsByName = Readonly<Record<string, number>>;

const factsOf = (batch: AnyClientBatch): string[] => {
  const at = new Date(batch.receivedAt);
  const [day, hour] = [newYorkDay(at), newYorkHour(at)];
  // The lake uses the hour under which a batch is stored, which is the hour of its id.
  const stored = `batches ${hourOf(instantOf(batch.id))} ${batch.kind}`;
  switch (batch.kind) {
    case 'errors':
      return [
        stored,
        ...batch.records.flatMap(({ fingerprint }) => [
          `errors ${day} ${hour} ${fingerprint}`,
          `errors ${day} ${hour} all`,
        ]),
      ];
    case 'business':
      return [stored, ...batch.records.map(({ event }) => `business ${day} ${hour} ${event}`)];
    case 'performance':
      return [
        stored,
        ...batch.records.flatMap(({ name, route }) => [
          `vitals ${day} * ${name}`,
          ...(routeMetrics.has(name) ? [`vitals ${day} ${route} ${name}`] : []),
        ]),
      ];
  }
};

/** The expected counts when each of these batches is counted once. They are calculated without the counters. */
export const expectedCounts = (batches: readonly AnyClientBatch[]): CountsByName => {
  const counts: Record<string, number> = {};
  for (const fact of batches.flatMap(factsOf)) counts[fact] = (counts[fact] ?? 0) + 1;
  return counts;
};

const hourCounts = (prefix: string, hours: Uint8Array, what: string) =>
  countsOf(hours).map((times, hour) => [`${prefix} ${hour} ${what}`, times] as const);

const readItem = (pk: string, sk: string, counts: Counts): (readonly [string, number])[] => {
  const [family, day = ''] = pk.split('#');
  if (family === 'LAKE') return [[`batches ${sk.replace('#', ' ')}`, CountedHour.parse(counts).batches]];
  if (family === 'ERRORS') return hourCounts(`errors ${day}`, ErrorsCounts.parse(counts).hours, sk);
  if (family === 'ERROR_DAYS') return hourCounts(`errors ${sk}`, ErrorDayCounts.parse(counts).hours, 'all');
  if (family === 'BUSINESS')
    return Object.entries(BusinessCounts.parse(counts).hours).flatMap(([event, hours]) =>
      hourCounts(`business ${sk}`, hours, event),
    );
  return Object.entries(VitalsCounts.parse(counts).h).map(
    ([name, histogram]) => [`vitals ${day} ${sk} ${name}`, totalOf(histogram)] as const,
  );
};

/** The actual counts. */
export const countedIn = (items: readonly (readonly [string, string, Counts])[]): CountsByName =>
  Object.fromEntries(items.flatMap((item) => readItem(...item)).filter(([, times]) => times > 0));
