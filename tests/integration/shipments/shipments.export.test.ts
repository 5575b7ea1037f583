import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleConsignee } from '#domain/shipments/testing/sample-form.ts';
import { filedShipments } from '#lambdas/shipments/index.ts';
import { dock, papers, sender, shipmentIn, startShipmentsWorld, stranger } from './shipments.world.ts';

let world: Awaited<ReturnType<typeof startShipmentsWorld>>;
beforeAll(async () => {
  world = await startShipmentsWorld();
});
afterAll(() => world.stop());

const EIN = '12-3456789';
const signed = { ein: EIN, name: 'Sample Sender', agreed: true };
const filing = { status: 'FILED', itn: 'X20261120123456' };
const machines = {
  commodities: [
    {
      description: 'Welding machines',
      quantity: 3,
      unitValue: 100_000,
      scheduleB: '8515.31.0000',
      notThat: false,
    },
  ],
};
const heldFor = ({ holds }: Shipment): readonly string[] => holds.map(({ kind }) => kind);

test('a filing waits for the EIN and the signature of the sender, who can correct them until it is filed', async () => {
  const booked = await world.booked(machines);
  expect(heldFor(booked)).toEqual(expect.arrayContaining(['EXPORT_CONTROL', 'EIN_MISSING']));
  const { number } = booked;
  expect((await world.file(number, { version: booked.version, filing })).body.code).toBe('EIN_NEEDED');

  const body = { version: booked.version, ...signed };
  const once = shipmentIn(await world.authorize(number, body));
  expect(heldFor(once)).not.toContain('EIN_MISSING');
  expect(heldFor(once)).toContain('EXPORT_CONTROL');
  expect(once.authorization).toMatchObject({
    ein: '•••• 789',
    name: 'Sample Sender',
    words: expect.stringMatching(/^I authorize Skybarrel to file .*15 CFR 30\.3/),
  });
  // A lost answer: the same again changes nothing. Another EIN that ends alike is no repetition.
  expect(shipmentIn(await world.authorize(number, body)).version).toBe(once.version);
  expect((await world.authorize(number, { ...body, ein: '98-7654789' })).body.code).toBe('SHIPMENT_CHANGED');

  const corrected = { version: once.version, ...signed, ein: '98-7654789' };
  const twice = shipmentIn(await world.authorize(number, corrected));
  const looked = await world.showEin(number, { reason: 'To file the export.' });
  expect(looked.body).toEqual({ ein: '98-7654789', authorization: twice.authorization });
  const { history } = (await world.deskShow(number)).body as { history: { what: string; note?: string }[] };
  expect(history).toContainEqual(
    expect.objectContaining({ what: 'number-shown', by: papers.userId, note: 'To file the export.' }),
  );
  expect(JSON.stringify(await world.stored(`SHIPMENT#${number}`))).not.toContain('7654789');

  expect(shipmentIn(await world.file(number, { version: twice.version, filing })).eei).toEqual(filing);
  const late = await world.authorize(number, { ...corrected, version: twice.version + 1 });
  expect(late.body.code).toBe('FILED_ALREADY');
});

test('a Social Security number is refused with a sentence, and nothing is signed where nothing is filed', async () => {
  const booked = await world.booked(machines);
  const { number, version } = booked;
  const refused = await world.authorize(number, { version, ...signed, ein: '123-45-6789' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('Social Security number');
  for (const wrong of [{ ein: '123456789' }, { name: ' ' }, { agreed: false }])
    expect((await world.authorize(number, { version, ...signed, ...wrong })).status).toBe(400);
  expect((await world.authorize(number, { version, ...signed }, stranger)).body.code).toBe(
    'SHIPMENT_NOT_FOUND',
  );
  const cheap = await world.booked();
  expect((await world.authorize(cheap.number, { version: cheap.version, ...signed })).body.code).toBe(
    'NO_FILING_NEEDED',
  );
});

test('the EIN is shown to those who file, and to nobody else', async () => {
  const reason = 'To file the export.';
  const { number, version } = await world.booked(machines);
  expect((await world.showEin(number, { reason })).body.code).toBe('EIN_NOT_FOUND');
  await world.authorize(number, { version, ...signed });
  for (const who of [sender, stranger, dock])
    expect((await world.showEin(number, { reason }, who)).status).toBe(403);
  expect((await world.showEin(number, { reason })).body.ein).toBe(EIN);
});

test('papers say that a filing is required from the moment another booking makes it so', async () => {
  const worth1800 = {
    commodities: machines.commodities.map((line) => ({ ...line, quantity: 1, unitValue: 180_000 })),
  };
  const onPaper = filedShipments(world.tables.client(), world.tables.shipments);
  const first = await world.booked({ ...worth1800, consignee: { ...sampleConsignee, phone: '600-7777' } });
  expect((await onPaper(first.number))?.eei.status).toBe('EXEMPT');
  await world.booked({ ...worth1800, consignee: { ...sampleConsignee, phone: '600-7777' } });
  expect((await onPaper(first.number))?.eei.status).toBe('REQUIRED');
});
