import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import type { BatchStore } from '../../batches/batch-store.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { GroupDetailsStore } from '../groups/group-details-store.ts';
import { answerRecords, type NextBatches, recordPage } from './record-page.ts';

interface Deps {
  readonly batches: Pick<BatchStore, 'one' | 'many'>;
  readonly details: Pick<GroupDetailsStore, 'pointers'>;
}

/** Reads the batches of the pointers, page by page. A batch that has expired before its pointer is left out. */
const batchesOfPointers = (
  { batches, details }: Deps,
  fingerprint: string,
  from: string | undefined,
): NextBatches => {
  let after = from;
  return async (limit) => {
    const { pointers, last } = await details.pointers(fingerprint, { after, limit });
    after = pointers.at(-1)?.sk;
    const keys = pointers.map(({ sk, hour }) => ({ kind: 'errors', hour, id: sk }) as const);
    return { batches: await batches.many(keys), last };
  };
};

/** Lists the records of one error group, newest first. */
export const listGroupRecords =
  (deps: Deps): UseCase<typeof monitoringEndpoints.groupRecords> =>
  async ({ params: { fingerprint }, query }) =>
    answerRecords(`group-records:${fingerprint}`, query, async (from, limit) => {
      const begun =
        from && from.left > 0
          ? await deps.batches.one({ kind: 'errors', hour: from.hour, id: from.id })
          : undefined;
      return recordPage({
        limit,
        begun: begun && from && { batch: begun, left: from.left },
        next: batchesOfPointers(deps, fingerprint, from?.id),
        wanted: ({ details }) => details.fingerprint === fingerprint,
      });
    });
