import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Capacity, claimsAfter, type Want } from '#domain/bookings/slot-claims.ts';
import type { Write } from '../runtime/table/writes.ts';
import { type SlotState, slotStore } from './store/slot-store.ts';

/**
 * The guarded writes that take a place in a slot and give it back, for a transaction of another domain. The slot is written as a whole if
 * nobody wrote it since it was read: of two who want the last place, the second is refused, reads again, and finds it taken.
 */
export const slotPlaces = (client: DynamoDBDocumentClient, table: string) => {
  const { find, write } = slotStore(client, table);
  return {
    /** What is taken of a slot now. It needs `GetItem` on the table. */
    read: find,
    /** Takes a place; undefined when nothing more fits. It needs `PutItem` on the table. */
    takeSlot: (
      id: string,
      capacity: Capacity,
      state: SlotState,
      want: Want,
      now: Date,
    ): Write | undefined => {
      const claims = claimsAfter(capacity, state.claims, { gives: [], takes: [want] }, now);
      return claims && write(id, state, claims);
    },
    /** Gives a place back. What nobody has is given back as well. */
    releaseSlot: (id: string, state: SlotState, claim: string, now: Date): Write =>
      write(id, state, claimsAfter({}, state.claims, { gives: [claim], takes: [] }, now) ?? {}),
  };
};
