import { pathTo } from '#domain/kernel/paths.ts';
import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { itemsIn, type OfPerson, type Part, type PersonAccess, type Whom } from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { isOfOpinion } from '../store/opinion-store.ts';
import {
  EVENT,
  HISTORY,
  partitionOf,
  SHIPMENT,
  toShipment,
  toTrackingEvent,
} from '../store/shipment-items.ts';
import { numberIn, ownerPartition } from '../store/shipment-rows.ts';

interface Found {
  readonly shipment: Shipment;
  readonly items: readonly Item[];
  /** The row by which its sender finds it. */
  readonly row: Item;
}

const shipmentsOf = async function* (access: PersonAccess, { ids }: Whom): AsyncIterable<Found> {
  const rows = await Promise.all(ids.map((id) => itemsIn(access, ownerPartition(id))));
  for (const row of rows.flat()) {
    const items = await itemsIn(access, partitionOf(numberIn(String(row.sk))));
    const item = items.find(({ sk }) => sk === SHIPMENT);
    if (item !== undefined) yield { shipment: toShipment(item), items, row };
  }
};

/** What its sender reads of a shipment: nothing of what only we work with. */
const shownOf = (shipment: Shipment) => {
  const { number, state, shipper, to, consignee, notifyParty, goods, commodities, declaredValue, pickup } =
    shipment;
  const { searchConsent, promise, charged, hawb, authorization, createdAt, bookedAt, closedAt } = shipment;
  return {
    ...{
      number,
      state,
      createdAt,
      bookedAt,
      closedAt,
      sender: shipper,
      to,
      receiver: consignee,
      notifyParty,
    },
    ...{ goods, commodities, declaredValue, pickup, promise, charged, waybill: hawb, searchConsent },
    authorization,
  };
};

const shownBelow = (item: Item): Part['shown'] => {
  const { sk, at, what, kind, note, text, mark, words } = item;
  const key = String(sk);
  if (mark !== undefined) return { at, howItWas: mark, words };
  if (key.startsWith(EVENT)) return { at, what: wordsOfCode[toTrackingEvent(item).code].desk, note };
  return key.startsWith(HISTORY) ? { at, what: what ?? kind, note, text } : undefined;
};

/** A shipment that was canceled before it was booked is no paper: nothing has to keep who was to send and to receive it. */
const wasNothing = ({ state, bookedAt }: Shipment): boolean => isClosed(state) && bookedAt === undefined;

const partsOf = ({ shipment, items, row }: Found): readonly Part[] => {
  const closing = wasNothing(shipment) ? 'deleted' : 'kept';
  return [
    ...items.map((item) => {
      const shown = item.sk === SHIPMENT ? shownOf(shipment) : shownBelow(item);
      // How it was for them is no paper.
      const goes = isOfOpinion(String(item.sk)) ? 'deleted' : closing;
      return { item, closing: goes, ...(shown === undefined ? {} : { shown }) } as const;
    }),
    { item: row, closing },
  ];
};

/** Drafts, and the book of receivers. */
const savedOf = async (access: PersonAccess, ids: readonly string[]): Promise<readonly Part[]> => {
  const saved = (await Promise.all(ids.map((id) => itemsIn(access, `KEPT#${id}`)))).flat();
  return saved.map((item) => {
    const { data, consignee } = item;
    return { item, shown: { draft: data, receiver: consignee }, closing: 'deleted' };
  });
};

/** The law has shipments kept with who sent, received and collected them. Drafts and the book of receivers go. */
export const ofPerson: OfPerson<'SHIPMENTS_TABLE'> = {
  table: 'SHIPMENTS_TABLE',
  heading: 'Shipments',
  parts: async function* (access, whom) {
    for await (const found of shipmentsOf(access, whom)) yield* partsOf(found);
    yield* await savedOf(access, whom.ids);
  },
  waits: async (access, whom) => {
    const waits = [];
    for await (const { shipment } of shipmentsOf(access, whom)) {
      const { number, state, bookedAt } = shipment;
      if (isClosed(state)) continue;
      const words =
        bookedAt === undefined
          ? `Shipment ${number} is not booked yet. Book it or cancel it.`
          : `Shipment ${number} is on its way. We can close after it was collected.`;
      waits.push({
        what: 'shipment',
        words,
        path: pathTo('/dashboard/shipments/:number', { number }),
      } as const);
    }
    return waits;
  },
};
