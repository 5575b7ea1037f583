import { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { isOpenAlert } from '#domain/parcels/alerts/pre-alert-matched.ts';
import { warnedFrom } from '#domain/parcels/alerts/pre-alert-time.ts';
import { dueKeys } from '../../runtime/aggregate/due-list.ts';
import { expires } from '../../runtime/table/expires.ts';
import { put, putVersion, type Write } from '../../runtime/table/writes.ts';
import { numberOfAlert } from './number-items.ts';

/** What is due in this table: pre-alerts that end soon or now. */
export const DUE = 'DUE';

const partitionOf = (id: string): string => `ALERT#${id}`;
export const alertKey = (id: string) => ({ pk: partitionOf(id), sk: 'ALERT' });

/** Partitions of the index: all pre-alerts of somebody, and those that wait for their parcel. */
export const alertsPartition = (ownerId: string): string => `ALERTS#${ownerId}`;
export const openAlertsPartition = (ownerId: string): string => `OPEN_ALERTS#${ownerId}`;

const keptUntil = ({ closedAt }: PreAlert) =>
  closedAt === undefined ? {} : { expires_at: expires(new Date(closedAt), 'parcels') };

/** When a pre-alert is to be looked at next: its owner is told before it ends. */
const nextLook = (alert: PreAlert): string =>
  alert.warnedAt === undefined ? warnedFrom(alert) : alert.expiresAt;

/** The item of a pre-alert, on the due list while it is open. */
export const alertItem = (alert: PreAlert) => ({
  ...alertKey(alert.id),
  ...(isOpenAlert(alert) ? dueKeys(DUE, nextLook(alert), alert.id) : {}),
  ...alert,
  ...keptUntil(alert),
});
export const toAlert = (item: unknown): PreAlert => PreAlert.parse(item);

const row = (alert: PreAlert, name: string, partition: string) => ({
  pk: partitionOf(alert.id),
  sk: `ROW#${name}`,
  gsi1pk: partition,
  gsi1sk: `${alert.createdAt}#${alert.id}`,
  ...keptUntil(alert),
});

const numberItem = (alert: PreAlert) => ({
  ...numberOfAlert(alert.tracking, alert.ownerId),
  id: alert.id,
  ...(isOpenAlert(alert) ? {} : { closed: true }),
  ...keptUntil(alert),
});

/** The writes of the lists of a pre-alert: whole for a new one, and when it is closed. */
export const alertRows = (table: string, after: PreAlert): readonly Write[] => [
  put(table, row(after, 'ALL', alertsPartition(after.ownerId))),
  isOpenAlert(after)
    ? put(table, row(after, 'OPEN', openAlertsPartition(after.ownerId)))
    : put(table, {
        pk: partitionOf(after.id),
        sk: 'ROW#OPEN',
        expires_at: expires(new Date(after.changedAt), 'over'),
      }),
];

/** Claims a number for a pre-alert: an owner has one open pre-alert of a number. What others announced does not matter. */
export const alertNumberClaim = (TableName: string, alert: PreAlert): Write => ({
  Put: {
    TableName,
    Item: numberItem(alert),
    ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(#closed) OR #id = :id',
    ExpressionAttributeNames: { '#closed': 'closed', '#id': 'id' },
    ExpressionAttributeValues: { ':id': alert.id },
  },
});

/** Lets a number go that a pre-alert had, for one that was mistyped. Without an id it leads to no pre-alert any more. */
export const alertNumberGone = (table: string, { tracking, ownerId }: PreAlert, now: Date): Write =>
  put(table, { ...numberOfAlert(tracking, ownerId), closed: true, expires_at: expires(now, 'over') });

/**
 * The writes by which a pre-alert is matched, taken back or expired: its next version, guarded by the one before, and its lists. They go
 * into the transaction of the parcel that came.
 */
export const alertClosed = (
  table: string,
  after: PreAlert,
): { readonly guard: Write; readonly also: readonly Write[] } => ({
  guard: putVersion(table, alertItem(after)),
  also: [...alertRows(table, after), put(table, numberItem(after))],
});
