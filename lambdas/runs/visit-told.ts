import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import { tellWindowsAt } from '#domain/runs/telling/arrival-window.ts';
import type { Told } from '#domain/runs/telling/told.ts';
import { isTold, runNow } from './told/run-now.ts';

/**
 * What the people of a visit are told of when we come, as the letters say it: a window not before its evening. Undefined while there is
 * nothing to say, and once the van is there. A function needs `GetItem` on the table.
 */
export const visitTold =
  (client: DynamoDBDocumentClient, table: string) =>
  async (reference: string, visit: number, now: Date): Promise<Told | undefined> => {
    const id = `${reference}-${visit}`;
    const run = await runNow(client, table).ofStop(id);
    const stop = run?.stops.find((one) => one.id === id);
    if (run === undefined || stop?.told === undefined || !isTold(run)) return undefined;
    if (!isOpenStop(stop.state) || stop.state === 'ARRIVED') return undefined;
    const { told } = stop;
    const isEarly = told.what === 'WINDOW' && now.toISOString() < tellWindowsAt(run.day, told.at);
    return isEarly ? undefined : told;
  };

export type VisitTold = ReturnType<typeof visitTold>;
