import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Claim, type Claims } from '#domain/bookings/slot-claims.ts';
import type { SlotWay } from '#domain/departures/slots/slot-id.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';

/** What is taken of a slot, with the version that a write must find. Version 0: nobody has ever taken anything. */
export interface SlotState {
  readonly version: number;
  readonly claims: Claims;
}

const SlotItem = z.object({ version: z.int(), claims: z.record(z.string(), Claim) });

/** `P-2026-12-01-0900` begins on the day that follows its letter, and the time is behind that. */
const partsOf = (id: string) => ({
  way: id.startsWith('P') ? 'PICKUP' : 'DROP_OFF',
  day: id.slice(2, 12),
  time: id.slice(13),
});
const partitionOf = (way: string): string => `SLOT#${way}`;
/** A slot is found by its id alone, all slots of some days by one query. */
const keyOf = (id: string) => {
  const { way, day, time } = partsOf(id);
  return { pk: partitionOf(way), sk: `${day}#${time}` };
};
const idIn = (way: SlotWay, sk: string): string => `${way === 'PICKUP' ? 'P' : 'D'}-${sk.replace('#', '-')}`;

const NONE: SlotState = { version: 0, claims: {} };

/** Reads what is taken of slots, and makes the guarded writes that take and give places back. The settings say how much a slot has. */
export const slotStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<SlotState> => {
    const item = await getItem(client, TableName, keyOf(id));
    return item === undefined ? NONE : SlotItem.parse(item);
  },
  /** The slots of one way from one day to another of which something was ever taken, by id. */
  between: async (way: SlotWay, from: string, to: string): Promise<ReadonlyMap<string, SlotState>> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      // `$` sorts behind the `#` after the day.
      ExpressionAttributeValues: { ':pk': partitionOf(way), ':from': from, ':to': `${to}$` },
    });
    return new Map(items.map((item) => [idIn(way, String(item.sk)), SlotItem.parse(item)]));
  },
  /** Writes what is claimed of a slot, if nobody wrote it since it was read. Whoever loses reads again and decides again. */
  write: (id: string, { version }: SlotState, claims: Claims): Write =>
    putVersion(TableName, {
      ...keyOf(id),
      version: version + 1,
      claims,
      expires_at: expires(new Date(`${partsOf(id).day}T00:00:00Z`), 'bookings'),
    }),
});

export type SlotStore = ReturnType<typeof slotStore>;
