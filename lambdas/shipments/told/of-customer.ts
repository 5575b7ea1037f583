import { cargoWords } from '#domain/shipments/customer/cargo-words.ts';
import { holds } from '#domain/shipments/holds.ts';
import { isClosed, progressOf } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { newestOf, type OfCustomer } from '../../runtime/of-customer.ts';
import { shipmentList } from '../store/shipment-list.ts';

/** How far most of it is, where that is not all of it, and what it waits for. */
const noteOf = ({ pieces, holds: placed }: Shipment): { readonly note?: string } => {
  const { state, reached, of } = progressOf(pieces);
  const words = [
    ...(reached === of ? [] : [`${reached} of ${of} pieces: ${wordsOfState[state].desk}`]),
    ...placed.map(({ kind }) => holds[kind].name),
  ];
  return words.length === 0 ? {} : { note: words.join(' · ') };
};

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
      ...noteOf(shipment),
      at: shipment.createdAt,
      path: `/shipments/${shipment.number}`,
      ...(isClosed(shipment.state) ? {} : { isOpen: true as const }),
    }));
  },
};
