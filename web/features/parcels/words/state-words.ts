import type { ParcelState } from '#domain/parcels/lifecycle.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

interface StateWords {
  readonly words: string;
  readonly tone: BadgeTone;
}

const states: Readonly<Record<ParcelState, StateWords>> = {
  IN_STORAGE: { words: 'Ready to send', tone: 'done' },
  // Nobody owns it, so its owner never sees this one.
  UNIDENTIFIED: { words: 'At our dock', tone: 'plain' },
  REQUESTED: { words: 'In a shipment, not booked yet', tone: 'time' },
  PACKED: { words: 'Booked to fly', tone: 'note' },
  SHIPPED: { words: 'On its way', tone: 'note' },
  DELIVERED: { words: 'Delivered', tone: 'done' },
  RETURNING: { words: 'Goes back to the store', tone: 'time' },
  RETURNED: { words: 'Went back to the store', tone: 'plain' },
  DISPOSED: { words: 'Disposed of', tone: 'plain' },
};

/** U.S. Mail of a closed mailbox. */
const sentOn: Partial<Record<ParcelState, StateWords>> = {
  RETURNING: { words: 'We send it on by mail', tone: 'time' },
  RETURNED: { words: 'Sent on by mail', tone: 'plain' },
};

/** Where a parcel is, in a few words for its owner. Holds have words of their own. */
export const stateOf = ({ state, back }: Pick<OwnParcel, 'state' | 'back'>): StateWords =>
  (back?.sentOn ? sentOn[state] : undefined) ?? states[state];
