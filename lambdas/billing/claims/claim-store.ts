import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '#domain/billing/claims/claim.ts';
import type { ClaimList } from '#domain/billing/claims/endpoints.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { put, putVersion } from '../../runtime/table/writes.ts';
import { claimItem, claimKey, claimsPartition, listPartition, ownRow, toClaim } from './claim-items.ts';

interface Row {
  readonly reference: string;
  readonly createdAt: string;
}

/** Reads and writes claims. */
export const claimStore = (client: DynamoDBDocumentClient, TableName: string) => {
  /** The writes of the next version, of which the first is guarded by the version before. */
  const nextWrites = (after: Claim, event: PublishedEvent) => ({
    guarded: putVersion(TableName, claimItem(after)),
    also: [...(after.version === 1 ? [put(TableName, ownRow(after))] : []), outboxItem(TableName, event)],
  });
  const named = async (references: readonly string[]): Promise<readonly Claim[]> =>
    (await mapConcurrently(references, (reference) => getItem(client, TableName, claimKey(reference))))
      .flatMap((item) => (item === undefined ? [] : [toClaim(item)]))
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const rowsOf = async (ownerIds: readonly string[], prefix: string): Promise<readonly Row[]> => {
    const rows = await Promise.all(
      ownerIds.map((ownerId) =>
        queryItems(client, {
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': claimsPartition(ownerId), ':sk': prefix },
        }),
      ),
    );
    return rows.flat().map(({ reference, createdAt }) => ({
      reference: String(reference),
      createdAt: String(createdAt),
    }));
  };
  return {
    find: async (reference: string): Promise<Claim | undefined> => {
      const item = await getItem(client, TableName, claimKey(reference));
      return item && toClaim(item);
    },
    /** Writes the next version, the first one too. False when somebody wrote in between. */
    write: (after: Claim, event: PublishedEvent): Promise<boolean> => {
      const { guarded, also } = nextWrites(after, event);
      // Whoever calls reads again before another try.
      return writeTogether(client, guarded, also, { tries: 1 });
    },
    /** The same for a transaction with other things. */
    nextWrites,
    /** The claims of a shipment as they are now, the newest first. */
    ofShipment: async (ownerIds: readonly string[], shipment: string): Promise<readonly Claim[]> =>
      named((await rowsOf(ownerIds, `${shipment}#`)).map(({ reference }) => reference)),
    /** The newest claims of somebody, under any of their ids. */
    ofOwner: async (ownerIds: readonly string[], limit: number): Promise<readonly Claim[]> =>
      named(
        (await rowsOf(ownerIds, ''))
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
          .slice(0, limit)
          .map(({ reference }) => reference),
      ),
    /** A list of the desk: the open ones by when something is due, others newest first. */
    list: (list: ClaimList, page: PageRequest): Promise<Page<Claim>> => {
      const listing = {
        TableName,
        index: 'gsi1',
        partitions: [listPartition(list)],
        rowOf: toClaim,
        positionOf: (claim: Claim) => String(claimItem(claim).gsi1sk),
      };
      return (list === 'open' ? oldestFirst : newestFirst)(client, listing, page);
    },
  };
};

export type ClaimStore = ReturnType<typeof claimStore>;
