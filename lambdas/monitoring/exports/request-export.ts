import { ok, refuse } from '#domain/kernel/result.ts';
import { rangeProblem } from '#domain/monitoring/day-range.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { type ExportJob, exportStanding } from '#domain/monitoring/exports/export-job.ts';
import type { EventOf } from '#events/envelope.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { NewId } from '../../runtime/new-id.ts';
import type { ExportStore } from './export-store.ts';

interface Deps {
  readonly jobs: Pick<ExportStore, 'add'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Pick<Log, 'info'>;
}

const requested = (job: ExportJob, id: string, correlationId: string): EventOf<typeof ExportRequestedV1> => {
  const { id: exportId, kind, from, to, format, requestedBy, requestedAt } = job;
  return {
    specversion: '1.0',
    id,
    source: ExportRequestedV1.source,
    type: ExportRequestedV1.type,
    subject: exportId,
    aggregateVersion: 1,
    time: requestedAt,
    correlationId,
    data: { exportId, kind, from, to, format, requestedBy },
  };
};

/** Takes an order for a file; a worker writes it. */
export const requestExport =
  ({ jobs, clock, newId, log }: Deps): UseCase<typeof monitoringEndpoints.requestExport> =>
  async ({ body, caller, correlationId }) => {
    const problem = rangeProblem(body);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const now = clock();
    const job = { ...body, id: newId(), requestedAt: now.toISOString(), requestedBy: caller.userId };
    await jobs.add(job, requested(job, newId(), correlationId));
    log.info('An export was asked for', { ...job, correlationId });
    return ok(exportStanding(job, now));
  };
