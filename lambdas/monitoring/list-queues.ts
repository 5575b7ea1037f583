import { ok } from '#domain/kernel/result.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { FailedQueues } from '../runtime/queues/failed-queues.ts';

/** What waits in each queue of messages that failed, the fullest first, then by name. */
export const listQueues =
  (queues: FailedQueues): UseCase<typeof monitoringEndpoints.queues> =>
  async () => {
    const counted = await Promise.all(
      queues.names.map(async (name) => ({ name, waiting: (await queues.waitingIn(name)) ?? 0 })),
    );
    return ok({
      queues: counted.toSorted(
        (one, other) => other.waiting - one.waiting || one.name.localeCompare(other.name, 'en'),
      ),
    });
  };
