import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { countItems } from '../../runtime/table/query.ts';
import { alertKey, alertsPartition, openAlertsPartition, toAlert } from './alert-items.ts';

const idIn = (position: string): string => position.slice(position.indexOf('#') + 1);

const sumOf = async (ownerIds: readonly string[], count: (ownerId: string) => Promise<number>) =>
  (await Promise.all(ownerIds.map(count))).reduce((sum, one) => sum + one, 0);

/** Lists the pre-alerts of people through the index. */
export const alertList = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Those of somebody, under any of their ids, newest first: the ones that have not come, or all. */
  ofOwner: async (
    ownerIds: readonly string[],
    which: 'open' | 'all',
    page: PageRequest,
  ): Promise<Page<PreAlert>> => {
    const partition = which === 'open' ? openAlertsPartition : alertsPartition;
    const { items, ...rest } = await newestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: ownerIds.map(partition),
        rowOf: ({ gsi1sk }) => String(gsi1sk),
        positionOf: (position: string) => position,
      },
      page,
    );
    const found = await getItems(
      client,
      TableName,
      items.map((position) => alertKey(idIn(position))),
    );
    const byId = new Map(found.map(toAlert).map((alert) => [alert.id, alert]));
    return { ...rest, items: items.flatMap((position) => byId.get(idIn(position)) ?? []) };
  },
  /** How many of somebody wait for their parcel, up to a limit. */
  countOpen: (ownerIds: readonly string[], limit: number): Promise<number> =>
    sumOf(ownerIds, (ownerId) =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk',
          ExpressionAttributeValues: { ':pk': openAlertsPartition(ownerId) },
        },
        limit,
      ),
    ),
  /** How many somebody has announced since an instant, up to a limit: also those that came or were taken back. */
  countSince: (ownerIds: readonly string[], since: Date, limit: number): Promise<number> =>
    sumOf(ownerIds, (ownerId) =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk >= :since',
          ExpressionAttributeValues: { ':pk': alertsPartition(ownerId), ':since': since.toISOString() },
        },
        limit,
      ),
    ),
});

export type AlertList = ReturnType<typeof alertList>;
