import { holdsOf } from '#domain/parcels/holds/holds.ts';
import type { Parcel, PlacedParcelHold } from '#domain/parcels/parcel.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UsMailOk } from './us-mail.ts';

export interface HoldDeps {
  readonly usMailOk: UsMailOk;
  readonly clock: Clock;
}

/** The holds of a parcel as they are at this instant. */
export const holdsNow = async ({ usMailOk, clock }: HoldDeps, parcel: Parcel): Promise<PlacedParcelHold[]> =>
  holdsOf(parcel, { usMailOk: await usMailOk(parcel, clock()) });
