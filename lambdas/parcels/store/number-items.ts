import { type Expiry, expires } from '../../runtime/table/expires.ts';
import type { Write } from '../../runtime/table/writes.ts';

/** All that is known of a tracking number is in one partition, so one query tells it. */
export const numberPartition = (tracking: string): string => `TRACK#${tracking}`;
const PARCEL_ROW = 'PARCEL#';
const ALERT_ROW = 'ALERT#';

/** A received parcel has its number. */
export const numberOfParcel = (tracking: string, code: string, kept: { readonly expires_at?: Expiry }) => ({
  pk: numberPartition(tracking),
  sk: `${PARCEL_ROW}${code}`,
  ...kept,
});
/** Where somebody finds their own parcel by its number, without a look at those of others. The code is gone when it is another's. */
export const ofOwnerPrefix = (ownerId: string): string => `OWNER#${ownerId}#`;
export const numberOfOwner = (
  tracking: string,
  ownerId: string,
  code: string,
  kept: { readonly expires_at?: Expiry },
) => ({ pk: numberPartition(tracking), sk: `${ofOwnerPrefix(ownerId)}${code}`, code, ...kept });
/** Somebody announced it: once for each owner. */
export const numberOfAlert = (tracking: string, ownerId: string) => ({
  pk: numberPartition(tracking),
  sk: `${ALERT_ROW}${ownerId}`,
});

/** What a row of the partition says: a parcel by its code, or a pre-alert by its id. */
export const readNumberRow = ({
  sk,
  id,
}: Readonly<Record<string, unknown>>):
  | { readonly parcel: string }
  | { readonly alert: string }
  | undefined => {
  const key = String(sk);
  if (key.startsWith(PARCEL_ROW)) return { parcel: key.slice(PARCEL_ROW.length) };
  return key.startsWith(ALERT_ROW) && id !== undefined ? { alert: String(id) } : undefined;
};

/**
 * Claims a number for the one who receives it: of two clerks at the same moment one is refused, and then reads the parcel of the other.
 * Days later the rows of the number tell it, so a carrier may use a number again.
 */
export const numberClaim = (TableName: string, tracking: string, code: string, now: Date): Write => ({
  Put: {
    TableName,
    Item: { pk: numberPartition(tracking), sk: 'RECEIVED', code, expires_at: expires(now, 'claim') },
    ConditionExpression: 'attribute_not_exists(pk) OR expires_at < :now',
    ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
  },
});
