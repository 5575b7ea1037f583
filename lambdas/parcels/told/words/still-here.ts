import { listed } from '#domain/kernel/listed.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';
import type { Waits } from '../../../runtime/of-person.ts';
import { parcelWords } from './names.ts';
import { pathOfParcel } from './said.ts';

type Named = Pick<Parcel, 'code' | 'declaration' | 'carrier' | 'tracking'>;

/** Parcels by their stores: `Amazon (3) and SHEIN`. */
const storesOf = (parcels: readonly Named[]): string => {
  const byName = Map.groupBy(parcels, ({ declaration: { store }, carrier, tracking }) =>
    titleOf({ store, carrier, tracking }),
  );
  return listed([...byName].map(([name, { length }]) => (length === 1 ? name : `${name} (${length})`)));
};

/** What somebody who leaves still has at our dock, in one sentence, with the page where it is settled. Nothing where nothing is here. */
export const stillHere = (parcels: readonly Named[]): readonly Waits[] => {
  const [first, ...others] = parcels;
  if (first === undefined) return [];
  if (others.length === 0)
    return [
      {
        what: 'parcel',
        words: `Your ${parcelWords(first)} is still here. Send it, or have us return or dispose of it.`,
        path: pathOfParcel(first.code),
      },
    ];
  return [
    {
      what: 'mailbox',
      words: `${parcels.length} parcels are still here: ${storesOf(parcels)}. Send them, or have us return or dispose of them.`,
      path: pathTo('/dashboard/mailbox', {}),
    },
  ];
};
