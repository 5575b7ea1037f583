import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Bill } from '#domain/shipments/bill/bill.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';
import { partitionOf } from './shipment-items.ts';

/** What was told of its invoice is one item below the shipment, beside its versions: what is paid changes no shipment. */
export const BILL = 'BILL';
const billKey = (number: string) => ({ pk: partitionOf(number), sk: BILL });
export const toBill = (item: unknown): Bill => Bill.parse(item);

/** What was told of the invoices of shipments. */
export const billStore = (client: DynamoDBDocumentClient, table: string) => {
  const putBill = (number: string, bill: Bill): Write => putVersion(table, { ...billKey(number), ...bill });
  return {
    find: async (number: string): Promise<Bill | undefined> => {
      const item = await getItem(client, table, billKey(number));
      return item && toBill(item);
    },
    /** The write of the next version, for the transaction of a shipment. */
    putBill,
    /** Writes the next version alone. False when other news came in between. */
    write: (number: string, bill: Bill): Promise<boolean> => write(client, putBill(number, bill)),
  };
};

export type BillStore = ReturnType<typeof billStore>;
