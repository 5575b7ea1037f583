import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import type { ClaimOffer, LossClaim } from '#domain/shipments/bill/claim-offer.ts';
import { staysListable } from '#domain/shipments/closing/frozen.ts';
import { behindPresentLink, type CollectionCode } from '#domain/shipments/handover/collection-code.ts';
import type { Handover } from '#domain/shipments/handover/handover.ts';
import type { Collector, ReceiverLink } from '#domain/shipments/handover/receiver-link.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import { BILL, toBill } from './bill-items.ts';
import {
  CODE,
  COLLECTOR,
  codeItem,
  codeKey,
  HANDOVER,
  handoverItem,
  handoverKey,
  LINK,
  linkKey,
  toCode,
  toCollector,
  toHandover,
  toLink,
} from './handover-items.ts';
import { lossesIn, offersIn } from './offer-items.ts';
import {
  EVENT,
  eventItem,
  eventKey,
  HISTORY,
  historyItem,
  historyKey,
  partitionOf,
  SHIPMENT,
  shipmentItem,
  shipmentKey,
  toHistoryEntry,
  toShipment,
  toTrackingEvent,
} from './shipment-items.ts';
import { ownerRow, rowWrites } from './shipment-rows.ts';

/** A shipment with everything that happened to it, newest first. */
export interface WholeShipment {
  readonly shipment: Shipment;
  readonly events: readonly TrackingEvent[];
  readonly history: readonly ShipmentHistoryEntry[];
  /** The present code by which it is collected; undefined while none was given. */
  readonly code: CollectionCode | undefined;
  readonly handovers: readonly Handover[];
  /** The link of the receiver; undefined while none was made. */
  readonly link: ReceiverLink | undefined;
  /** What was told of its invoice; undefined while nothing was. */
  readonly bill: Bill | undefined;
  /** Who collects in place of the receiver; undefined while nobody was ever named. */
  readonly collector: Collector | undefined;
  /** What we offer for claims of it. */
  readonly offers: readonly ClaimOffer[];
  /** The losses that were reported of it. */
  readonly losses: readonly LossClaim[];
}

/** The next version of a shipment with what tells of it. */
export interface NextVersion {
  readonly before: Shipment | undefined;
  readonly after: Shipment;
  readonly tracking?: TrackingEvent | undefined;
  /** What has happened together with it. */
  readonly alsoTracked?: readonly TrackingEvent[] | undefined;
  readonly history?: readonly ShipmentHistoryEntry[];
  readonly events: readonly PublishedEvent[];
}

const newestFirst = <Entry extends { readonly at: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => (one.at < other.at ? 1 : -1));

/** The names of the refusals that every write of a shipment may have. `recorded-before`: the tracking event is known. */
type Standard = 'changed' | 'recorded-before';

const standardWrites = (
  table: string,
  { before, after, tracking }: NextVersion,
): Partial<Record<Standard, Write>> => {
  const next = { ...shipmentItem(after) };
  return {
    // First, for the scan that came twice has met a newer version as well.
    ...(tracking && before ? { 'recorded-before': putNew(table, eventItem(after.number, tracking)) } : {}),
    changed: before === undefined ? putNew(table, next) : putVersion(table, next),
  };
};

const alsoWritten = (
  table: string,
  { before, after, tracking, alsoTracked = [], history = [], events }: NextVersion,
): readonly Write[] => [
  ...alsoTracked.map((event) => putNew(table, eventItem(after.number, event))),
  ...(tracking && before === undefined ? [putNew(table, eventItem(after.number, tracking))] : []),
  ...history.map((entry) => putNew(table, historyItem(after.number, entry))),
  ...events.map((event) => outboxItem(table, event)),
  ...rowWrites(table, before, after),
  ...(before === undefined ? [putNew(table, ownerRow(after))] : []),
];

/** Reads and writes single shipments. Only the files of this folder know how they are stored. */
export const shipmentStore = (client: DynamoDBDocumentClient, table: string) => {
  const find = async (number: string): Promise<Shipment | undefined> => {
    const item = await getItem(client, table, shipmentKey(number));
    return item && toShipment(item);
  };
  return {
    find,
    /** A shipment of this sender, under any of their ids. One of somebody else is not found. */
    mine: async (number: string, ids: readonly string[]): Promise<Shipment | undefined> => {
      const shipment = await find(number);
      return shipment && ids.includes(shipment.ownerId) ? shipment : undefined;
    },
    whole: async (number: string): Promise<WholeShipment | undefined> => {
      const items = await queryItems(client, {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(number) },
      });
      const shipment = items.find(({ sk }) => sk === SHIPMENT);
      if (!shipment) return undefined;
      const below = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
      const link = items.filter(({ sk }) => sk === LINK).map(toLink)[0];
      const code = items.filter(({ sk }) => sk === CODE).map(toCode)[0];
      return {
        shipment: toShipment(shipment),
        events: newestFirst(below(EVENT).map(toTrackingEvent)),
        history: newestFirst(below(HISTORY).map(toHistoryEntry)),
        code: code && behindPresentLink(code, link),
        handovers: newestFirst(below(HANDOVER).map(toHandover)),
        link,
        bill: items.filter(({ sk }) => sk === BILL).map(toBill)[0],
        collector: items.filter(({ sk }) => sk === COLLECTOR).map(toCollector)[0],
        offers: offersIn(items),
        losses: lossesIn(items),
      };
    },
    /** A tracking event by its id. */
    event: async (number: string, id: string): Promise<TrackingEvent | undefined> => {
      const item = await getItem(client, table, eventKey(number, id));
      return item && toTrackingEvent(item);
    },
    /** An entry of the history by its id. */
    entry: async (number: string, id: string): Promise<ShipmentHistoryEntry | undefined> => {
      const item = await getItem(client, table, historyKey(number, id));
      return item && toHistoryEntry(item);
    },
    /** The present code by which a shipment is collected. */
    code: async (number: string): Promise<CollectionCode | undefined> => {
      const item = await getItem(client, table, codeKey(number));
      return item && toCode(item);
    },
    /** Whether the receiver has opened the present link to their page. */
    isPageOpened: async (number: string): Promise<boolean> => {
      const item = await getItem(client, table, linkKey(number));
      return item !== undefined && toLink(item).opened > 0;
    },
    /** Writes the next version of a code with entries of the history and events. False when somebody else wrote it in between. */
    writeCode: async (
      number: string,
      code: CollectionCode,
      {
        history,
        events,
      }: Pick<NextVersion, 'events'> & { readonly history: readonly ShipmentHistoryEntry[] },
    ): Promise<boolean> =>
      (await transact(
        client,
        { changed: putVersion(table, codeItem(number, code)) },
        {
          also: [
            ...history.map((entry) => putNew(table, historyItem(number, entry))),
            ...events.map((event) => outboxItem(table, event)),
          ],
        },
      )) === undefined,
    /** What was handed over, by its id. */
    handover: async (number: string, id: string): Promise<Handover | undefined> => {
      const item = await getItem(client, table, handoverKey(number, id));
      return item && toHandover(item);
    },
    /** Writes a handover: the shipment with what tells of it, the proof, and the code that it used. False when somebody else wrote in between. */
    writeHandover: async (next: NextVersion, handover: Handover, used: CollectionCode): Promise<boolean> => {
      const { number } = next.after;
      const code = putVersion(table, codeItem(number, used));
      const also = [...alsoWritten(table, next), putNew(table, handoverItem(number, handover))];
      return (
        (await transact(
          client,
          { code, ...(standardWrites(table, next) as Record<Standard, Write>) },
          { also },
        )) === undefined
      );
    },
    /**
     * Writes the next version of a shipment with its lists, history and events, and with guarded writes of others, in one
     * transaction. Returns the name of what refused it, or `busy` when write conflicts did not end. Throws when a frozen shipment
     * would not be fit for the manifest any more: who changes shipments refuses that before, with the reason.
     */
    write: <Guard extends string = never>(
      next: NextVersion,
      guards: Readonly<Record<Guard, Write>> = {} as Record<Guard, Write>,
      also: readonly Write[] = [],
    ): Promise<Guard | Standard | 'busy' | undefined> => {
      const { before, after } = next;
      if (before && !staysListable(before, after)) throw new Error(`Shipment ${after.number} is frozen.`);
      const named = { ...standardWrites(table, next), ...guards } as Record<Guard | Standard, Write>;
      return transact(client, named, { also: [...alsoWritten(table, next), ...also] });
    },
    /** Adds an entry to the history of a shipment, once for each id. False when the id is known. */
    note: async (
      number: string,
      entry: ShipmentHistoryEntry,
      also: readonly Write[] = [],
    ): Promise<boolean> =>
      (await transact(client, { known: putNew(table, historyItem(number, entry)) }, { also })) === undefined,
  };
};

export type ShipmentStore = ReturnType<typeof shipmentStore>;
