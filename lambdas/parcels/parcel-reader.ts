import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { codeIn } from './store/parcel-items.ts';
import { parcelList } from './store/parcel-list.ts';
import { formHoldKey, isListed } from './store/parcel-rows.ts';
import { parcelStore } from './store/parcel-store.ts';

/** Reads parcels as they are now, for what follows from them. A function needs `GetItem` and `BatchGetItem` on the table. */
export const parcelReader = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = parcelStore(client, table);
  const { asTheyAre } = parcelList(client, table);
  return {
    find,
    several: asTheyAre,
    /** Which of them are U.S. Mail that waits for a Form 1583, as it was when they were last written. */
    waitingForForm: async (parcels: readonly Parcel[]): Promise<ReadonlySet<string>> => {
      const keys = parcels.filter(({ usMail }) => usMail === true).map(({ code }) => formHoldKey(code));
      const rows = keys.length === 0 ? [] : await getItems(client, table, keys);
      return new Set(rows.filter(isListed).map(({ pk }) => codeIn(String(pk))));
    },
  };
};

export type ParcelReader = ReturnType<typeof parcelReader>;

/** More than anybody reads in a list of what keeps a mailbox open. */
const MOST_NAMED = 20;

/**
 * The parcels of a mailbox that are still here, the oldest first, at most twenty. A function needs `BatchGetItem` and `Query` on the
 * table.
 */
export const parcelsOfMailbox =
  (client: DynamoDBDocumentClient, table: string) =>
  (number: string): Promise<readonly Parcel[]> =>
    parcelList(client, table).hereOfMailbox(number, MOST_NAMED);
