import type { OwnParcel } from '../parcel.ts';
import type { OwnCounts } from './own-counts-endpoint.ts';

/** How far a mailbox is counted: more than most people ever have here. */
export const COUNTED = 50;

/** Whether its owner can send it on now. */
export const isReady = ({ state, holds }: Pick<OwnParcel, 'state' | 'holds'>): boolean =>
  state === 'IN_STORAGE' && holds.length === 0;

/** Whether it waits for its owner. What staff look at waits for us. */
const needsOwner = ({ holds }: Pick<OwnParcel, 'holds'>): boolean =>
  holds.some(({ kind }) => kind !== 'DG_REVIEW');

/** What is in a mailbox, from the parcels that are here and how many more are expected. */
export const ownCounts = (
  here: readonly Pick<OwnParcel, 'state' | 'holds'>[],
  expected: number,
): OwnCounts => ({
  here: here.length,
  expected,
  needYou: here.filter(needsOwner).length,
  ready: here.filter(isReady).length,
});
