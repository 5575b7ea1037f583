import { newYorkDay } from '#domain/kernel/new-york.ts';
import { type Hit, hitsIn, partOfMissed, withHit } from '#domain/monitoring/missed/missed-day.ts';
import type { ClientBatch } from '#domain/telemetry/batch.ts';
import { MissedCounts, missedKey } from '../../counters/counter-items.ts';
import type { Counts } from '../../counters/counter-store.ts';
import { type Addition, expiryOfDay, receivedAt } from './addition.ts';

const withHits = (counts: Counts | undefined, hits: readonly Hit[], at: string): MissedCounts => ({
  m: hits.reduce((known, hit) => withHit(known, hit, at), counts ? MissedCounts.parse(counts).m : {}),
});

/** Counts the addresses without a page that readers hit, in the parts of the day. */
export const missedAdditions = (batch: ClientBatch<'business'>): Addition[] => {
  const day = newYorkDay(receivedAt(batch));
  const byPart = Map.groupBy(hitsIn(batch.records), ({ path }) => partOfMissed(path));
  return [...byPart].map(([part, hits]) => ({
    key: missedKey(day, part),
    expiresAt: expiryOfDay(day),
    add: (counts) => withHits(counts, hits, batch.receivedAt),
  }));
};
