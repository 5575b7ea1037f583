import type { Condition } from './parcel.ts';

/** How a parcel looked when it came, as its owner reads it. */
export const conditionNames: Readonly<Record<Condition, string>> = {
  SEALED: 'Sealed, as the store packed it',
  OPEN: 'Open when it came',
  DAMAGED: 'Damaged when it came',
  WET: 'Wet when it came',
  CRUSHED: 'Crushed when it came',
  OTHER: 'See the note',
};
