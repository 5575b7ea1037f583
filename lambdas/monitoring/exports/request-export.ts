import { ok, refuse } from '#domain/kernel/result.ts';
import { rangeProblem } from '#domain/monitoring/day-range.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { exportStatus } from '#domain/monitoring/exports/export-job.ts';
import { compose } from '#events/envelope.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ExportStore } from './export-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly jobs: Pick<ExportStore, 'add'>;
  readonly log: Pick<Log, 'info'>;
}

/** Requests an export; a worker writes the file. */
export const requestExport =
  ({ jobs, clock, newId, log }: Deps): UseCase<typeof monitoringEndpoints.requestExport> =>
  async ({ body, caller, correlationId }) => {
    const problem = rangeProblem(body);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const now = clock();
    const job = { ...body, id: newId(), requestedAt: now.toISOString(), requestedBy: caller.userId };
    const { id: exportId, requestedAt, ...order } = job;
    const event = compose(
      ExportRequestedV1,
      { subject: exportId, version: 1, at: requestedAt, data: { exportId, ...order } },
      { newId, correlationId },
    );
    await jobs.add(job, event);
    log.info('An export was requested', { ...job, correlationId });
    return ok(exportStatus(job, now));
  };
