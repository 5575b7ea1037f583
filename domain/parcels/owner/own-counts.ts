import { inShort } from '../../next-step/in-short.ts';
import type { Act } from '../../next-step/next-step.ts';
import type { OwnParcel } from '../parcel.ts';
import { titleOf } from '../tracking/parcel-title.ts';
import { NAMED, type OwnCounts, type ParcelToDo } from './own-counts-endpoint.ts';

/** How far a mailbox is counted: more than most people ever have here. */
export const COUNTED = 50;

/** Whether its owner can send it on now. */
export const isReady = ({ state, holds }: Pick<OwnParcel, 'state' | 'holds'>): boolean =>
  state === 'IN_STORAGE' && holds.length === 0;

/** Nothing waits for these: sending on is as its owner likes, and a shipment says itself that it is not booked yet. */
const notWaiting: readonly (Act | undefined)[] = [undefined, 'SEND_ON', 'BOOK'];

/** Whether it waits for its owner. What staff look at waits for us. */
const needsOwner = ({ next: { todo } }: OwnParcel): boolean => !notWaiting.includes(todo?.act);

const toDo = ({ code, carrier, tracking, declaration: { store }, next }: OwnParcel): ParcelToDo => ({
  code,
  title: titleOf({ store, carrier, tracking }),
  next: inShort(next),
});

/** What is in a mailbox, from the parcels that are here, newest first, and how many more are expected. */
export const ownCounts = (here: readonly OwnParcel[], expected: number): OwnCounts => {
  const needy = here.filter(needsOwner);
  return {
    here: here.length,
    expected,
    needYou: needy.length,
    ready: here.filter(isReady).length,
    toDo: needy.slice(0, NAMED).map(toDo),
  };
};
