import { pathTo } from '#domain/kernel/paths.ts';
import { ConsigneeFields } from '#domain/shipments/form/people.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { type Mark, markNames } from '#domain/shipments/opinion/mark.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { itemsIn, type OfPerson, type Part, type PersonAccess, type Whom } from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { isOfOpinion } from '../store/opinion-store.ts';
import {
  EVENT,
  HISTORY,
  partitionOf,
  SHIPMENT,
  toHistoryEntry,
  toShipment,
  toTrackingEvent,
} from '../store/shipment-items.ts';
import { numberIn, ownerPartition } from '../store/shipment-rows.ts';
import { ownDraft } from './own-draft.ts';
import { ownEntry, ownEvent, ownReceiver, ownShipment } from './own-words.ts';

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

const shownOf = (item: Item, shipment: Shipment, whom: Whom): Part['shown'] => {
  const { sk, at, mark, words } = item;
  const { number } = shipment;
  const key = String(sk);
  if (sk === SHIPMENT) return ownShipment(shipment);
  if (mark !== undefined)
    return {
      shipment: number,
      at: String(at),
      howItWas: markNames[mark as Mark],
      words: String(words ?? ''),
    };
  if (key.startsWith(EVENT)) return ownEvent(number, toTrackingEvent(item));
  return key.startsWith(HISTORY) ? ownEntry(number, toHistoryEntry(item), whom) : undefined;
};

/** A shipment that was canceled before it was booked is no paper: nothing has to keep who was to send and to receive it. */
const wasNothing = ({ state, bookedAt }: Shipment): boolean => isClosed(state) && bookedAt === undefined;

const partsOf = ({ shipment, items, row }: Found, whom: Whom): readonly Part[] => {
  const closing = wasNothing(shipment) ? 'deleted' : 'kept';
  return [
    ...items.map((item) => {
      const shown = shownOf(item, shipment, whom);
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
    const receiver = consignee === undefined ? undefined : ownReceiver(ConsigneeFields.parse(consignee));
    return { item, shown: { draft: ownDraft(data), receiver }, closing: 'deleted' };
  });
};

/** Why an account waits for a shipment. */
const waitWords = ({ number, bookedAt, leftFrom }: Shipment): string => {
  if (bookedAt === undefined) return `Shipment ${number} is not booked yet. Book it or cancel it.`;
  return leftFrom === undefined
    ? `Shipment ${number} is booked. We can close once it has been collected or canceled.`
    : `Shipment ${number} is on its way. We can close once it has been collected.`;
};

/** The law has shipments kept with who sent, received and collected them. Drafts and the book of receivers go. */
export const ofPerson: OfPerson<'SHIPMENTS_TABLE'> = {
  table: 'SHIPMENTS_TABLE',
  heading: 'Shipments',
  parts: async function* (access, whom) {
    for await (const found of shipmentsOf(access, whom)) yield* partsOf(found, whom);
    yield* await savedOf(access, whom.ids);
  },
  keeps: async (access, whom) => {
    for await (const { shipment } of shipmentsOf(access, whom))
      if (shipment.bookedAt !== undefined) return ['shipments', 'papers', 'photos'];
    return [];
  },
  waits: async (access, whom) => {
    const waits = [];
    for await (const { shipment } of shipmentsOf(access, whom)) {
      const { number, state } = shipment;
      if (isClosed(state)) continue;
      waits.push({
        what: 'shipment',
        words: waitWords(shipment),
        path: pathTo('/dashboard/shipments/:number', { number }),
      } as const);
    }
    return waits;
  },
};
