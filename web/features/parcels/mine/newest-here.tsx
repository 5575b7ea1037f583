import { useMyParcels } from '../use-parcels.ts';
import { ParcelRows } from './parcel-row.tsx';

const SHOWN = 3;

/** The newest parcels that are here, each with its photo. All others are in the mailbox, a line above. */
export const NewestHere = () => {
  const parcels = useMyParcels('here').data?.items.slice(0, SHOWN) ?? [];
  return parcels.length === 0 ? null : <ParcelRows parcels={parcels} />;
};
