import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SlotId, SlotWay } from '#domain/departures/slots/slot-id.ts';
import type { ReadSetting } from '../settings/index.ts';
import { fullSlotsOf } from './change/slot-offers.ts';
import { slotStore } from './store/slot-store.ts';

/** Tells the ids of the bookable slots of one way in which nothing more fits, or not so many pounds. It needs `Query` on the table. */
export const fullSlots =
  (client: DynamoDBDocumentClient, table: string, readSetting: ReadSetting) =>
  (
    now: Date,
    { way = 'PICKUP', lb = 0 }: { readonly way?: SlotWay; readonly lb?: number } = {},
  ): Promise<ReadonlySet<SlotId>> =>
    fullSlotsOf({ readSetting, slots: slotStore(client, table) }, { way, lb }, now);
