import { holdsOf } from '../holds/holds.ts';
import type { ParcelFacts } from '../next-step/facts.ts';
import { nextOfParcel } from '../next-step/next-of-parcel.ts';
import { OwnParcel, type Parcel } from '../parcel.ts';

/** A parcel as its owner sees it, with what waits for them and what they do now. What is not theirs to know is dropped by the schema. */
export const ownParcel = (parcel: Parcel, known: Omit<ParcelFacts, 'parcel'>): OwnParcel =>
  OwnParcel.parse({ ...parcel, holds: holdsOf(parcel, known), next: nextOfParcel({ ...known, parcel }) });
