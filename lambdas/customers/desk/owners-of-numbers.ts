import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { invoiceNumberFrom } from '#domain/billing/invoice.ts';
import { may } from '#domain/kernel/permissions.ts';
import { invoiceStore } from '../../billing/index.ts';
import { shipmentOwners } from '../../shipments/index.ts';

interface Tables {
  readonly SHIPMENTS_TABLE: string;
  readonly BILLING_TABLE: string;
}

/** Whose the number is that somebody reads out: a tracking number, a waybill or an invoice, as far as the caller may see those. */
export const ownersOfNumbers = (
  client: DynamoDBDocumentClient,
  { SHIPMENTS_TABLE, BILLING_TABLE }: Tables,
) => {
  const owners = shipmentOwners(client, SHIPMENTS_TABLE);
  const { find } = invoiceStore(client, BILLING_TABLE);
  return async (typed: string, caller: Parameters<typeof may>[0]): Promise<readonly string[]> => {
    const invoice = may(caller, 'invoice.read') ? invoiceNumberFrom(typed) : undefined;
    const [shippers, found] = await Promise.all([
      may(caller, 'shipment.read') ? owners(typed) : [],
      invoice === undefined ? undefined : find(invoice),
    ]);
    return [...new Set([...shippers, ...(found === undefined ? [] : [found.ownerId])])];
  };
};
