import { type HoldFacts, holdsOf } from '../holds/holds.ts';
import { OwnParcel, type Parcel } from '../parcel.ts';

/** A parcel as its owner sees it, with what waits for them. What is not theirs to know is dropped by the schema. */
export const ownParcel = (parcel: Parcel, facts: HoldFacts): OwnParcel =>
  OwnParcel.parse({ ...parcel, holds: holdsOf(parcel, facts) });
