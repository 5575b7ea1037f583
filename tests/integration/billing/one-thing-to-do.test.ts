import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { dueWords } from '#domain/next-step/due-words.ts';
import { inShort } from '#domain/next-step/in-short.ts';
import type { NextStep, Step } from '#domain/next-step/next-step.ts';
import { untilWhen } from '#domain/payments/next-step.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import { SHIPMENT } from '#domain/shipments/digest/soon.ts';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { saysFlight } from '#domain/shipments/next-step/comes/flight-once.ts';
import { pageOf } from '#domain/shipments/next-step/sender-steps.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { TrackingReply } from '#domain/shipments/tracking/reply.ts';
import { wire as payments } from '#lambdas/payments/http.ts';
import type { AnnouncedLetter } from '#lambdas/runtime/announcement.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { listeners } from '#lambdas/shipments/heard/listeners.ts';
import { digests } from '#lambdas/shipments/told.ts';
import { call, testDependencies } from '../../support/call.ts';
import { startingWith } from '../../support/tables.ts';
import { inGuyana } from '../shipments/arrivals.world.ts';
import {
  desk,
  nextFriday,
  papers,
  sender,
  shipmentIn,
  dock as warehouse,
} from '../shipments/shipments.world.ts';
import { type BillingWorld, clerk, type Published, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let world: BillingWorld['world'];
beforeAll(async () => {
  billing = await startBillingWorld();
  world = billing.world;
});
afterAll(() => billing.close());

const all = [1, 2, 3];
const dock = '100 Sample Dock Road, Kearny, NJ 07032';

/** Lets shipments hear what billing told of an invoice. */
const tell = async ({ number }: ShipmentInvoice): Promise<void> => {
  const heard = listeners(world.tables.env, testDependencies(world.tables.client()));
  const events = startingWith(await world.tables.all(world.tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as Published)
    .filter(({ data }) => data.number === number)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);
  for (const event of events) await heard.find(({ type }) => type === event.type)?.hear(event);
};

const billed = async (shipment: Shipment): Promise<ShipmentInvoice> => {
  await billing.hearAll(shipment);
  const invoice = await billing.only(shipment);
  await tell(invoice);
  return invoice;
};

/** Every place that says what to do with a shipment: its page, the first screen of its sender, and the receiver's page. */
const places = async (number: string) => {
  const page = (await world.show(number)).body as unknown as {
    readonly shipment: Shipment;
    readonly next: NextStep;
    readonly bill?: { readonly owed: number };
  };
  const open = (await world.ask('GET /api/shipments/open', { as: sender })).body.items as readonly UnderWay[];
  return { ...page, first: open.find((one) => one.number === number) };
};
const receiverOf = async (number: string): Promise<CollectPage> => {
  const { version = 0 } = Object(
    (await world.ask('GET /api/shipments/{number}/collection', { as: sender, params: { number } })).body.link,
  );
  const link = await world.ask('POST /api/shipments/{number}/receiver-link', {
    as: sender,
    params: { number },
    body: { version },
  });
  const headers = { 'collect-link': String(link.body.token) };
  return (await world.ask('GET /api/collect', { headers })).body as unknown as CollectPage;
};

/** Until when the page of an invoice says that it is to be paid, and what follows. */
const payPageOf = async (invoice: string): Promise<readonly string[]> => {
  const given = { ...testDependencies(world.tables.client(), { clock: world.clock }), findProvider: none };
  const pays = payments({ ...world.tables.env, SITE_URL: 'https://example.test' }, given);
  const { body } = await call(pays, 'GET /api/invoices/{number}/card', {
    as: sender,
    params: { number: invoice },
  });
  return body.by as readonly string[];
};

/** The letter about a shipment that is sent now, after something of it was corrected. */
const letterOf = async (number: string): Promise<AnnouncedLetter | undefined> => {
  const words = digests.find(({ thing }) => thing === SHIPMENT);
  const { env } = world.tables;
  const read = words?.read({ ...testDependencies(world.tables.client(), { clock: world.clock }), env });
  const said = { title: 'A correction', body: 'It was entered by mistake.' };
  const happened = [{ what: 'CORRECTED', said, at: world.clock().toISOString() }];
  return (await read?.({ id: number, userId: sender.userId, recipient: 'customer', happened }))?.letter;
};

/** The Fridays on which a text says that it flies. */
const fridaysIn = (said: object): readonly string[] => [
  ...new Set(
    [...JSON.stringify(said).matchAll(/Fri(?:day)?, (Nov|Dec)(?:ember)? (\d{1,2})/g)].map(
      ([, month, day]) => `${month} ${day}`,
    ),
  ),
];

/** All days that a text names, in one way of writing them. */
const daysIn = (said: object): readonly string[] =>
  [
    ...new Set(
      [
        ...JSON.stringify(said).matchAll(/day, (November|December) (\d{1,2})|[a-z], (Nov|Dec) (\d{1,2})/g),
      ].map(([, long, day, short, date]) => `${(long ?? short ?? '').slice(0, 'Nov'.length)} ${day ?? date}`),
    ),
  ].toSorted();

/** The days that each place names of a shipment whose pieces fly apart; what they say is the same but for them. */
const daysOfSplit = async (number: string) => {
  const { next, first } = await places(number);
  expect(first?.next).toEqual(inShort(next));
  const track = await world.ask('GET /api/tracking/{number}', { params: { number } });
  const { groups, arrival } = track.body as unknown as TrackingReply;
  const receiver = await receiverOf(number);
  const letter = await letterOf(number);
  const ofDeparture = daysIn([letter?.facts?.find(({ label }) => label === 'Flights')?.value ?? '']);
  return {
    page: daysIn([next.comes]),
    dashboard: daysIn([first?.next.lines]),
    receiver: daysIn([receiver.next.comes]),
    tracking: daysIn(groups.map(({ next: comes, expected }) => [comes, expected])),
    letter: daysIn([letter?.paragraphs]),
    flights: ofDeparture,
    whole: [arrival?.from, arrival?.to],
    said: next.comes,
  };
};

/** The number of the invoice that a step pays. */
const invoiceIn = ({ button }: Step): string => button?.path.split('/').at(-1) ?? '';
const none = async () => undefined;

/** Compares all places, and returns the acts in order, with the headline. */
const compared = async (number: string) => {
  const { next, bill, first } = await places(number);
  expect(first?.next).toEqual(inShort(next));
  const steps = [next.todo, ...next.after].filter((step): step is Step => step !== undefined);
  for (const { act, amount, place } of steps) {
    if (act === 'PAY') expect(amount).toBe(bill?.owed);
    if (act === 'BRING') expect(place?.address).toBe(dock);
  }
  // What the first screen says of invoices is of the same sum.
  expect(first?.toPay).toBe(steps.find(({ act }) => act === 'PAY')?.amount);
  const { todo } = next;
  if (todo?.act === 'PAY') {
    // Beside other steps the payment alone promises no flight: what comes does, after all of them.
    const isOnly = (line: string): boolean => steps.length === 1 || !saysFlight(line);
    expect((await payPageOf(invoiceIn(todo))).filter(isOnly)).toEqual(untilWhen(next));
  }
  const letter = await letterOf(number);
  // Every step is in the letter with its hour and place, the first one with its button.
  // What is due before the first is said in the middle of a sentence.
  const said = JSON.stringify(letter).toLowerCase();
  for (const { act, title, name, by, place, lines } of steps) {
    expect(
      [name ?? title, title].some((words) => said.includes(words.toLowerCase())),
      title,
    ).toBe(true);
    // What is due by the end of a day abroad is said with that day.
    const until = act === 'PASS_ON' ? lines[0] : by && dueWords(by);
    if (until !== undefined) expect(JSON.stringify(letter)).toContain(until);
    if (place?.address !== undefined) expect(JSON.stringify(letter)).toContain(place.address);
  }
  if (todo?.act === 'PAY') expect(letter?.todo?.action).toEqual(todo.button);
  const fridays = fridaysIn([letter]);
  expect(fridays).toEqual(expect.arrayContaining([...fridaysIn([next])]));
  expect(fridays.length).toBeLessThan(2);
  return { acts: steps.map(({ act }) => act), title: first?.next.title, next };
};

test('a shipment is told the same in every place, from its first price to the counter', async () => {
  world.at('2026-11-13T15:00:00.000Z');
  const made = await world.make();
  const { number } = made;
  expect((await compared(number)).acts).toEqual(['BOOK']);

  const booked = shipmentIn(await world.bookIt(made));
  const invoice = await billed(booked);
  const { owed } = balanceOf(invoice);
  const sum = `$${(owed / 100).toFixed(2)}`;
  const unpaid = await compared(number);
  expect([unpaid.acts, unpaid.title]).toEqual([['PAY', 'BRING'], `Pay ${sum} by Tue, Nov 24, 4:00 PM`]);
  // The receiver has nothing to do with either, and reads of the same flight.
  const receiver = await receiverOf(number);
  expect([receiver.next.todo, fridaysIn(receiver.next)]).toEqual([undefined, fridaysIn(unpaid.next)]);
  expect(fridaysIn([receiver.where.status])).toEqual(['Nov 27']);

  const { version } = (await places(number)).shipment;
  shipmentIn(await world.placeHold(number, { version, kind: 'DAMAGE', note: 'A corner is wet.' }, warehouse));
  expect((await compared(number)).acts).toEqual(['ANSWER_DAMAGE', 'PAY', 'BRING']);
  const held = (await places(number)).shipment.version;
  await world.clearHold(number, 'DAMAGE', { version: held, note: 'It is dry.' }, desk);

  await billing.ask('POST /api/desk/invoices/{number}/payments', clerk, {
    params: { number: invoice.number },
    headers: { 'idempotency-key': newId() },
    body: { amount: owed, method: 'CASH' },
  });
  await tell(invoice);
  const paid = await compared(number);
  expect([paid.acts, fridaysIn(paid.next)]).toEqual([['BRING'], ['Nov 27']]);

  shipmentIn(await world.scan(number, 'FOH', all));
  const here = await compared(number);
  expect([here.acts, here.title]).toEqual([[], 'Nothing for you to do']);
  expect(fridaysIn((await receiverOf(number)).next)).toEqual(fridaysIn(here.next));

  // What was agreed to on top is asked for at once, and then from its invoice: the same sum.
  const [, { thousandthsLb = 0 } = {}] = (await places(number)).shipment.pieces;
  const heavier = { n: 2, thousandthsLb: thousandthsLb + 60_000, photo: await world.photographed(number) };
  const asked = shipmentIn(
    await world.ask('POST /api/desk/shipments/{number}/measures', {
      as: warehouse,
      params: { number },
      body: { eventId: newId(), pieces: [heavier] },
    }),
  );
  const agreed = shipmentIn(
    await world.ask('POST /api/shipments/{number}/reweigh', {
      as: sender,
      params: { number },
      body: { version: asked.version, decision: 'APPROVE' },
    }),
  );
  const more = (agreed.charged?.total ?? 0) - owed;
  const before = (await places(number)).next;
  expect(before.todo).toMatchObject({ act: 'PAY', amount: more, button: { path: pageOf(agreed) } });
  await billed(agreed);
  const { todo } = (await places(number)).next;
  expect([todo?.title, invoiceIn(todo as Step)]).toEqual([before.todo?.title, invoice.number]);
});

test('what the receiver pays is asked of them and of nobody else, with the sum of the invoice', async () => {
  world.at('2026-11-13T15:00:00.000Z');
  const booked = await world.booked({ chargesTerm: 'COLLECT' });
  const { number } = booked;
  for (const code of ['FOH', 'SCR', 'MAN', 'DEP'])
    shipmentIn(await world.scan(number, code, all, code === 'SCR' ? { screening: 'XRY' } : {}));
  expect((await compared(number)).title).toBe('Nothing for you to do');
  world.at('2026-11-30T15:00:00.000Z');
  for (const code of ['ARR', 'RCF', 'CRC', 'CCD', 'NFD'])
    await world.ask('POST /api/arrivals/{number}/events', {
      as: inGuyana,
      params: { number },
      body: { eventId: newId(), code, pieces: all },
    });
  const { owed } = balanceOf(await billed(booked));
  // Until its receiver has the page or a code, it is for the sender to send them.
  const unsent = await compared(number);
  expect([unsent.acts, unsent.title]).toEqual([['PASS_ON'], 'Send Marva the code to collect it']);
  const { next, words } = await receiverOf(number);
  expect([next.todo?.act, next.todo?.amount]).toEqual(['COLLECT', owed]);
  // Both read of the same counter, and of the same last free day.
  const [pass] = [unsent.next.todo];
  expect(pass?.place).toEqual(next.todo?.place);
  expect(daysIn([pass?.lines])).toEqual(daysIn([next.todo?.title]));
  // The counter is the one of the page's own part about it.
  const sum = `$${(owed / 100).toFixed(2)}`;
  expect(next.todo?.lines.join(' ')).toContain(sum);
  expect(words.bring.join(' ')).toContain(sum);
  expect(pass?.lines.join(' ')).toContain(sum);
  expect((await compared(number)).acts).toEqual([]);
});

test('a shipment whose pieces fly apart has the same days in every place, and is not called late', async () => {
  world.at('2026-11-13T15:00:00.000Z');
  await world.fly('2026-11-27', '2026-11-24', { eta: { from: '2026-11-30', to: '2026-12-02' } });
  const { number } = await world.booked({ chargesTerm: 'COLLECT' });
  for (const code of ['FOH', 'SCR', 'MAN', 'DEP'])
    shipmentIn(await world.scan(number, code, all, code === 'SCR' ? { screening: 'XRY' } : {}));
  const left = shipmentIn(await world.scan(number, 'DIS_SSPD', [3]));
  await world.ask('POST /api/desk/shipments/{number}/rebook', {
    as: papers,
    params: { number },
    body: { version: left.version, pieces: [3], departureId: nextFriday, note: 'The next one with space.' },
  });
  world.at('2026-11-28T15:00:00.000Z');
  const days = ['Dec 2', 'Dec 4', 'Dec 7', 'Dec 9', 'Nov 30'];
  const { said: _, ...flying } = await daysOfSplit(number);
  expect(flying).toEqual({
    page: days,
    dashboard: days,
    receiver: days,
    tracking: days,
    letter: days,
    flights: ['Dec 4', 'Nov 27'],
    whole: ['2026-11-30', '2026-12-09'],
  });

  for (const code of ['ARR', 'RCF', 'CRC', 'CCD', 'NFD'])
    await world.ask('POST /api/arrivals/{number}/events', {
      as: inGuyana,
      params: { number },
      body: { eventId: newId(), code, pieces: [1, 2] },
    });
  // The days of the first flight are over: what came with it is there.
  world.at('2026-12-03T15:00:00.000Z');
  const last = ['Dec 4', 'Dec 7', 'Dec 9'];
  const free = ['Dec 4', 'Dec 5', 'Dec 7', 'Dec 9'];
  // Their receiver knows that some is there.
  await receiverOf(number);
  const { said, ...there } = await daysOfSplit(number);
  expect(there).toEqual({
    page: free,
    dashboard: free,
    receiver: last,
    tracking: last,
    letter: free,
    flights: ['Dec 4', 'Nov 27'],
    whole: ['2026-12-07', '2026-12-09'],
  });
  expect(said[0]).toMatch(/^Marva has the receiver’s page and can collect pieces 1 and 2 /);
  expect((await receiverOf(number)).next.todo?.title).toMatch(/^Collect pieces 1 and 2 /);
});
