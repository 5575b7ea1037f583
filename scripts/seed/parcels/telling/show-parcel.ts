import type { Parcel, ParcelEntry, PlacedParcelHold } from '#domain/parcels/parcel.ts';
import type { Telling } from './telling.ts';

interface Shown {
  readonly parcel: Parcel;
  readonly holds: readonly PlacedParcelHold[];
  readonly history: readonly ParcelEntry[];
}

/** A parcel as the desk sees it; undefined while it has not come. */
export const showParcel = async (
  { past, staff }: Pick<Telling, 'past' | 'staff'>,
  code: string,
): Promise<Shown | undefined> => {
  const { status, body } = await past.answer('GET /api/desk/parcels/{code}', { as: staff, params: { code } });
  return status === 200 ? (body as unknown as Shown) : undefined;
};
