import { daysFrom } from '#domain/kernel/new-york.ts';
import { utcHoursOf } from '#domain/monitoring/days.ts';
import type { ExportJob } from '#domain/monitoring/exports/export-job.ts';
import { EXPORT_RECORDS_LIMIT } from '#domain/monitoring/exports/export-job.ts';
import { exportHeader, exportLine, type Mask } from '#domain/monitoring/exports/export-line.ts';
import type { EventOf } from '#events/envelope.ts';
import type { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { type BatchStore, batchesOf } from '../../batches/batch-store.ts';
import { decodeBatch } from '../../batches/codec.ts';
import { telemetryRows } from '../../batches/rows.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { FullHours } from '../records/full-hours.ts';
import type { FileOrder, WriteFile } from './export-files.ts';
import type { ExportStore } from './export-store.ts';

interface Deps {
  readonly jobs: Pick<ExportStore, 'find' | 'settle'>;
  readonly fullHours: FullHours;
  readonly batches: Pick<BatchStore, 'page'>;
  readonly write: WriteFile;
  readonly mask: () => Promise<Mask>;
  readonly clock: Clock;
}

/**
 * Thrown when there are more records than a file may hold. Another try would not help, so the job fails at once with this
 * reason.
 */
class TooManyRecords extends Error {}

/** The lines of the file, one piece for each batch. Counts the records. */
async function* piecesOf(deps: Deps, order: FileOrder, written: { records: number }): AsyncGenerator<string> {
  const line = exportLine(order, await deps.mask());
  const hours = await deps.fullHours(order.kind, daysFrom(order.from, order.to).flatMap(utcHoursOf));
  yield exportHeader(order);
  for (const hour of hours) {
    for await (const { n, body } of batchesOf(deps.batches, { kind: order.kind, hour })) {
      written.records += n;
      if (written.records > EXPORT_RECORDS_LIMIT) throw new TooManyRecords();
      yield telemetryRows(decodeBatch(body)).map(line).join('');
    }
  }
}

const outcomeOf = async (deps: Deps, order: FileOrder): Promise<NonNullable<ExportJob['outcome']>> => {
  const written = { records: 0 };
  try {
    await deps.write(order, piecesOf(deps, order, written));
  } catch (failure) {
    if (!(failure instanceof TooManyRecords)) throw failure;
    const limit = EXPORT_RECORDS_LIMIT.toLocaleString('en-US');
    return { state: 'failed', problem: `There are more than ${limit} records. Choose fewer days.` };
  }
  return { state: 'done', records: written.records, finishedAt: deps.clock().toISOString() };
};

/**
 * Writes the file of a job and stores the result. A finished job is left alone; an interrupted one is written again under
 * the same name. Errors are thrown, so that the event is delivered again. After the last try the job counts as failed,
 * because it has no result in time.
 */
export const writeExport =
  (deps: Deps) =>
  async ({ data }: EventOf<typeof ExportRequestedV1>): Promise<void> => {
    const { exportId: id, kind, from, to, format } = data;
    const job = await deps.jobs.find(id);
    if (!job || job.outcome) return;
    await deps.jobs.settle(id, await outcomeOf(deps, { id, kind, from, to, format }));
  };
