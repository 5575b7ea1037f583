import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Run } from '#domain/runs/run.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { toVisitClaim, visitKey } from '../store/claim-items.ts';
import { type KeptRun, runKey, toKept } from '../store/run-items.ts';

/** Whether the people of a run are told when we come: its driver has it. */
export const isTold = ({ state }: Pick<Run, 'state'>): boolean =>
  state === 'RELEASED' || state === 'UNDER_WAY';

/** Runs as they are at this instant, without whom they drive to. A function needs `GetItem` on the table. */
export const runNow = (client: DynamoDBDocumentClient, table: string) => {
  const find = async (id: string): Promise<KeptRun | undefined> => {
    const item = await getItem(client, table, runKey(id));
    return item && toKept(item);
  };
  return {
    find,
    /** The run that has a stop; undefined while none has. */
    ofStop: async (stop: string): Promise<KeptRun | undefined> => {
      const { runId } = toVisitClaim(await getItem(client, table, visitKey(stop)));
      return runId === undefined ? undefined : find(runId);
    },
  };
};
