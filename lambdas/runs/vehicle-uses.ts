import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Use } from '#domain/vehicles/lifecycle.ts';
import { runDays } from './store/run-days.ts';

/** What a vehicle is used for: now or later today, and on any day to come. */
export interface VehicleUse {
  readonly today?: Use;
  readonly ahead?: Use;
}

/** What vehicles are used for by the runs, by their ids. A function needs `Query` and `BatchGetItem` on the table of the runs. */
export const vehicleUses =
  (client: DynamoDBDocumentClient, table: string) =>
  async (now: Date): Promise<ReadonlyMap<string, VehicleUse>> => {
    const today = newYorkDay(now);
    const uses = new Map<string, VehicleUse>();
    for (const { vehicleId, state, day } of await runDays(client, table).from(today)) {
      if (state === 'ENDED' || state === 'CANCELLED') continue;
      const known = uses.get(vehicleId) ?? {};
      const use: Use = state === 'UNDER_WAY' || known.ahead === 'UNDER_WAY' ? 'UNDER_WAY' : 'PLANNED';
      uses.set(vehicleId, { ...known, ahead: use, ...(day === today ? { today: use } : {}) });
    }
    return uses;
  };
