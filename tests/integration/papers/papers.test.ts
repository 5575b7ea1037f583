import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IssuedPaper } from '#domain/papers/paper.ts';
import { ManifestRow, rowsOf, totalsOf } from '#domain/shipments/closing/manifest.ts';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { PaperIssuedV1 } from '#events/papers/paper-issued.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { manifestStore } from '#lambdas/shipments/closing/manifest-store.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { aFlight, storeFlights } from '../../support/flights.ts';
import { textOf } from '../../support/pdf.ts';
import {
  clerk,
  type PapersWorld,
  packer,
  sender,
  startPapersWorld,
  stranger,
  subject,
} from './papers.world.ts';

let world: PapersWorld;
let loseAnswerOf: string | undefined;
beforeAll(async () => {
  world = await startPapersWorld({
    after: (operation) => {
      if (operation !== loseAnswerOf) return;
      loseAnswerOf = undefined;
      throw new Error('the answer of the table was lost');
    },
  });
});
afterAll(() => world.stop());

let version = 100;
/** Changes the shipment, so that what is issued next has other content than anything before. */
const changed = async () => {
  version += 1;
  await world.put({ ...sampleShipment, consignee: { ...sampleShipment.consignee, city: `Town ${version}` } });
};
beforeEach(changed);

const paperIn = (body: Record<string, unknown>): IssuedPaper => body.paper as IssuedPaper;

describe('a paper', () => {
  test('is issued with a link that is valid for two minutes, and what is behind it is a PDF of every piece', async () => {
    const { status, body } = await world.issue({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ again: false, paper: { kind: 'LABELS', pages: 3, issuedBy: clerk.userId } });
    const { answer, bytes } = await world.at(body.url);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="labels-7K3M9-Q2X4T-C-\d+\.pdf"$/,
    );
    expect(bytes).toHaveLength(paperIn(body).bytes);
    expect(await textOf(bytes)).toHaveLength(3);
    world.pass(121_000);
    expect((await world.at(body.url)).answer.status).toBe(403);
  });

  test('is published once, without a name', async () => {
    const { body } = await world.issue({});
    const events = (await world.events()).filter(({ subject: id }) => id === paperIn(body).id);
    expect(events).toHaveLength(1);
    expect(PaperIssuedV1.schema.parse(events[0]).data).toMatchObject({ kind: 'LABELS', by: clerk.userId });
    expect(JSON.stringify(events)).not.toContain('Sample');
  });

  test('with the same content is the one that was issued, byte for byte, and the print is noted', async () => {
    const first = await world.issue({});
    world.pass(60_000);
    const second = await world.issue({}, { as: packer });
    expect(second.body).toMatchObject({ again: true, paper: first.body.paper });
    const [one, other] = [await world.at(first.body.url), await world.at(second.body.url)];
    expect(other.bytes).toEqual(one.bytes);
    expect(await world.history(paperIn(first.body).id)).toMatchObject([
      { what: 'ISSUED', by: clerk.userId },
      { what: 'PRINTED', by: packer.userId },
    ]);
  });

  test('of a changed shipment is another issue, and the old one stays as it was issued', async () => {
    const first = await world.issue({});
    const { bytes } = await world.at(first.body.url);
    await changed();
    const second = await world.issue({});
    expect(paperIn(second.body)).toMatchObject({ issue: paperIn(first.body).issue + 1 });
    const opened = await world.open(paperIn(first.body).id, clerk);
    expect((await world.at(opened.body.url)).bytes).toEqual(bytes);
  });

  test('asked for twice with one key is printed once', async () => {
    const key = newId();
    const [first, second] = [await world.issue({}, { key }), await world.issue({}, { key })];
    expect(second.body).toMatchObject({ again: false, paper: first.body.paper });
    expect(await world.history(paperIn(first.body).id)).toHaveLength(1);
    expect((await world.issue({ format: 'zpl' }, { key })).body).toMatchObject({ code: 'KEY_USED' });
  });

  test('whose answer was lost is issued once', async () => {
    const key = newId();
    loseAnswerOf = 'TransactWriteItems';
    await world.issue({}, { key });
    const { body } = await world.issue({}, { key });
    expect(await world.history(paperIn(body).id)).toHaveLength(1);
    expect((await world.list(clerk)).filter(({ issue }) => issue === paperIn(body).issue)).toHaveLength(1);
  });

  test('that eight people print at the same moment is one paper with eight prints', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.issue({})));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => paperIn(body).id)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await world.history(paperIn(done[0]?.body ?? {}).id)).toHaveLength(done.length);
  });
});

test('labels of some pieces are those alone, and a piece that is not there is named', async () => {
  const { body } = await world.issue({ pieces: [2] });
  const texts = await textOf((await world.at(body.url)).bytes);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('7K3M9Q2X4TC-2');
  expect((await world.issue({ pieces: [2, 9] })).body).toMatchObject({
    code: 'PIECE_NOT_FOUND',
    details: { pieces: [9] },
  });
});

test('a label printer gets its labels as a file', async () => {
  const { body } = await world.issue({ format: 'zpl' });
  const { answer, bytes } = await world.at(body.url);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="labels-.*\.zpl"$/);
  expect(Buffer.from(bytes).toString().match(/\^XA/g)).toHaveLength(3);
});

test('drafts have no labels', async () => {
  await world.put({ ...sampleShipment, state: 'DRAFT' });
  expect(await world.issue({})).toMatchObject({ status: 409, body: { code: 'PAPER_TOO_EARLY' } });
});

test('a sender sees and opens the papers that are for them, and each print is noted', async () => {
  const { body } = await world.issue({ kind: 'COMMERCIAL_INVOICE' });
  const { id } = paperIn(body);
  expect((await world.list(sender)).map((one) => one.id)).toContain(id);
  const opened = await world.open(id, sender);
  expect((await world.at(opened.body.url)).bytes).toHaveLength(paperIn(body).bytes);
  expect(await world.history(id)).toMatchObject([
    { what: 'ISSUED', by: clerk.userId },
    { what: 'PRINTED', by: sender.userId },
  ]);
});

test('a waybill needs a flight, and a receipt needs goods at the dock', async () => {
  expect((await world.issue({ kind: 'HOUSE_WAYBILL' })).body).toMatchObject({ code: 'PAPER_TOO_EARLY' });
  expect((await world.issue({ kind: 'RECEIPT_OF_GOODS' })).body).toMatchObject({ code: 'PAPER_TOO_EARLY' });
  await storeFlights(
    world.tables,
    aFlight({ id: 'GY-2026-11-27', day: '2026-11-27', usualDay: '2026-11-27' }),
  );
  expect(await world.issue({ kind: 'HOUSE_WAYBILL' })).toMatchObject({ status: 200 });
});

test('a flight has a manifest to print once it was closed, as PDF and as table', async () => {
  const flight = aFlight({ id: 'GY-2026-12-11', day: '2026-12-11', usualDay: '2026-12-11' });
  const printed = { kind: 'MANIFEST', subject: `departure:${flight.id}` };
  await storeFlights(world.tables, flight);
  expect((await world.issue(printed)).body).toMatchObject({ code: 'PAPER_TOO_EARLY' });
  const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'MANIFESTED' as const }));
  const shipment = { ...sampleShipment, departureId: flight.id, pieces };
  const rows = rowsOf([shipment], { flight: flight.id, isClosing: false });
  const manifests = manifestStore(world.tables.client(), world.tables.shipments);
  const at = '2026-12-09T15:00:00.000Z';
  const parts = await manifests.keepRows(flight.id, 'attempt', rows, new Date(at));
  const version = { flight: flight.id, version: 1, by: 'desk-1', at, ...totalsOf(rows) };
  await write(world.tables.client(), manifests.version(version, { attempt: 'attempt', parts }));
  await storeFlights(world.tables, { ...flight, manifest: { version: 1, at } });
  const { body } = await world.issue(printed);
  const [text] = await textOf((await world.at(body.url)).bytes);
  for (const said of ['SKB-12345675', '220 lb', '$220.00']) expect(text).toContain(said);
  // Customs ask for the size of each barrel. Versions from before it was kept say what they know.
  expect(text?.replaceAll(/\s+/g, ' ')).toContain(': 1 × 55-gallon barrel (7.35 cu ft), 2 × box');
  const { barrel: _size, ...unsized } = {
    n: 1,
    kind: 'BARREL',
    thousandthsLb: 1,
    security: 'SPX',
    barrel: 'B55',
  } as const;
  expect(ManifestRow.parse({ ...rows[0], pieces: [unsized] }).pieces).toEqual([unsized]);
  const table = await world.issue({ ...printed, format: 'csv' });
  const csv = Buffer.from((await world.at(table.body.url)).bytes).toString();
  for (const said of ['SKB-12345675', ',55-gallon barrel,7.35,']) expect(csv).toContain(said);
  expect(await world.issue(printed, { as: sender })).toMatchObject({ status: 403 });
});

test('an earlier version of a manifest is printed as it was made', async () => {
  const flight = aFlight({ id: 'GY-2026-12-18', day: '2026-12-18', usualDay: '2026-12-18' });
  const manifests = manifestStore(world.tables.client(), world.tables.shipments);
  const at = '2026-12-16T15:00:00.000Z';
  for (const [version, city] of [
    [1, 'Linden'],
    [2, 'Bartica'],
  ] as const) {
    const pieces = sampleShipment.pieces.map((piece) => ({ ...piece, state: 'MANIFESTED' as const }));
    const consignee = { ...sampleShipment.consignee, city };
    const shipment = { ...sampleShipment, consignee, departureId: flight.id, pieces };
    const rows = rowsOf([shipment], { flight: flight.id, isClosing: false });
    const parts = await manifests.keepRows(flight.id, `attempt-${version}`, rows, new Date(at));
    const made = { flight: flight.id, version, by: 'desk-1', at, ...totalsOf(rows) };
    await write(world.tables.client(), manifests.version(made, { attempt: `attempt-${version}`, parts }));
  }
  await storeFlights(world.tables, { ...flight, manifest: { version: 2, at } });
  const printed = async (more: object) => {
    const { body } = await world.issue({ kind: 'MANIFEST', subject: `departure:${flight.id}`, ...more });
    const [text = ''] = await textOf((await world.at(body.url)).bytes);
    return { text, version: paperIn(body).version };
  };
  expect(await printed({ version: 1 })).toEqual({ version: 1, text: expect.stringContaining('Linden') });
  expect(await printed({})).toEqual({ version: 2, text: expect.stringContaining('Bartica') });
  const none = await world.issue({ kind: 'MANIFEST', subject: `departure:${flight.id}`, version: 3 });
  expect(none.body).toMatchObject({ code: 'PAPER_TOO_EARLY' });
});

describe('the labels of a whole flight', () => {
  const flight = aFlight({ id: 'GY-2026-12-25', day: '2026-12-25', usualDay: '2026-12-25' });
  const asked = { kind: 'FLIGHT_LABELS', subject: `departure:${flight.id}` };
  /** Shipments of three pieces each, with the rows by which lists find them. */
  const board = (number: string, change: Partial<Shipment> = {}, before?: Shipment) => {
    const after = { ...sampleShipment, departureId: flight.id, ...change, number };
    return shipmentStore(world.tables.client(), world.tables.shipments).write({ before, after, events: [] });
  };
  const onBoard = async (count: number) => {
    const numbers = Array.from({ length: count }, () =>
      trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES)),
    ).toSorted();
    for (const number of numbers) await board(number);
    return numbers;
  };

  test('are printed a hundred at a time, each piece once, and say how many there are', async () => {
    await storeFlights(world.tables, flight);
    expect((await world.issue(asked)).body).toMatchObject({ code: 'PAPER_TOO_EARLY' });
    const numbers = await onBoard(35);
    const all = numbers.flatMap((number) => sampleShipment.pieces.map(({ n }) => pieceCode(number, n)));
    const first = await world.issue(asked);
    expect(paperIn(first.body)).toMatchObject({ pages: 100, part: { from: 1, to: 100, of: 105 } });
    // Who books meanwhile comes last, and who leaves makes no gap.
    const late = trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
    await board(late, { bookedAt: '2026-11-21T15:00:00.000Z' });
    const left = { ...sampleShipment, number: numbers[0] ?? '', departureId: flight.id };
    await board(left.number, { departureId: 'GY-2027-01-08', version: left.version + 1 }, left);
    all.push(...sampleShipment.pieces.map(({ n }) => pieceCode(late, n)));
    const after = paperIn(first.body).part?.next;
    const rest = await world.issue({ ...asked, after });
    expect(paperIn(rest.body)).toMatchObject({ issue: 1, pages: 8, part: { from: 98, to: 105, of: 105 } });
    expect(paperIn(rest.body).part?.next).toBeUndefined();
    const printed = [first, rest].map(async ({ body }) => textOf((await world.at(body.url)).bytes));
    const pages = (await Promise.all(printed)).flat();
    expect(pages.map((text, place) => text.includes(all[place] ?? 'none'))).toEqual(all.map(() => true));
    const again = await world.issue({ ...asked, after });
    expect(again.body).toMatchObject({ again: true, paper: { id: paperIn(rest.body).id } });
  });

  test('leave out what was canceled or flies with another flight, and are a file for label printers too', async () => {
    const number = trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
    const other = aFlight({ id: 'GY-2027-01-01', day: '2027-01-01', usualDay: '2027-01-01' });
    await storeFlights(world.tables, other);
    const [one, two, three] = sampleShipment.pieces;
    const pieces = [
      { ...one, state: 'CANCELLED' as const },
      { ...two, departureId: flight.id },
      three,
    ] as Shipment['pieces'];
    const after = { ...sampleShipment, number, departureId: other.id, pieces };
    const store = shipmentStore(world.tables.client(), world.tables.shipments);
    await store.write({ before: undefined, after, events: [] });
    const { body } = await world.issue({ ...asked, subject: `departure:${other.id}`, format: 'zpl' });
    expect(paperIn(body)).toMatchObject({ part: { from: 1, to: 1, of: 1 } });
    const text = Buffer.from((await world.at(body.url)).bytes).toString();
    expect(text.match(/\^XA/g)).toHaveLength(1);
    expect(text).toContain('Piece 3 of 3');
  });
});

describe('nobody else sees papers', () => {
  test('a stranger learns nothing, and a sender does not see labels', async () => {
    const { body } = await world.issue({});
    const { id } = paperIn(body);
    expect(await world.open(id, stranger)).toMatchObject({ status: 404 });
    expect(await world.open(id, sender)).toMatchObject({ status: 404 });
    expect(await world.ask('GET /api/papers', { as: stranger, query: { subject } })).toMatchObject({
      status: 404,
    });
    expect((await world.list(sender)).filter(({ kind }) => kind === 'LABELS')).toEqual([]);
    expect((await world.list(clerk)).map((one) => one.id)).toContain(id);
  });

  test('a sender cannot issue a paper', async () => {
    expect(await world.issue({}, { as: sender })).toMatchObject({ status: 403 });
  });

  test('a paper is found only below what it is about', async () => {
    const { body } = await world.issue({});
    const query = { subject: 'shipment:00000-00000-0' };
    const params = { id: paperIn(body).id };
    expect(await world.ask('GET /api/papers/{id}', { as: clerk, params, query })).toMatchObject({
      status: 404,
    });
    const wrong = { subject: `${subject}#x` };
    expect(await world.ask('GET /api/papers/{id}', { as: clerk, params, query: wrong })).toMatchObject({
      status: 400,
    });
  });
});

describe('an agent', () => {
  const inGuyana = { userId: 'agent-1', roles: ['agent-GY'] as const };
  const inJamaica = { userId: 'agent-2', roles: ['agent-JM'] as const };
  const missing = 'shipment:00000-00000-0';
  const print = (body: object, as: { userId: string; roles?: readonly string[] } = inGuyana) =>
    world.ask('POST /api/papers/arrivals', {
      as: as as typeof inGuyana,
      headers: { 'idempotency-key': newId() },
      body: { kind: 'COMMERCIAL_INVOICE', format: 'pdf', subject, ...body },
    });
  const listed = (of: string, as: typeof inGuyana | typeof inJamaica) =>
    world.ask('GET /api/papers', { as, query: { subject: of } });
  const open = (of: string, id: string, as: typeof inGuyana | typeof inJamaica) =>
    world.ask('GET /api/papers/{id}', { as, params: { id }, query: { subject: of } });
  const withoutId = ({ status, body }: Awaited<ReturnType<typeof print>>) => ({
    status,
    body: { ...body, correlationId: '' },
  });
  const flown = () =>
    world.put({
      ...sampleShipment,
      consignee: { ...sampleShipment.consignee, city: `Town ${version}` },
      state: 'DEPARTED',
      pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'DEPARTED' as const })),
    });
  const left = (to: 'GY' | 'JM', id: string) => {
    const day = id.slice(3);
    return aFlight({ id, to, day, usualDay: day, recorded: 'DEPARTED', manifest: { version: 1, at: day } });
  };

  test('prints what an entry is lodged with, of what has left for their country, and sees what was issued of it', async () => {
    await storeFlights(world.tables, left('GY', 'GY-2026-11-27'));
    const labels = paperIn((await world.issue({})).body);
    await flown();
    for (const kind of ['HOUSE_WAYBILL', 'COMMERCIAL_INVOICE', 'PACKING_LIST']) {
      const { status, body } = await print({ kind });
      expect([kind, status]).toEqual([kind, 200]);
      expect((await world.at(body.url)).bytes).toHaveLength(paperIn(body).bytes);
      expect((await open(subject, paperIn(body).id, inGuyana)).status).toBe(200);
    }
    const items = (await listed(subject, inGuyana)).body.items as IssuedPaper[];
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['HOUSE_WAYBILL', 'COMMERCIAL_INVOICE', 'PACKING_LIST']),
    );
    // Labels are the dock's.
    expect((await print({ kind: 'LABELS' })).status).toBe(400);
    expect((await open(subject, labels.id, inGuyana)).status).toBe(404);
    expect((await world.issue({}, { as: inGuyana as never })).status).toBe(403);
  });

  test('prints the manifest of a flight that has left for their country, and none of one that has not', async () => {
    const flight = left('GY', 'GY-2027-01-08');
    const of = `departure:${flight.id}`;
    const rows = rowsOf(
      [
        {
          ...sampleShipment,
          departureId: flight.id,
          pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'MANIFESTED' as const })),
        },
      ],
      { flight: flight.id, isClosing: false },
    );
    const manifests = manifestStore(world.tables.client(), world.tables.shipments);
    const at = '2027-01-06T15:00:00.000Z';
    const parts = await manifests.keepRows(flight.id, 'attempt', rows, new Date(at));
    const made = { flight: flight.id, version: 1, by: 'desk-1', at, ...totalsOf(rows) };
    await write(world.tables.client(), manifests.version(made, { attempt: 'attempt', parts }));
    await storeFlights(world.tables, { ...flight, recorded: 'TENDERED' });
    expect((await print({ kind: 'MANIFEST', subject: of })).status).toBe(404);
    expect((await listed(of, inGuyana)).status).toBe(404);
    await storeFlights(world.tables, flight);
    const { status, body } = await print({ kind: 'MANIFEST', subject: of, format: 'csv' });
    expect(status).toBe(200);
    expect((await listed(of, inGuyana)).body.items).toMatchObject([{ kind: 'MANIFEST', version: 1 }]);
    expect((await open(of, paperIn(body).id, inGuyana)).status).toBe(200);
    expect((await print({ kind: 'FLIGHT_LABELS', subject: of })).status).toBe(400);
    for (const as of [inJamaica, stranger as typeof inJamaica]) {
      expect((await open(of, paperIn(body).id, as)).status).toBe(404);
      expect((await listed(of, as)).status).toBe(404);
    }
  });

  test('of another country is answered as if nothing were there, and so is one whose goods have not left', async () => {
    const nothing = withoutId(await print({ subject: missing }));
    const nothingListed = withoutId(await listed(missing, inJamaica));
    expect([nothing.status, nothingListed.status]).toEqual([404, 404]);
    expect(withoutId(await print({}))).toEqual(nothing);
    await flown();
    const { id } = paperIn((await print({})).body);
    expect(withoutId(await print({}, inJamaica))).toEqual(nothing);
    expect(withoutId(await listed(subject, inJamaica))).toEqual(nothingListed);
    expect(withoutId(await open(subject, id, inJamaica))).toEqual(
      withoutId(await open(missing, id, inJamaica)),
    );
    const flight = left('JM', 'JM-2026-12-04');
    await storeFlights(world.tables, flight);
    const of = `departure:${flight.id}`;
    expect(withoutId(await print({ kind: 'MANIFEST', subject: of }))).toEqual(nothing);
    expect(withoutId(await listed(of, inGuyana))).toEqual(
      withoutId(await listed('departure:GY-2031-01-03', inGuyana)),
    );
  });

  test('has no paper of an invoice, and their door is closed to senders and to the dock', async () => {
    await flown();
    expect((await print({ kind: 'MANIFEST', subject: 'invoice:INV-1000001' })).status).toBe(404);
    for (const as of [sender, stranger, packer]) expect((await print({}, as)).status).toBe(403);
  });
});
