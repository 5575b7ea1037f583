import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  alertClosed,
  alertItem,
  alertKey,
  alertNumberClaim,
  alertNumberGone,
  alertRows,
  toAlert,
} from './alert-items.ts';
import { numberOfAlert, readNumberRow } from './number-items.ts';

/** Reads and writes pre-alerts. */
export const alertStore = (client: DynamoDBDocumentClient, table: string) => {
  const written = async (
    guards: Readonly<Record<string, Write>>,
    also: readonly Write[],
    event: PublishedEvent,
  ): Promise<boolean> =>
    // Whoever calls reads again before another try.
    (await transact<string>(client, guards, { also: [...also, outboxItem(table, event)], tries: 1 })) ===
    undefined;
  const find = async (id: string): Promise<PreAlert | undefined> => {
    const item = await getItem(client, table, alertKey(id));
    return item && toAlert(item);
  };
  return {
    find,
    /** What somebody announced with a number last, under each of their ids. What others announced is not read. */
    ofNumber: async (tracking: string, ownerIds: readonly string[]): Promise<readonly PreAlert[]> => {
      const rows = await Promise.all(
        ownerIds.map((ownerId) => getItem(client, table, numberOfAlert(tracking, ownerId))),
      );
      const ids = rows.flatMap((row) => {
        const read = row && readNumberRow(row);
        return read !== undefined && 'alert' in read ? [read.alert] : [];
      });
      return (await Promise.all(ids.map(find))).filter((alert) => alert !== undefined);
    },
    /** The next version of a pre-alert that stays open, guarded by the one before. */
    changing: (after: PreAlert): Write => putVersion(table, alertItem(after)),
    /** The writes that close a pre-alert, for the transaction of what closes it: the parcel that came. */
    closing: (after: PreAlert) => alertClosed(table, after),
    /** Writes a new one. False when its id is known, or its owner has announced the number in between. */
    add: (alert: PreAlert, event: PublishedEvent): Promise<boolean> =>
      written(
        { claimed: alertNumberClaim(table, alert), known: putVersion(table, alertItem(alert)) },
        alertRows(table, alert),
        event,
      ),
    /** Writes the next version of one that stays open, also with another number. False when somebody wrote in between. */
    change: (before: PreAlert, after: PreAlert, event: PublishedEvent): Promise<boolean> => {
      const isSame = before.tracking === after.tracking;
      return written(
        {
          changed: putVersion(table, alertItem(after)),
          ...(isSame ? {} : { claimed: alertNumberClaim(table, after) }),
        },
        isSame ? [] : [alertNumberGone(table, before, new Date(after.changedAt))],
        event,
      );
    },
    /** Closes one by itself: its owner takes it back, or nothing came in time. False when somebody wrote in between. */
    close: (after: PreAlert, event: PublishedEvent): Promise<boolean> => {
      const { guard, also } = alertClosed(table, after);
      return written({ changed: guard }, also, event);
    },
  };
};

export type AlertStore = ReturnType<typeof alertStore>;
