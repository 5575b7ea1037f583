import { newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import { addBrowser, emptyBrowsers } from '#domain/monitoring/counts/browsers.ts';
import { emptyHours } from '#domain/monitoring/counts/hours.ts';
import { addPerson, emptyPeople } from '#domain/monitoring/counts/people.ts';
import { type RouteCounts, withRoute } from '#domain/monitoring/counts/routes.ts';
import { addToTally } from '#domain/monitoring/counts/tally.ts';
import type { AcceptedError, ClientBatch } from '#domain/telemetry/batch.ts';
import { ErrorDayCounts, ErrorsCounts, errorDayKey, errorsKey } from '../../counters/counter-items.ts';
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

/** The routes of the records, added to those that are counted. */
const withRoutes = (counted: RouteCounts, records: readonly AcceptedError[]): RouteCounts =>
  [...Map.groupBy(records, ({ route }) => route)].reduce(
    (all, [route, there]) => withRoute(all, route, there.length),
    counted,
  );

const withRecords = (
  counts: Counts | undefined,
  batch: ClientBatch<'errors'>,
  records: readonly AcceptedError[],
): ErrorsCounts => {
  const at = batch.receivedAt;
  const latest = firstOf(records.at(-1), at);
  const {
    hours,
    people,
    b = emptyBrowsers(),
    r = {},
    ...before
  } = counts ? ErrorsCounts.parse(counts) : latest;
  addToTally(hours, newYorkHour(receivedAt(batch)), records.length);
  addPerson(people, batch.person);
  addBrowser(b, batch.userAgent, records.length);
  const { message, route } = at >= before.lastAt ? latest : before;
  // ISO 8601 texts sort by time. Shards do not wait for each other, so records arrive out of order.
  const [firstAt = at] = [at, before.firstAt].toSorted();
  const [lastAt = at] = [at, before.lastAt].toSorted().reverse();
  return { hours, people, message, route, firstAt, lastAt, b, r: withRoutes(r, records) };
};

const withDay = (counts: Counts | undefined, batch: ClientBatch<'errors'>): ErrorDayCounts => {
  const hours = counts ? new Uint8Array(ErrorDayCounts.parse(counts).hours) : emptyHours();
  addToTally(hours, newYorkHour(receivedAt(batch)), batch.records.length);
  return { hours };
};

/**
 * Counts the errors of the day, and those of each group by the hour in which they were received, by browser and route, and the people who had
 * them. Browsers come from a fixed list and routes are few, so strangers cannot make an item grow.
 */
export const errorAdditions = (batch: ClientBatch<'errors'>): Addition[] => {
  const day = newYorkDay(receivedAt(batch));
  const expiresAt = expiryOfDay(day);
  const groups = Map.groupBy(batch.records, ({ fingerprint }) => fingerprint);
  const ofGroups = [...groups].map(([fingerprint, records]) => ({
    key: errorsKey(day, fingerprint),
    expiresAt,
    add: (counts: Counts | undefined) => withRecords(counts, batch, records),
  }));
  return [...ofGroups, { key: errorDayKey(day), expiresAt, add: (counts) => withDay(counts, batch) }];
};
