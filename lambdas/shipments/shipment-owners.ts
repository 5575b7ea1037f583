import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { searchable } from '#domain/kernel/search.ts';
import { shipmentSearch } from '#domain/shipments/search.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { trackingNumberFrom } from '#domain/shipments/tracking-number.ts';
import { shipmentList } from './store/shipment-list.ts';

/** Shorter ends are those of far too many numbers. */
const SHORTEST = 4;
/** Different shipments with the same end are few. */
const MOST = 5;

const bare = (code: string): string => searchable(code).replace(/[^a-z0-9]/g, '');

/** Whether the tracking number or the waybill begins or ends so. A search finds names and phone numbers too. */
const hasNumber = ({ number, hawb = '' }: Pick<Shipment, 'number' | 'hawb'>, typed: string): boolean =>
  [bare(number), bare(hawb), hawb.replace(/\D/g, '')].some(
    (code) => code.startsWith(typed) || code.endsWith(typed),
  );

/**
 * Reads whose shipments have a tracking number or a waybill that begins or ends as typed, for whoever finds people by what they read out:
 * open shipments, and any by its whole tracking number. A function needs `Query` and `BatchGetItem` on the table.
 */
export const shipmentOwners = (client: DynamoDBDocumentClient, table: string) => {
  const list = shipmentList(client, table);
  return async (typed: string): Promise<readonly string[]> => {
    const whole = trackingNumberFrom(typed);
    if (whole !== undefined) return (await list.asTheyAre([whole])).map(({ ownerId }) => ownerId);
    const code = bare(typed);
    if (code.length < SHORTEST || !/\d/.test(code)) return [];
    const found = await list.matching(shipmentSearch(typed), { after: undefined, limit: MOST });
    const theirs = (found?.items ?? []).filter((shipment) => hasNumber(shipment, code));
    return [...new Set(theirs.map(({ ownerId }) => ownerId))];
  };
};
