import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { WaitingCheck } from '#domain/billing/checks/waiting.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { WAITING_CHECKS } from '../invoice-items.ts';

interface Row {
  readonly position: string;
  readonly check: WaitingCheck;
}
const rowOf = (item: Item): Row => ({ position: String(item.gsi1sk), check: WaitingCheck.parse(item) });

/** The checks that wait for the bank, the oldest first. */
export const waitingList =
  (client: DynamoDBDocumentClient, TableName: string) =>
  async (page: PageRequest): Promise<Page<WaitingCheck>> => {
    const listing = {
      TableName,
      index: 'gsi1',
      partitions: [WAITING_CHECKS],
      rowOf,
      positionOf: ({ position }: Row) => position,
    };
    const { items, ...rest } = await oldestFirst(client, listing, page);
    return { ...rest, items: items.map(({ check }) => check) };
  };
