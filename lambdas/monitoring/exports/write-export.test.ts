import { describe, expect, test } from 'vitest';
import { EXPORT_RECORDS_LIMIT, type ExportJob } from '#domain/monitoring/exports/export-job.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { errorsBatch } from '#tests/support/client-batches.ts';
import type { StoredBatch } from '../../batches/batch-keys.ts';
import { encodeBatch } from '../../batches/codec.ts';
import { writeExport } from './write-export.ts';

const now = new Date('2026-11-21T12:00:05.000Z');
const job: ExportJob = {
  id: '019a1d3c-0000-7000-8000-000000000020',
  kind: 'errors',
  from: '2026-11-20',
  to: '2026-11-21',
  format: 'ndjson',
  requestedAt: '2026-11-21T12:00:00.000Z',
  requestedBy: 'sample-analyst',
};
const { id: exportId, kind, from, to, format, requestedBy, requestedAt } = job;
const requested = ExportRequestedV1.schema.parse({
  specversion: '1.0',
  id: '019a1d3c-0000-7000-8000-000000000021',
  source: ExportRequestedV1.source,
  type: ExportRequestedV1.type,
  subject: exportId,
  aggregateVersion: 1,
  time: requestedAt,
  correlationId: 'c',
  data: { exportId, kind, from, to, format, requestedBy },
});

const FIRST_HOUR = '2026-11-20T05';
const LATER_HOUR = '2026-11-21T11';
const stored = (hour: string, at: number, records = 2): StoredBatch => {
  const batch = errorsBatch(at, `${hour}:10:00.000Z`, 'ann', Array(records).fill('3f2a9c0d1b7e4856'));
  return { kind: 'errors', hour, id: batch.id, n: records, body: encodeBatch(batch) };
};

/** The worker with some batches, two on a page, and its results. */
const world = (given: readonly StoredBatch[], known: readonly ExportJob[] = [job]) => {
  const files: string[] = [];
  const outcomes: unknown[] = [];
  const hoursRead: string[] = [];
  const [standing] = known;
  let outcome = standing?.outcome;
  let breaks = false;
  const run = writeExport({
    jobs: {
      find: async () => standing && { ...standing, ...(outcome && { outcome }) },
      settle: async (_, found) => {
        outcomes.push(found);
        outcome ??= found;
      },
    },
    fullHours: async (_, hours) => hours.filter((hour) => given.some((batch) => batch.hour === hour)),
    batches: {
      page: async ({ hour, after }) => {
        hoursRead.push(hour);
        const ofHour = given.filter((batch) => batch.hour === hour);
        const begin = after === undefined ? 0 : ofHour.findIndex(({ id }) => id === after) + 1;
        const batches = ofHour.slice(begin, begin + 2);
        const next = begin + 2 < ofHour.length ? batches.at(-1)?.id : undefined;
        return next === undefined ? { batches } : { batches, next };
      },
    },
    write: async (_, pieces) => {
      let file = '';
      for await (const piece of pieces) file += piece;
      if (breaks) throw new Error('the bucket does not answer');
      files.push(file);
    },
    mask: async () => () => 'masked',
    clock: () => now,
  });
  return {
    files,
    outcomes,
    hoursRead,
    run: () => run(requested),
    breakDown: (broken: boolean) => {
      breaks = broken;
    },
  };
};
const idsIn = (file: string | undefined) =>
  (file ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { batch_id: string; record: number })
    .map(({ batch_id, record }) => `${batch_id}.${record}`);

describe('an exported file', () => {
  test('contains every record of every page of every hour, oldest first, and the job has their number', async () => {
    const batches = [
      ...[1, 2, 3, 4, 5].map((at) => stored(FIRST_HOUR, at)),
      ...[6, 7].map((at) => stored(LATER_HOUR, at)),
    ];
    const { files, outcomes, run } = world(batches);
    await run();
    expect(files.map(idsIn)).toEqual([batches.flatMap(({ id }) => [`${id}.0`, `${id}.1`])]);
    expect(outcomes).toEqual([{ state: 'done', records: 14, finishedAt: now.toISOString() }]);
  });

  test('is written only from hours with batches', async () => {
    const { hoursRead, run } = world([stored(LATER_HOUR, 1)]);
    await run();
    expect(hoursRead).toEqual([LATER_HOUR]);
  });

  test('is written without a record, too', async () => {
    const { files, outcomes, run } = world([]);
    await run();
    expect([files, outcomes]).toEqual([[''], [expect.objectContaining({ state: 'done', records: 0 })]]);
  });
});

describe('an event that is delivered again', () => {
  test('writes nothing when the job has a result', async () => {
    const { files, outcomes, run } = world([stored(FIRST_HOUR, 1)]);
    await run();
    await run();
    expect([files.length, outcomes.length]).toEqual([1, 1]);
  });

  test('writes the file of an interrupted run', async () => {
    const { files, outcomes, run, breakDown } = world([stored(FIRST_HOUR, 1)]);
    breakDown(true);
    await expect(run()).rejects.toThrow('the bucket does not answer');
    expect(outcomes).toEqual([]);
    breakDown(false);
    await run();
    expect(idsIn(files[0])).toHaveLength(2);
    expect(outcomes).toEqual([expect.objectContaining({ state: 'done', records: 2 })]);
  });

  test('after its job has expired changes nothing', async () => {
    const gone = world([stored(FIRST_HOUR, 1)], []);
    await gone.run();
    expect([gone.files, gone.outcomes]).toEqual([[], []]);
  });
});

describe('more records than a file may hold', () => {
  const full = { ...stored(FIRST_HOUR, 1), n: EXPORT_RECORDS_LIMIT };

  test('let the job fail at once, with a message that says what to do', async () => {
    const { files, outcomes, run } = world([full, stored(FIRST_HOUR, 2, 1)]);
    await run();
    expect(files).toEqual([]);
    expect(outcomes).toEqual([
      { state: 'failed', problem: 'There are more than 500,000 records. Choose fewer days.' },
    ]);
  });

  test('are one more than the limit', async () => {
    const { outcomes, run } = world([full]);
    await run();
    expect(outcomes).toEqual([expect.objectContaining({ state: 'done', records: EXPORT_RECORDS_LIMIT })]);
  });
});
