import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Act, PreviewedRow } from '#domain/desk/bulk.ts';
import { holds } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { billStore } from '#lambdas/shipments/store/bill-items.ts';
import {
  nextFriday,
  type ShipmentsWorld,
  shipmentIn,
  startShipmentsWorld,
  stranger,
} from '../shipments/shipments.world.ts';
import { boss, deskOn, dock, killedAt } from './desk.world.ts';

let world: ShipmentsWorld;
let desk: ReturnType<typeof deskOn>;
beforeEach(async () => {
  world = await startShipmentsWorld();
  desk = deskOn(world.tables);
});
afterEach(() => world.stop());

const move: Act = { do: 'MOVE_SHIPMENTS', departureId: nextFriday, note: 'The plane is smaller this week.' };
const booked = async (count: number): Promise<readonly Shipment[]> => {
  const all: Shipment[] = [];
  for (let at = 0; at < count; at += 1) all.push(await world.booked());
  return all;
};
const asRows = (rows: readonly PreviewedRow[]) => rows.map(({ id, version = 1 }) => ({ id, version }));
const short = ({ id, outcome, code }: Pick<PreviewedRow, 'id' | 'outcome' | 'code'>) =>
  [id, outcome, code ?? ''].join(' ').trim();
const byId = (lines: readonly string[]) => lines.toSorted();

test('moving more than fit does in order what the preview said, whoever is killed in between, and no place is lost', async () => {
  const shipments = await booked(3);
  const one = shipments[0]?.pieces.length ?? 0;
  // Room for two of them.
  await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 5_000_000, pieces: 2 * one } });
  const draft = await world.make();
  const ids = [...shipments.map(({ number }) => number), draft.number, 'NOBODYSNUMBER'];
  const before = await world.free();
  const previewed = await desk.preview(move, ids);
  expect(previewed.map(short)).toEqual([
    `${ids[0]} changed`,
    `${ids[1]} changed`,
    `${ids[2]} refused FLIGHT_FULL`,
    `${ids[3]} refused TOO_LATE_TO_MOVE`,
    `${ids[4]} refused SHIPMENT_NOT_FOUND`,
  ]);
  expect(await world.free()).toEqual(before);

  const id = await desk.started(move, asRows(previewed));
  for (let kill = 2; kill < 30; kill += 3) await desk.work(id, killedAt(kill, true)).catch(() => undefined);
  await desk.work(id);
  const report = await desk.report(id);
  expect(byId(report.results.map(short))).toEqual(byId(previewed.map(short)));
  expect((await world.free(nextFriday)).pieces).toBe(0);
  expect((await world.free()).pieces).toBe(before.pieces + 2 * one);
  for (const { number } of shipments.slice(0, 2)) {
    const { history, shipment } = (await world.deskShow(number)).body as unknown as {
      history: { what: string; by: string; note?: string }[];
      shipment: Shipment;
    };
    expect(shipment.departureId).toBe(nextFriday);
    const moved = history.filter(({ what }) => what === 'moved');
    expect(moved).toMatchObject([{ by: 'desk-1', note: 'The plane is smaller this week.' }]);
  }
});

test('the preview says how many people are told and what they read, of the rows that will change and of no others', async () => {
  const [first, second, third] = (await booked(3)) as [Shipment, Shipment, Shipment];
  const other = await world.booked({}, stranger);
  const pieces = first.pieces.length + second.pieces.length + other.pieces.length;
  await world.fly('2026-12-04', '2026-12-01', { free: { thousandthsLb: 5_000_000, pieces } });
  const numbers = [first, second, other, third].map(({ number }) => number);
  const told = await desk.foreseen(move, numbers);
  expect(told).toMatchObject({
    people: 2,
    news: [{ title: 'Now flies on Friday, December 4', shipments: 3 }],
  });
  expect(told.news[0]?.body).toContain('We moved your shipment to another flight.');
  const hold: Act = { do: 'HOLD_SHIPMENTS', kind: 'DAMAGE', note: 'Wet cardboard.' };
  expect(await desk.foreseen(hold, numbers.slice(0, 2), dock)).toMatchObject({
    people: 1,
    news: [{ title: holds.DAMAGE.name, body: holds.DAMAGE.meaning, shipments: 2 }],
  });
  const note: Act = { do: 'NOTE_SHIPMENTS', note: 'The sender called.' };
  expect(await desk.foreseen(note, numbers)).toEqual({ people: 0, news: [] });
  // Nothing is written by looking.
  expect((await world.free(nextFriday)).pieces).toBe(pieces);
});

test('what somebody else changed after the preview is refused, and says so', async () => {
  const [first, second] = (await booked(2)) as [Shipment, Shipment];
  const previewed = await desk.preview(move, [first.number, second.number]);
  const placed = await world.placeHold(first.number, {
    version: first.version,
    kind: 'CUSTOMS_EXAM',
    note: 'Customs called.',
  });
  expect(shipmentIn(placed).version).toBe(first.version + 1);
  const id = await desk.started(move, asRows(previewed));
  await desk.hearAll();
  expect(byId((await desk.report(id)).results.map(short))).toEqual(
    byId([`${first.number} refused SHIPMENT_CHANGED`, `${second.number} changed`]),
  );
});

test('a hold asks for the right of its kind, and is placed once; a note is written once', async () => {
  const [shipment] = (await booked(1)) as [Shipment];
  const ids = [shipment.number];
  const exam: Act = { do: 'HOLD_SHIPMENTS', kind: 'CUSTOMS_EXAM', note: 'Customs looks at it.' };
  expect((await desk.preview(exam, ids, dock)).map(short)).toEqual([`${ids[0]} refused HOLD_NOT_YOURS`]);
  const previewed = await desk.preview(exam, ids);
  const id = await desk.started(exam, asRows(previewed));
  for (let kill = 1; kill < 9; kill += 1) await desk.work(id, killedAt(kill, true)).catch(() => undefined);
  await desk.work(id);
  expect((await desk.report(id)).results.map(short)).toEqual([`${ids[0]} changed`]);
  expect((await desk.preview(exam, ids)).map(short)).toEqual([`${ids[0]} already`]);

  const note: Act = { do: 'NOTE_SHIPMENTS', note: 'The sender asked about it.' };
  const noted = await desk.started(note, asRows(await desk.preview(note, ids, dock)), dock);
  for (let kill = 1; kill < 9; kill += 1) await desk.work(noted, killedAt(kill, true)).catch(() => undefined);
  await desk.work(noted);
  expect((await desk.report(noted, dock)).results.map(short)).toEqual([`${ids[0]} changed`]);
  const { history } = (await world.deskShow(shipment.number)).body as unknown as {
    history: { what: string; by: string; note?: string }[];
  };
  const said = history.map(({ what, note: text = '' }) => `${what} ${text}`);
  expect(said.filter((line) => line.endsWith('Customs looks at it.'))).toHaveLength(1);
  expect(said.filter((line) => line === 'noted The sender asked about it.')).toHaveLength(1);
});

test('whoever has not paid is reminded by the desk with one act, and nobody twice', async () => {
  const [owing, paid, unbilled] = (await booked(3)) as [Shipment, Shipment, Shipment];
  const ids = [owing, paid, unbilled].map(({ number }) => number);
  const bills = billStore(world.tables.client(), world.tables.shipments);
  for (const { number, promise } of [owing, paid]) {
    const sums = { charged: promise.total, paid: 0, credited: 0, owed: promise.total };
    await bills.write(number, { version: 1, invoice: 'INV-1000001', invoiceVersion: 1, ...sums });
  }
  await world.clearHold(paid.number, 'PAYMENT_DUE', { version: paid.version, note: 'Paid.' }, boss);
  const remind: Act = { do: 'REMIND_SHIPMENTS' };
  // They were asked when they booked, a moment ago.
  expect((await desk.preview(remind, ids)).map(short)).toEqual([
    `${owing.number} already`,
    `${paid.number} refused NOTHING_TO_PAY`,
    `${unbilled.number} refused NOTHING_TO_PAY`,
  ]);
  desk = deskOn(world.tables, '2026-11-14T15:00:00.000Z');
  const foreseen = await desk.foreseen(remind, ids);
  expect(foreseen).toMatchObject({ people: 1, news: [{ title: 'Not paid yet', shipments: 1 }] });
  const id = await desk.started(remind, asRows(await desk.preview(remind, ids)));
  for (let kill = 1; kill < 12; kill += 1) await desk.work(id, killedAt(kill, true)).catch(() => undefined);
  await desk.work(id);
  expect((await desk.report(id)).results.map(short).filter((line) => line.endsWith('changed'))).toEqual([
    `${owing.number} changed`,
  ]);
  expect((await world.events()).filter(({ type }) => type === 'payment-reminded.v1')).toMatchObject([
    { data: { number: owing.number, by: 'desk-1' } },
  ]);
  expect((await desk.preview(remind, [owing.number])).map(short)).toEqual([`${owing.number} already`]);
});
