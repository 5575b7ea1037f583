import { newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import { emptyHours } from '#domain/monitoring/counts/hours.ts';
import { addPerson, emptyPeople } from '#domain/monitoring/counts/people.ts';
import { addToTally } from '#domain/monitoring/counts/tally.ts';
import type { AcceptedError, ClientBatch } from '#domain/telemetry/batch.ts';
import { ErrorsCounts, errorsKey } from '../../counters/counter-items.ts';
import type { Counts } from '../../counters/counter-store.ts';
import { type Addition, expiryOfDay, receivedAt } from './addition.ts';
import { shortMessage } from './short-message.ts';

const firstOf = (record: AcceptedError | undefined, at: string): ErrorsCounts => ({
  hours: emptyHours(),
  people: emptyPeople(),
  message: shortMessage(record?.message ?? ''),
  route: record?.route ?? '',
  firstAt: at,
  lastAt: at,
});

const withRecords = (
  counts: Counts | undefined,
  batch: ClientBatch<'errors'>,
  records: readonly AcceptedError[],
): ErrorsCounts => {
  const at = batch.receivedAt;
  const latest = firstOf(records.at(-1), at);
  const { hours, people, ...before } = counts ? ErrorsCounts.parse(counts) : latest;
  addToTally(hours, newYorkHour(receivedAt(batch)), records.length);
  addPerson(people, batch.person);
  const { message, route } = at >= before.lastAt ? latest : before;
  // ISO 8601 texts sort by time. Shards do not wait for each other, so records arrive out of order.
  const [firstAt = at] = [at, before.firstAt].toSorted();
  const [lastAt = at] = [at, before.lastAt].toSorted().reverse();
  return { hours, people, message, route, firstAt, lastAt };
};

/** Counts the errors of each group by the hour in which they were received, and the people who had them. */
export const errorAdditions = (batch: ClientBatch<'errors'>): Addition[] => {
  const day = newYorkDay(receivedAt(batch));
  const groups = Map.groupBy(batch.records, ({ fingerprint }) => fingerprint);
  return [...groups].map(([fingerprint, records]) => ({
    key: errorsKey(day, fingerprint),
    expiresAt: expiryOfDay(day),
    add: (counts) => withRecords(counts, batch, records),
  }));
};
