import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  numbersLeft,
  serialOf,
  type WaybillStock,
  waybillNumber,
} from '#domain/departures/waybills/waybill.ts';
import { WaybillStockLowV1 } from '#events/departures/waybill-stock-low.v1.ts';
import { compose } from '#events/envelope.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { putNew, type Write } from '../runtime/table/writes.ts';
import { usedKey } from './store/waybill-items.ts';
import { type WaybillStockStore, waybillStock } from './store/waybill-stock.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly stock: Pick<WaybillStockStore, 'markLow'>;
}

/** Tells once that few numbers are left. */
const tellLow = async (
  { stock, clock, newId }: Deps,
  { prefix, version, lowMark, ...numbers }: WaybillStock,
  correlationId: string,
): Promise<void> => {
  const at = clock().toISOString();
  const data = { prefix, left: numbersLeft(numbers), lowMark };
  const facts = { subject: prefix, version, at, data };
  await stock.markLow(at, compose(WaybillStockLowV1, facts, { newId, correlationId }));
};

/**
 * House air waybill numbers for functions of other domains. A number is taken before the transaction that uses it and is never
 * given out again; one that no transaction used stays a gap. A function needs `PutItem` and `UpdateItem` on the table.
 */
export const houseWaybills = (
  client: DynamoDBDocumentClient,
  TableName: string,
  { clock, newId }: Omit<Deps, 'stock'>,
) => {
  const stock = waybillStock(client, TableName);
  return {
    /** The next number, `SKB-12345675`. Undefined when the stock is used up; then staff must add numbers. */
    take: async (correlationId: string): Promise<string | undefined> => {
      const taken = await stock.take();
      if (taken === undefined) return undefined;
      if (numbersLeft(taken) <= taken.lowMark) await tellLow({ stock, clock, newId }, taken, correlationId);
      return waybillNumber(taken.prefix, taken.next - 1);
    },
    /** The write, in the caller's transaction, that says which shipment has a number. A number can be used once. */
    used: (number: string, shipment: string, at: string): Write => {
      const serial = serialOf(number);
      if (serial === undefined) throw new Error(`${number} is no house air waybill number.`);
      return putNew(TableName, { ...usedKey(serial), number, shipment, at });
    },
  };
};
