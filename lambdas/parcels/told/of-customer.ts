import { isHere } from '#domain/parcels/lifecycle.ts';
import type { OfCustomer } from '../../runtime/of-customer.ts';
import { parcelList } from '../store/parcel-list.ts';

/** The parcels of a person, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'PARCELS_TABLE'> = {
  table: 'PARCELS_TABLE',
  kind: 'parcels',
  things: async ({ client, table }, { ids }, limit) => {
    const page = { after: undefined, limit: limit + 1 };
    const { items } = await parcelList(client, table).ofOwner(ids, 'all', page);
    return items.map(({ code, declaration, carrier, weightLb, state, receivedAt }) => ({
      id: code,
      title: `${declaration.store ?? carrier}, ${weightLb} lb`,
      state,
      at: receivedAt,
      path: `/parcels/${code}`,
      ...(isHere(state) ? { isOpen: true as const } : {}),
    }));
  },
};
