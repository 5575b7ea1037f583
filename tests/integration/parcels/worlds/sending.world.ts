import { parcelFaults } from '#domain/parcels/audit.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { commoditiesOfParcels, goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { listeners } from '#lambdas/parcels/follow/listeners.ts';
import { toParcel } from '#lambdas/parcels/store/parcel-items.ts';
import { parcelStore } from '#lambdas/parcels/store/parcel-store.ts';
import { toShipment } from '#lambdas/shipments/store/shipment-items.ts';
import { testDependencies } from '../../../support/call.ts';
import { type Faults, startingWith } from '../../../support/tables.ts';
import {
  dock,
  friday,
  type ShipmentsWorld,
  sender,
  startShipmentsWorld,
} from '../../shipments/shipments.world.ts';
import { nextCode } from './parcels.world.ts';

/** The four parcels of example 11 of the trade: pounds, and inches. */
const example = [
  { weightLb: 2.2, sides: { length: 10, width: 8, height: 6 } },
  { weightLb: 3.1, sides: { length: 12, width: 9, height: 4 } },
  { weightLb: 1.3, sides: { length: 9, width: 6, height: 3 } },
  { weightLb: 2.6, sides: { length: 14, width: 10, height: 5 } },
] as const;

/** A parcel that nothing holds, as it lies on its shelf. */
const free: Parcel = {
  ...sampleParcel,
  version: 1,
  ownerId: sender.userId,
  declaration: { ...sampleParcel.declaration, invoice: { state: 'NOT_REQUIRED' } },
};

/** An event of a shipment. */
export interface Told {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly number: string };
}

/** Shipments with parcels of one of their senders, and the listener that brings parcels to where their pieces are. */
export const startSendingWorld = async () => {
  const world: ShipmentsWorld = await startShipmentsWorld();
  const { tables } = world;
  const store = parcelStore(tables.client(), tables.parcels);
  const followWith = (faults?: Faults) =>
    new Map(
      listeners(tables.env, testDependencies(tables.client(faults))).map((each) => [each.type, each.hear]),
    );
  const parcels = async (): Promise<readonly Parcel[]> =>
    (await tables.all(tables.parcels)).filter(({ sk }) => sk === 'PARCEL').map(toParcel);
  const shipments = async (): Promise<readonly Shipment[]> =>
    (await tables.all(tables.shipments)).filter(({ sk }) => sk === 'SHIPMENT').map(toShipment);
  const received: string[] = [];
  const form = (sent: readonly Parcel[]): Partial<ShipmentForm> => ({
    howItComes: 'MAILBOX',
    // What is paid before it flies would be held here, for nobody bills it.
    chargesTerm: 'COLLECT',
    parcels: sent.map(({ code }) => code),
    goods: goodsOfParcels(sent),
    commodities: commoditiesOfParcels(sent).map(({ commodity }) => commodity),
  });
  return {
    ...world,
    form,
    /** Puts a parcel on its shelf, unless given one that nothing holds. */
    shelve: async (change: Partial<Parcel> = {}): Promise<Parcel> => {
      const after: Parcel = { ...free, code: nextCode(), ...change };
      const written = { before: undefined, after, facts: { usMailOk: true }, entries: [], events: [] };
      await store.write(written);
      received.push(after.code);
      return after;
    },
    parcel: async (code: string): Promise<Parcel> => {
      const found = await store.find(code);
      if (found === undefined) throw new Error(`${code} is nowhere`);
      return found;
    },
    deeds: async (code: string) => (await store.whole(code))?.history.map(({ what }) => what).toSorted(),
    send: (sent: readonly Parcel[], change: Partial<ShipmentForm> = {}) =>
      world.create({ ...form(sent), ...change }),
    /** Brings what was told to the function, in some order, as often as the bus likes. */
    follow: async ({
      order = (told) => told,
      faults,
    }: {
      readonly order?: (told: readonly Told[]) => readonly Told[];
      readonly faults?: Faults;
    } = {}): Promise<void> => {
      const heard = followWith(faults);
      const items = startingWith(await tables.all(tables.shipments), 'OUTBOX#');
      const told = items
        .map(({ event }) => JSON.parse(String(event)) as Told)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
      for (const event of order(told)) await heard.get(event.type)?.(event);
    },
    /** Records codes of all pieces, one after the other. */
    happen: async ({ number, pieces }: Shipment, ...codes: readonly string[]): Promise<void> => {
      for (const code of codes) {
        const more = code === 'SCR' ? { screening: 'XRY' } : {};
        const { status, body } = await world.scan(
          number,
          code,
          pieces.map(({ n }) => n),
          more,
          dock,
        );
        if (status !== 200) throw new Error(`${code}: ${JSON.stringify(body)}`);
      }
    },
    /** What is wrong in the tables; nothing, once nothing is under way. */
    faults: async () => parcelFaults({ received, parcels: await parcels(), shipments: await shipments() }),
    example,
    flight: friday,
  };
};

export type SendingWorld = Awaited<ReturnType<typeof startSendingWorld>>;
