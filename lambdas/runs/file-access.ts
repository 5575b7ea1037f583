import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { hadBy } from '#domain/runs/driving/driven.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { toVisitClaim, visitKey } from './store/claim-items.ts';
import { runKey, toKept } from './store/run-items.ts';

/**
 * Photos of a stop are for dispatch and for the driver who has it or had it, also where it was taken off while their phone was offline. No
 * other driver sees them. A function needs `GetItem` on the
 * table.
 */
export const visitAccess =
  (client: DynamoDBDocumentClient, table: string) => async (stop: string, caller: Caller) => {
    if (may(caller, 'run.manage')) return 'manage' as const;
    if (may(caller, 'drive.manage')) {
      const { runId, lastRunId } = toVisitClaim(await getItem(client, table, visitKey(stop)));
      const of = runId ?? lastRunId;
      const item = of && (await getItem(client, table, runKey(of)));
      if (item && hadBy(toKept(item), caller.userId)) return 'manage' as const;
    }
    return may(caller, 'run.read') ? ('read' as const) : undefined;
  };
