import { ok } from '#domain/kernel/result.ts';
import { retention } from '#domain/kernel/retention.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { type ExportJob, exportStatus, isDownloadable } from '#domain/monitoring/exports/export-job.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { LinkTo } from './export-links.ts';
import type { ExportStore } from './export-store.ts';

interface Deps {
  readonly jobs: Pick<ExportStore, 'since'>;
  readonly linkTo: LinkTo;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info'>;
}

/** Lists the exports of the last week, with links to finished files. The log records who got which links. */
export const listExports =
  ({ jobs, linkTo, clock, log }: Deps): UseCase<typeof monitoringEndpoints.exports> =>
  async ({ caller, correlationId }) => {
    const now = clock();
    const requested = await jobs.since(new Date(now.getTime() - retention.exportFile.days * 86_400_000));
    const show = async (job: ExportJob) => {
      const status = exportStatus(job, now);
      return isDownloadable(status, now) ? { ...status, link: await linkTo(job) } : status;
    };
    const exports = await Promise.all(requested.map(show));
    const linked = exports.filter((one) => 'link' in one).map(({ id }) => id);
    if (linked.length > 0)
      log.info('Links to exports were given', { userId: caller.userId, exports: linked, correlationId });
    return ok({ exports });
  };
