// @vitest-environment jsdom
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createElement, type ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { usualDayIn } from '#domain/departures/flight-id.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { type Coming, flightMade } from '#domain/departures/slots/flight-made.ts';
import { bookableSlots, type Slot, slotWithId } from '#domain/departures/slots/slots.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import { slotStore } from '#lambdas/bookings/store/slot-store.ts';
import { shipmentKey } from '#lambdas/shipments/store/shipment-items.ts';
import { NextCard } from '#web/next-step/next-card.tsx';
import type { Draft } from '#web/price-form/draft/draft.ts';
import { readLink } from '#web/price-form/draft/link.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { FlightPart } from '../../../web/features/quotes/letter/flight-part.tsx';
import { Flight } from '../../../web/features/quotes/result/flight.tsx';
import { emptyShipment, type TypedShipment } from '../../../web/features/shipments/create/draft/typed.ts';
import { useTypedFlights } from '../../../web/features/shipments/create/flights/typed-flights.ts';
import { aboutShipment } from '../../../web/features/shipments/mine/about-shipment.ts';
import { StepCard } from '../../../web/next-step/step-card.tsx';
import { storeFlights } from '../../support/flights.ts';
import { aBarrel, type QuotesWorld, staff, startQuotesWorld } from '../quotes/quotes.world.ts';
import { onFriday, type ShipmentsWorld, sender, startShipmentsWorld } from '../shipments/shipments.world.ts';

/** The browser asks the functions themselves. */
const answering = vi.hoisted(() => ({ with: async (_query: object): Promise<unknown> => ({ items: [] }) }));
vi.mock('#web/api/client.ts', () => ({
  api: (_endpoint: unknown, { query }: { query: object }) => answering.with(query),
}));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'sender-1' }));

let shipments: ShipmentsWorld;
let quotes: QuotesWorld;
beforeAll(async () => {
  shipments = await startShipmentsWorld();
  await shipments.fly('2026-12-11', '2026-12-08');
  quotes = await startQuotesWorld();
  answering.with = async (query) => {
    const asked = { as: sender, query: query as Record<string, string> };
    return (await shipments.askFlights('GET /api/departures', asked)).body;
  };
});
afterAll(async () => {
  await shipments.stop();
  await quotes.stop();
});

/** The slots that `GET /api/slots` says are full. */
let slotsShown: readonly Slot[] = [];

let seconds = 0;
/**
 * Sets the time that browsers and functions see. A second later each time: the sender's first screen has their ten newest shipments, and
 * among those of one instant luck would decide.
 */
const at = (instant: string) => {
  const then = new Date(Date.parse(instant) + 1000 * seconds++).toISOString();
  shipments.at(then);
  quotes.moveTo(then);
};

/** The days of flights that a text names: `Fri, Nov 27` and `Friday, November 27`. */
const fridaysIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/Fri(?:day)?, (Nov|Dec)(?:ember)? (\d{1,2})/g)].map(
      ([, month, day = '']) => `2026-${month === 'Nov' ? '11' : '12'}-${day.padStart(2, '0')}`,
    ),
  ),
];
const textOf = async (screen: ReactNode): Promise<string> => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ slots: slotsShown.map(({ id }) => ({ id, full: true })) }),
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { textContent } = await openScreen(screen);
  await settle();
  const text = document.body.textContent ?? textContent ?? '';
  closeScreen();
  return text;
};

/** One way to come, as each place is told of it. */
interface Way {
  readonly coming: Coming;
  /** The link of the calculator. */
  readonly link: string;
  readonly quoted: object;
  readonly form: Partial<ShipmentForm>;
  /** The slot of the shipment, once its booking has said so. */
  readonly slot?: string;
}

const barrel = '?to=GY&g=1B55x140';
const brought: Way = { coming: { way: 'DROP_OFF' }, link: barrel, quoted: aBarrel, form: {} };
const fetched: Way = {
  coming: { way: 'PICKUP' },
  link: `${barrel}&zip=11226`,
  quoted: { ...aBarrel, pickupZip: '11226' },
  form: { howItComes: 'PICKUP', pickup: { zip: '11226', street: '20 Sample Street', stairs: false } },
};
const inSlot = (slot: string): Way => {
  const found = slotWithId(defaultSchedule, slot);
  return { ...fetched, coming: { way: 'PICKUP', slot: found }, slot };
};

const calculator = (draft: Draft) =>
  textOf(
    createElement(Flight, {
      draft,
      zipAnswer: { status: 'found', city: 'Brooklyn', state: 'NY', miles: 13, withinRadius: true },
      schedule: defaultSchedule,
    }),
  );

/** What the places say that are asked before anything is booked. */
const whilePriced = async ({ link, quoted }: Way) => {
  const reference = await quotes.quote(quoted);
  await quotes.deliver();
  const { quote } = (await quotes.show(reference)).body as { quote: CustomerQuote };
  const atDesk = await quotes.ask('GET /api/desk/quotes/{reference}', { as: staff, params: { reference } });
  const request = (atDesk.body as { quote: { flight?: string } }).quote;
  return {
    calculator: await calculator(readLink(link)),
    quoteKept: dayWords(usualDayIn(request.flight ?? '')),
    quotePage: await textOf(createElement(FlightPart, { quote })),
    offerLetter: quotes.mail.at(-1)?.letter.text ?? '',
  };
};

/** The wizard's flights for what was typed. */
const WizardFlights = ({
  typed,
  seen,
}: {
  readonly typed: TypedShipment;
  readonly seen: (flights: ReturnType<typeof useTypedFlights>['flights']) => void;
}) => {
  seen(useTypedFlights(typed).flights);
  return null;
};

/** The day of the first flight that the wizard offers. */
const wizard = async ({ link }: Way): Promise<string | undefined> => {
  let offered: ReturnType<typeof useTypedFlights>['flights'];
  const typed = { ...emptyShipment('019366a1-0000-7000-8000-000000000001'), price: readLink(link) };
  await textOf(
    createElement(WizardFlights, {
      typed,
      seen: (flights) => {
        offered = flights;
      },
    }),
  );
  return offered?.find(({ closed }) => closed === undefined)?.day;
};

const link = (number: string) =>
  shipments.ask('POST /api/shipments/{number}/receiver-link', {
    as: sender,
    params: { number },
    body: { version: 0 },
  });

/** The page of a booked shipment, the first screen of its sender, and what anybody and the receiver read. */
const whileBooked = async (number: string) => {
  const params = { number };
  const shown = await shipments.show(number);
  const token = String((await link(number)).body.token);
  const collect = await shipments.ask('GET /api/collect', { headers: { 'collect-link': token } });
  const open = (await shipments.ask('GET /api/shipments/open', { as: sender })).body.items as UnderWay[];
  const row = open.find((one) => one.number === number);
  const next = shown.body.next as NextStep;
  return {
    // The page says what comes beside where it is, while there is something to do.
    page: `${await textOf(createElement(NextCard, { next, doing: () => null }))} ${next.comes.join(' ')}`,
    pageWhere: JSON.stringify(shown.body.where),
    tracking: JSON.stringify((await shipments.ask('GET /api/tracking/{number}', { params })).body.groups),
    collect: JSON.stringify((collect.body.where as { groups: object }).groups),
    collectNext: await textOf(
      createElement(NextCard, { next: collect.body.next as NextStep, doing: () => null }),
    ),
    firstScreen: row
      ? await textOf(createElement(StepCard, { about: aboutShipment(row), isFirst: true }))
      : '',
  };
};

/** What bookings have the shipment keep. */
const keepSlot = async (number: string, id: string) => {
  const { day, from, to } = slotWithId(defaultSchedule, id) ?? {};
  if (day === undefined) throw new Error(`There is no slot ${id}.`);
  await shipments.tables.client().send(
    new UpdateCommand({
      TableName: shipments.tables.shipments,
      Key: shipmentKey(number),
      UpdateExpression: 'SET pickup.slot = :slot',
      ExpressionAttributeValues: {
        ':slot': { id, day, from: from?.toISOString(), to: to?.toISOString() },
      },
    }),
  );
};

const FLIGHTS = ['2026-11-27', '2026-12-04', '2026-12-11'];
const idOf = (day: string) => `GY-${day}`;

/** Books it on the first flight that takes it, and returns its number and the day. Those before are refused, with this one as the first to choose. */
const bookFirst = async ({ form, slot }: Way) => {
  const made = await shipments.make(form);
  const body = { version: made.version, total: made.promise.total, ...(slot === undefined ? {} : { slot }) };
  const offered: unknown[] = [];
  for (const day of FLIGHTS) {
    const { status, body: answer } = await shipments.book(made.number, { ...body, departureId: idOf(day) });
    if (status === 200) {
      if (slot !== undefined) await keepSlot(made.number, slot);
      return { number: made.number, booked: day, offered };
    }
    offered.push((answer.details as { flights?: readonly { day: string }[] }).flights?.[0]?.day);
  }
  throw new Error('No flight took it.');
};

/** All that the places name, as days of flights. */
const daysIn = (places: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(places).map(([place, text]) => [place, fridaysIn(text)]));
const everywhere = (places: Readonly<Record<string, string>>, day: string) =>
  Object.fromEntries(Object.keys(places).map((place) => [place, [day]]));

/** The first flight that is offered in place of each one before it. */
const before = (day: string) => FLIGHTS.slice(0, FLIGHTS.indexOf(day)).map(() => day);

const flightOf = ({ coming }: Way, instant: string) =>
  flightMade(defaultSchedule, 'GY', coming, new Date(instant)).flight.departureDay;

/** No van can be booked any more for Tuesday, when the flight of Friday, November 27, closes. */
const tuesdayNight = '2026-11-24T06:10:00.000Z';
/** Between the two cutoffs of that flight. */
const tuesdayAfternoon = '2026-11-24T20:00:00.000Z';

/** Walks the price of goods through all places, and compares. */
const walk = async (way: Way, day: string) => {
  at(tuesdayNight);
  const priced = await whilePriced(way);
  expect({ ...daysIn(priced), wizard: await wizard(way) }).toEqual({
    ...everywhere(priced, day),
    wizard: day,
  });
  const { number, booked, offered } = await bookFirst(way);
  expect({ booked, offered }).toEqual({ booked: day, offered: before(day) });
  const places = await whileBooked(number);
  expect(daysIn(places)).toEqual(everywhere(places, day));
  const said = Object.values({ ...priced, ...places }).join(' ');
  if (way === fetched) expect(said).not.toMatch(/bring (it|your)|at our dock by|has to be at our/i);
  else expect(said).toMatch(/bring your .* by/i);
};

describe('one price has one flight in every place', () => {
  test.each([
    ['brought', brought, '2026-11-27'],
    ['picked up, with no time yet', fetched, '2026-12-04'],
  ] as const)('%s', (_, way, day) => walk(way, day));

  test.each([
    ['a time that makes the next flight', 'P-2026-12-01-0900', '2026-12-04'],
    ['a time on the same day that does not', 'P-2026-12-01-1200', '2026-12-11'],
  ])('picked up at %s', async (_, slot, day) => {
    at(tuesdayNight);
    const way = inSlot(slot);
    expect(flightOf(way, tuesdayNight)).toBe(day);
    const { number, booked, offered } = await bookFirst(way);
    expect({ booked, offered }).toEqual({ booked: day, offered: before(day) });
    const places = await whileBooked(number);
    expect(daysIn(places)).toEqual(everywhere(places, day));
    const when = slot.endsWith('0900') ? '9 AM to noon' : 'noon to 3 PM';
    for (const place of [places.page, places.firstScreen])
      expect(place).toContain(`Have it ready: we come Tue, Dec 1, ${when}`);
    expect(Object.values(places).join(' ')).not.toMatch(/bring (it|your)|has to be at our/i);
  });

  test('at our dock already', async () => {
    at(tuesdayNight);
    const { number } = await bookFirst(brought);
    await shipments.scan(number, 'FOH', [1, 2, 3]);
    at(tuesdayAfternoon);
    const here: Way = {
      ...brought,
      coming: { way: 'HERE' },
      link: `${barrel}&mailbox=1`,
      quoted: { request: { ...aBarrel.request, mailbox: true } },
    };
    expect(flightOf(here, tuesdayAfternoon)).toBe('2026-11-27');
    expect(flightOf(brought, tuesdayAfternoon)).toBe('2026-12-04');
    const priced = await whilePriced(here);
    expect(daysIn(priced)).toEqual(everywhere(priced, '2026-11-27'));
    // It need not come any more, and the first screen says where it is.
    const places = await whileBooked(number);
    for (const place of [places.page, places.firstScreen]) expect(place).not.toMatch(/bring/i);
    expect(daysIn(places)).toEqual(everywhere(places, '2026-11-27'));
  });
});

test('a flight that staff canceled is nowhere: not in what is kept of a quote, on its page, or in its letter', async () => {
  at(tuesdayNight);
  const canceled = onFriday('2026-11-27', '2026-11-24', { recorded: 'CANCELLED' });
  await storeFlights(quotes.tables, canceled);
  const { calculator: _rule, quotePage: _published, ...priced } = await whilePriced(brought);
  expect(daysIn(priced)).toEqual(everywhere(priced, '2026-12-04'));
});

test('a pickup that was moved to a later time says that it misses the flight, wherever the shipment is shown', async () => {
  at(tuesdayNight);
  const { number } = await bookFirst(inSlot('P-2026-12-01-0900'));
  await keepSlot(number, 'P-2026-12-01-1200');
  const { page, pageWhere, tracking, collect } = await whileBooked(number);
  expect(page).toContain('That is too late for the flight on Fri, Dec 4.');
  for (const place of [pageWhere, tracking, collect])
    expect(place).toContain('too late for its flight on Friday, December 4.');
});

describe('a time that was chosen', () => {
  const refusedAt = async (way: Way, slot: string) => {
    const { number, version, promise } = await shipments.make(way.form);
    const body = { version, departureId: idOf('2026-12-11'), total: promise.total, slot };
    const { status, body: answer } = await shipments.book(number, body);
    return [status, answer.code, answer.message];
  };

  test('is refused where there is none, where it is over, and where it is for another way', async () => {
    at(tuesdayNight);
    const none = [409, 'SLOT_NOT_FOUND', 'There is no such time. Choose another one.'];
    // On Thanksgiving no van comes.
    expect(await refusedAt(fetched, 'P-2026-11-26-0900')).toEqual(none);
    expect(await refusedAt(brought, 'P-2026-12-01-0900')).toEqual(none);
    expect(await refusedAt(fetched, 'P-2026-11-24-0900')).toEqual([
      409,
      'SLOT_CLOSED',
      'Tue, Nov 24, 9 AM to noon can no longer be booked. Choose another time.',
    ]);
  });

  test('to bring it is as good as any that is in time', async () => {
    at(tuesdayNight);
    const { number, version, promise } = await shipments.make();
    const ask = (slot: string) =>
      shipments.book(number, { version, departureId: idOf('2026-11-27'), total: promise.total, slot });
    const late = await ask('D-2026-11-24-1400');
    expect([late.status, late.body.code]).toEqual([409, 'FLIGHT_CLOSED']);
    expect(late.body.message).toBe(
      'Goods that come Tue, Nov 24, 2 PM to 3 PM miss this flight. Choose an earlier time or a later flight.',
    );
    expect((await ask('D-2026-11-24-1300')).status).toBe(200);
  });
});

describe('while some times are full', () => {
  /** The times that make the next two flights. */
  const taken = () =>
    bookableSlots(defaultSchedule, 'PICKUP', new Date(tuesdayNight)).filter(
      ({ id }) => id <= 'P-2026-12-01-0900',
    );
  const fill = ({ tables }: Pick<ShipmentsWorld, 'tables'>) => {
    const client = tables.client();
    const store = slotStore(client, tables.env.BOOKINGS_TABLE);
    const TransactItems = taken().map(({ id, places = 0 }) =>
      store.write(
        id,
        { version: 0, claims: {} },
        Object.fromEntries(Array.from({ length: places }, (_, n) => [`BKG-SAMPLE${n}#1`, { lb: 10 }])),
      ),
    );
    return client.send(new TransactWriteCommand({ TransactItems }));
  };

  test('goods with no time yet make the flight of the earliest free one, everywhere', async () => {
    at(tuesdayNight);
    await Promise.all([shipments, quotes].map(fill));
    slotsShown = taken();
    await walk(fetched, '2026-12-11');
  });
});
