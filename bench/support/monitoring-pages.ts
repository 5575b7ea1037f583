import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { AnyRefusal, Result } from '#domain/kernel/result.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { hourOf } from '#lambdas/batches/batch-keys.ts';
import { batchStore } from '#lambdas/batches/batch-store.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { groupStore } from '#lambdas/monitoring/counters/group-store.ts';
import { groupDetailsStore } from '#lambdas/monitoring/groups/group-details-store.ts';
import { listGroups } from '#lambdas/monitoring/groups/list-groups.ts';
import { showGroup } from '#lambdas/monitoring/groups/show-group.ts';
import { fullHours } from '#lambdas/monitoring/records/full-hours.ts';
import { listGroupRecords } from '#lambdas/monitoring/records/list-group-records.ts';
import { listRecords } from '#lambdas/monitoring/records/list-records.ts';
import { showEvents, showVitals } from '#lambdas/monitoring/statistics/show-statistics.ts';
import { statisticsStore } from '#lambdas/monitoring/statistics/statistics-store.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import type { UseCaseRequest } from '#lambdas/runtime/http/use-case.ts';
import { benchFold } from './bench-fold.ts';
import { browserBatch, randomness } from './browser-batches.ts';
import { meterOf } from './capacity.ts';
import { startDatabase } from './database.ts';

const EVENTS_A_BATCH = 20;
/** The largest number of batches in one run of the fold. */
const BATCHES_A_FOLD = 1000;

/** Stores and folds this many events of the current hour. */
const fill = async (client: DynamoDBDocumentClient, events: number, now: Date): Promise<void> => {
  const insert = insertBatches(client, 'telemetry', clock);
  const fold = benchFold(client);
  const random = randomness(1);
  const total = events / EVENTS_A_BATCH;
  for (let first = 0; first < total; first += BATCHES_A_FOLD) {
    const batches = Array.from({ length: Math.min(BATCHES_A_FOLD, total - first) }, (_, at) =>
      browserBatch(random, EVENTS_A_BATCH, now, first + at + 1, 'all'),
    );
    const insertions = await insert(
      batches.map((batch) => ({
        kind: batch.kind,
        hour: hourOf(now),
        id: batch.id,
        n: batch.records.length,
        body: encodeBatch(batch),
      })),
    );
    if (insertions.some(({ stored }) => !stored)) throw new Error('A batch was not stored');
    await fold(batches);
  }
};

type Ask = () => Promise<Result<unknown, never, AnyRefusal>>;

/** The use case of each monitoring page, for a person who opens it on that day. */
const pagesOf = (client: DynamoDBDocumentClient, day: string): Readonly<Record<string, Ask>> => {
  const statistics = statisticsStore(client, 'monitoring');
  const groups = groupStore(client, 'monitoring');
  const details = groupDetailsStore(client, 'monitoring');
  const batches = batchStore(client, 'telemetry');
  const asked = <Request>(request: object) =>
    ({ correlationId: 'bench', signal: new AbortController().signal, ...request }) as unknown as Request &
      UseCaseRequest<Endpoint>;
  const range = { from: day, to: day };
  const fingerprint = '0'.repeat(16);
  const records = listRecords({ batches, fullHours: fullHours(client, 'monitoring', clock) });
  return {
    'error groups': () => listGroups({ statistics, groups, clock })(asked({ query: range })),
    'an error group': () =>
      showGroup({ statistics, groups, details, clock })(asked({ params: { fingerprint } })),
    'records of a group': () =>
      listGroupRecords({ batches, details })(asked({ params: { fingerprint }, query: { limit: 5 } })),
    'measurements, raw': () => records(asked({ query: { kind: 'performance', day, limit: 5 } })),
    'errors, raw': () => records(asked({ query: { kind: 'errors', day, limit: 5 } })),
    vitals: () => showVitals(statistics)(asked({ query: range })),
    'events and funnel': () => showEvents(statistics)(asked({ query: range })),
  };
};

/** The monitoring after this many events, and what each of its pages reads. */
export const monitoringAfter = async (events: number) => {
  const database = await startDatabase();
  const { client } = database;
  await database.createTables(['telemetry', 'monitoring']);
  const now = new Date();
  await fill(client, events, now);
  const units = meterOf(client);
  const pages = pagesOf(client, newYorkDay(now));
  return {
    pages: Object.keys(pages),
    /** Read units of opening a page once. */
    readUnits: async (page: string): Promise<number> => {
      const answer = await pages[page]?.();
      if (!answer?.ok) throw new Error(`${page} refused: ${JSON.stringify(answer)}`);
      return units().read;
    },
    close: () => database.close(),
  };
};
