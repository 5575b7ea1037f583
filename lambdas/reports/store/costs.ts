import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CostOfFlight } from '#domain/reports/figures/cost.ts';
import { dayIn, laneOf } from '#domain/reports/figures/keys.ts';
import type { Period } from '#domain/reports/figures/period.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const COSTS = 'COSTS';
/** All costs are in one partition, in the order of the days of their flights. */
const keyOf = (flight: string) => ({ pk: COSTS, sk: `${dayIn(flight)}#${laneOf(flight)}` });

const nothing: CostOfFlight = { version: 0, entries: [] };

/** What flights cost, as people entered it. It is not counted from anything, so no rebuild touches it. */
export const costs = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (flight: string): Promise<CostOfFlight> => {
    const item = await getItem(client, TableName, keyOf(flight));
    return item ? CostOfFlight.parse(item) : nothing;
  },
  /** Those of the flights of a period, by flight. */
  ofPeriod: async ({ from, to }: Period): Promise<ReadonlyMap<string, CostOfFlight>> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      // `~` sorts after the days of a month.
      ExpressionAttributeValues: { ':pk': COSTS, ':first': from, ':last': `${to}~` },
    });
    return new Map(items.map((item) => [String(item.flight), CostOfFlight.parse(item)]));
  },
  /** Writes the next version. False when somebody else has written it in between. */
  save: (flight: string, cost: CostOfFlight): Promise<boolean> =>
    write(client, putVersion(TableName, { ...keyOf(flight), flight, ...cost })),
});

export type Costs = ReturnType<typeof costs>;
