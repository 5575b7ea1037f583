import { useMyParcels } from '../../use-parcels.ts';
import { ParcelRows } from '../parcel-row.tsx';

/** The newest parcels that are here, each with its photo, besides those that are shown already. All of them are in the mailbox, a line above. */
export const NewestHere = ({
  shown,
  most,
}: {
  /** Codes of parcels. */
  readonly shown: readonly string[];
  readonly most: number;
}) => {
  const parcels = (useMyParcels('here').data?.items ?? [])
    .filter(({ code }) => !shown.includes(code))
    .slice(0, most);
  return parcels.length === 0 ? null : <ParcelRows parcels={parcels} />;
};
