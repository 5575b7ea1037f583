import { cargoWords } from '#domain/shipments/customer/cargo-words.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { newestOf, type OfCustomer } from '../../runtime/of-customer.ts';
import { shipmentList } from '../store/shipment-list.ts';

/** The shipments of a person, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'SHIPMENTS_TABLE'> = {
  table: 'SHIPMENTS_TABLE',
  kind: 'shipments',
  things: async ({ client, table }, { ids }, limit) => {
    const list = shipmentList(client, table);
    const pages = await Promise.all(
      ids.map((id) => list.ofOwner(id, { after: undefined, limit: limit + 1 })),
    );
    const newest = newestOf(
      pages.map(({ items }) => items),
      { atOf: ({ createdAt }) => createdAt, limit: limit + 1 },
    );
    return newest.map((shipment) => ({
      id: shipment.number,
      title: cargoWords(shipment),
      state: shipment.state,
      at: shipment.createdAt,
      path: `/shipments/${shipment.number}`,
      ...(isClosed(shipment.state) ? {} : { isOpen: true as const }),
    }));
  },
};
