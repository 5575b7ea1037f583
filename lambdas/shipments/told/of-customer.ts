import { cargoWords } from '#domain/shipments/customer/cargo-words.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { type HoldKind, holds } from '#domain/shipments/holds.ts';
import { isClosed, progressOf } from '#domain/shipments/lifecycle.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { flights } from '../../departures/index.ts';
import { type AskedPapers, type CustomerAccess, type OfCustomer, todoOf } from '../../runtime/of-customer.ts';
import { ofComing, ofPrices } from '../dependencies.ts';
import { readOnce, stepFacts } from '../next-step.ts';
import { billStore } from '../store/bill-items.ts';
import { shipmentList } from '../store/shipment-list.ts';
import { shipmentStore } from '../store/shipment-store.ts';

/** How far most of it is, where that is not all of it, and what it waits for. */
const noteOf = ({ pieces, holds: placed }: Shipment): { readonly note?: string } => {
  const { state, reached, of } = progressOf(pieces);
  const words = [
    ...(reached === of ? [] : [`${reached} of ${of} pieces: ${wordsOfState[state].desk}`]),
    ...placed.map(({ kind }) => holds[kind].name),
  ];
  return words.length === 0 ? {} : { note: words.join(' · ') };
};

/** The hold that each paper is for. The invoice lifts its own as it arrives; of a payment it is proof until the desk has taken it. */
const paperFor: Partial<Record<HoldKind, 'COMMERCIAL_INVOICE' | 'PAYMENT_PROOF'>> = {
  INVOICE_MISSING: 'COMMERCIAL_INVOICE',
  PAYMENT_DUE: 'PAYMENT_PROOF',
};

/** The papers that its holds wait for. */
const asksOf = ({ number: id, holds: placed }: Shipment): AskedPapers => {
  const asks = placed.flatMap(({ kind }) => {
    const purpose = paperFor[kind];
    return purpose === undefined ? [] : [{ purpose, subject: { kind: 'shipment' as const, id } }];
  });
  return asks.length === 0 ? {} : { asks };
};

/** What the sender of an open shipment has to do now. Each flight is read once, and a bill only where there is one. */
const todos = ({ client, table, now, log, tableOf }: CustomerAccess) => {
  const bills = billStore(client, table);
  const env = { SETTINGS_TABLE: tableOf('SETTINGS_TABLE'), BOOKINGS_TABLE: tableOf('BOOKINGS_TABLE') };
  const given = { client, clock: () => now, log };
  const reads = readOnce({
    ...ofComing(env, given),
    ...ofPrices(env, given),
    shipments: shipmentStore(client, table),
    flights: flights(client, tableOf('DEPARTURES_TABLE')),
  });
  return async (known: Shipment) => {
    if (isClosed(known.state)) return {};
    const shipment = shipmentAt(known, now);
    const bill = shipment.state === 'DRAFT' ? undefined : await bills.find(shipment.number);
    const { todo } = nextOfSender(await stepFacts(reads, { shipment, bill }, now));
    return todoOf(todo, todo?.act === 'PAY' ? bill?.invoice : undefined);
  };
};

/** The shipments of a person, as the desk sees them on their page. */
export const ofCustomer: OfCustomer<'SHIPMENTS_TABLE'> = {
  table: 'SHIPMENTS_TABLE',
  kind: 'shipments',
  things: async (access, { ids }, limit) => {
    const { client, table } = access;
    const todoOfShipment = todos(access);
    const list = shipmentList(client, table);
    const { items: newest } = await list.ofOwner(ids, { after: undefined, limit: limit + 1 });
    const rows = newest.map(async (shipment) => ({
      id: shipment.number,
      title: cargoWords(shipment),
      state: shipment.state,
      ...noteOf(shipment),
      ...asksOf(shipment),
      at: shipment.createdAt,
      path: `/shipments/${shipment.number}`,
      ...(await todoOfShipment(shipment)),
      ...(isClosed(shipment.state) ? {} : { isOpen: true as const }),
    }));
    return Promise.all(rows);
  },
};
