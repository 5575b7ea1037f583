import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slipFacts } from '#domain/papers/content/slip-facts.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { printSlip } from '#lambdas/papers/print/slip.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { eventItem } from '#lambdas/shipments/store/shipment-items.ts';
import { readByOne } from '../../support/barcodes.ts';
import { printed as pictureOf, textOf } from '../../support/pdf.ts';
import { type PapersWorld, sender, startPapersWorld } from './papers.world.ts';

const site = 'https://skybarrel.test';
const stamp = { issuedAt: '2026-11-23T15:00:00.000Z', issue: 1 };
const now = new Date(stamp.issuedAt);
const flight = {
  id: 'GY-2026-11-27',
  day: '2026-11-27',
  usualDay: '2026-11-27',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  cargoCutoff: '2026-11-24T19:00:00.000Z',
  bookingCutoff: '2026-11-24T21:00:00.000Z',
  eta: { from: '2026-11-30', to: '2026-12-02' },
  state: 'OPEN',
} as const satisfies ShipmentFacts['flight'];
const factsOf = (change: Partial<Shipment> = {}): ShipmentFacts => ({
  shipment: { ...sampleShipment, ...change },
  flight,
  brand: defaultBrand,
  now,
});
const read = async (bytes: Uint8Array): Promise<string> =>
  (await textOf(bytes)).join(' ').replaceAll(/\s+/g, ' ');
const printed = async (facts: ShipmentFacts) => printSlip(slipFacts(facts, site), stamp);

describe('the slip for a sender without e-mail', () => {
  test('says every step in the words of the screen, with its place, and goods, flight, receiver, number and phone', async () => {
    const facts = factsOf();
    const { bytes, pages } = await printed(facts);
    const text = await read(bytes);
    const { todo, after } = nextOfSender(facts);
    const steps = [todo, ...after].filter((step) => step !== undefined);
    expect(steps.map(({ act }) => act)).toEqual(['PAY', 'BRING']);
    for (const { title, lines, place } of steps)
      for (const said of [title, ...lines, place?.address ?? '', ...(place?.hours ?? [])])
        expect(text).toContain(said);
    for (const said of [
      'Marva’s barrel and 2 boxes',
      'Fri, Nov 27, to Georgetown',
      sampleShipment.number,
      defaultBrand.phone.display,
      'You can also pay at our dock.',
      ...slipFacts(facts, site).receiver.address,
    ])
      expect(text).toContain(said);
    expect(pages).toBe(1);
  });
  test('says that there is nothing to do, what we do and what comes', async () => {
    const holds = [{ kind: 'EXPORT_CONTROL' as const, at: stamp.issuedAt, by: 'system' }];
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'RECEIVED' as const }));
    const facts = factsOf({ state: 'RECEIVED', pieces, holds });
    const { ours, comes } = nextOfSender(facts);
    const text = await read((await printed(facts)).bytes);
    for (const said of ['Nothing for you to do', ...ours, ...comes]) expect(text).toContain(said);
    expect(text).not.toContain('You can also pay');
  });
  test('stays short with the longest names, and says no sum of nothing', async () => {
    const consignee = {
      ...sampleShipment.consignee,
      name: 'Ná '.repeat(33),
      street: 'Sample Street '.repeat(14),
    };
    const holds = (['EIN_MISSING', 'INVOICE_MISSING', 'DAMAGE', 'PAYMENT_DUE'] as const).map((kind) => ({
      kind,
      at: stamp.issuedAt,
      by: 'system',
    }));
    const { bytes, pages } = await printed(factsOf({ consignee, holds }));
    expect(pages).toBeLessThanOrEqual(2);
    expect(await read(bytes)).not.toMatch(/\$0\.00|undefined|NaN/);
  });
  test('has a code that leads to where the shipment can be followed', async () => {
    const { pixels } = await pictureOf((await printed(factsOf())).bytes, 1, 203);
    expect((await readByOne(pixels)).QRCode).toBe(`${site}/tracking?number=${sampleShipment.number}`);
  });
});

describe('at the desk', () => {
  let world: PapersWorld;
  beforeEach(async () => {
    world = await startPapersWorld();
  });
  afterEach(() => world.stop());

  test('it is printed once for what it says, and by nobody who reads no documents', async () => {
    const slip = { kind: 'SLIP' };
    const first = await world.issue(slip);
    expect([first.status, (await world.issue(slip)).body.again]).toEqual([200, true]);
    const { bytes } = await world.at(first.body.url);
    expect(await read(bytes)).toContain('Bring your barrel and 2 boxes');
    expect((await world.issue(slip, { as: sender })).status).toBe(403);
    // Its sender reads the same on the page of the shipment.
    expect(await world.list(sender)).toEqual([]);
  });
  test('it says where it is collected, unless a driver brings it to the door', async () => {
    const street = '18 Sample Wharf Street';
    const at = async (shipment: Shipment): Promise<string> => {
      await world.put(shipment);
      return read((await world.at((await world.issue({ kind: 'SLIP' })).body.url)).bytes);
    };
    expect(await at(sampleShipment)).toContain(`WHERE IT IS COLLECTED ${street}`);
    expect(await at({ ...sampleShipment, door: { town: 'Linden' } })).not.toContain(street);
  });
  test('of a pickup without a time it asks for one', async () => {
    const pickup = { zip: '11226', stairs: false };
    await world.put({ ...sampleShipment, howItComes: 'PICKUP', pickup, pickupMiles: 13 });
    const { bytes } = await world.at((await world.issue({ kind: 'SLIP' })).body.url);
    expect(await read(bytes)).toContain('Choose a time for the pickup');
  });
  test('of goods that are ready it says until when storage is free', async () => {
    const pieces = sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: 'READY_FOR_COLLECTION' as const,
    }));
    const ready = {
      ...sampleShipment,
      state: 'READY_FOR_COLLECTION' as const,
      pieces,
      holds: [],
      leftFrom: 'JFK',
    };
    await world.put(ready);
    const at = '2026-11-23T14:00:00.000Z';
    const event = { id: newId(), code: 'NFD' as const, pieces: [1, 2, 3], at, recordedAt: at, by: 'agent' };
    await world.putItem(world.tables.shipments, eventItem(ready.number, event));
    const { bytes } = await world.at((await world.issue({ kind: 'SLIP' })).body.url);
    const text = await read(bytes);
    for (const said of [
      'Send Marva the code to collect it',
      'Storage is free until Mon, Nov 30, 4:30 PM (Georgetown time).',
      '18 Sample Wharf Street',
    ])
      expect(text).toContain(said);
  });
  test('there is none for what is not booked', async () => {
    await world.put({ ...sampleShipment, state: 'DRAFT' });
    expect((await world.issue({ kind: 'SLIP' })).body.code).toBe('PAPER_TOO_EARLY');
  });
});
