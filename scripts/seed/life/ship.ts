import { createHash } from 'node:crypto';
import { destinations } from '#domain/kernel/destinations.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import type { SampleShipment } from './sample-shipments.ts';
import { endOf, type Happening, happeningsUntil, hasLeft } from './timeline.ts';

const DAY_MS = 86_400_000;
/** A sample is booked this long before its last chance to be at the dock. */
const BOOKED_DAYS_BEFORE = 4;
const MOST_WEEKS_AGO = 6;

/** Who does the work of the desk. */
export interface Desk {
  readonly admin: Person;
  readonly warehouse: Person;
}

/** The same id for the same words, so that an interrupted seed goes on where it was. */
export const idOf = (words: string): string => {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const PHONES = {
  GY: ['+592', '600-0142'],
  JM: ['+1-876', '(876) 555-0142'],
  TT: ['+1-868', '(868) 555-0142'],
  BB: ['+1-246', '(246) 555-0142'],
  SR: ['+597', '855-0142'],
} as const;

const goodsOf = ({ goods: rows }: SampleShipment) =>
  rows.map((goods) =>
    goods.kind === 'box'
      ? {
          kind: 'box',
          quantity: goods.quantity,
          length: goods.side,
          width: goods.side,
          height: goods.side,
          lengthUnit: 'in',
          weight: goods.lb,
          weightUnit: 'lb',
        }
      : {
          kind: 'barrel',
          quantity: goods.quantity,
          barrel: goods.barrel,
          weight: goods.lb,
          weightUnit: 'lb',
        },
  );

const formOf = (sample: SampleShipment) => {
  const [phoneCode, phone] = PHONES[sample.to];
  return {
    to: sample.to,
    consignee: {
      to: sample.to,
      name: `${sample.receiver} (sample)`,
      phoneCode,
      phone,
      street: '1 Sample Street',
      city: destinations[sample.to].city,
    },
    purpose: sample.purpose ?? 'GIFT',
    chargesTerm: sample.receiverPays ? 'COLLECT' : 'PREPAID',
    service: 'standard',
    incoterm: 'DAP',
    goods: goodsOf(sample),
    commodities: sample.contents.map(({ what, quantity, cents }) => ({
      description: what,
      quantity,
      unitValue: cents,
    })),
    insured: false,
    brokerage: false,
    ...(sample.dangerous ? { dangerous: sample.dangerous } : {}),
    nothingProhibited: true,
    howItComes: 'DROP_OFF',
  };
};

interface Flight {
  readonly id: string;
  readonly day: string;
}

/** The next flight at an instant. */
const nextFlight = async (past: PastCloud, to: string, sender: Person, at: Date): Promise<Flight> => {
  past.at(at);
  const { items } = (await past.ask('GET /api/departures', { as: sender, query: { to } })) as {
    items: Flight[];
  };
  const [first] = items;
  if (first === undefined) throw new Error(`There is no flight to ${to} after ${at.toISOString()}.`);
  return first;
};

/** When a sample was booked, and its flight: the latest by which everything that is told of it lies in the past. */
const bookingOf = async (past: PastCloud, sample: SampleShipment, sender: Person, now: Date) => {
  for (let weeks = sample.weeksAgo ?? 0; weeks <= MOST_WEEKS_AGO; weeks += 1) {
    const at = new Date(now.getTime() - (BOOKED_DAYS_BEFORE + 7 * weeks) * DAY_MS);
    const flight = await nextFlight(past, sample.to, sender, at);
    const { until } = sample;
    if (until === undefined || !hasLeft(until) || endOf(until, flight.day) < now) return { at, flight };
  }
  throw new Error(`No flight is long enough ago for ${sample.shows}.`);
};

/** A shipment of the samples while it is worked on. Each act goes on from the version before. */
const workOn = (past: PastCloud, desk: Desk, sender: Person, made: Shipment) => {
  let shipment = made;
  const params = { number: made.number };
  const change = async (route: string, as: Person, body: object, more: Record<string, string> = {}) => {
    const asked = { as, params: { ...params, ...more }, body: { version: shipment.version, ...body } };
    shipment = (await past.ask(route, asked)).shipment as Shipment;
  };
  return {
    current: () => shipment,
    has: (wanted: HoldKind) => shipment.holds.some(({ kind }) => kind === wanted),
    book: (departureId: string) =>
      change('POST /api/shipments/{number}/book', sender, { departureId, total: shipment.promise.total }),
    cancel: () => change('POST /api/shipments/{number}/cancel', sender, {}),
    hold: (kind: HoldKind) =>
      change('POST /api/desk/shipments/{number}/holds', desk.admin, {
        kind,
        note: 'Seen by staff (sample).',
      }),
    clear: (kind: HoldKind, note: string) =>
      change('POST /api/desk/shipments/{number}/holds/{kind}/clear', desk.admin, { note }, { kind }),
    record: async ({ code, at }: Happening, pieces: readonly number[]) => {
      past.at(at);
      const eventId = idOf(`${made.number} ${code} ${pieces.join()}`);
      const body = { eventId, code, pieces, ...(code === 'RCS' ? { screening: 'XRY' } : {}) };
      const recorded = await past.ask('POST /api/desk/shipments/{number}/events', {
        as: desk.warehouse,
        params,
        body,
      });
      shipment = recorded.shipment as Shipment;
    },
  };
};
type Work = ReturnType<typeof workOn>;

const flies = ({ until }: SampleShipment): boolean =>
  until !== undefined && (hasLeft(until) || until === 'MAN');

/** Everything after the booking. */
const goOn = async (
  past: PastCloud,
  work: Work,
  sample: SampleShipment,
  flight: Flight,
  booked: Date,
  now: Date,
) => {
  const all = work.current().pieces.map(({ n }) => n);
  if (flies(sample) && work.has('PAYMENT_DUE')) {
    past.at(new Date(booked.getTime() + DAY_MS / 2));
    await work.clear('PAYMENT_DUE', 'Paid in cash at the counter (sample).');
  }
  const { until, exception } = sample;
  const happenings = until === undefined ? [] : happeningsUntil(until, flight.day, now);
  for (const { code, at } of happenings) {
    const instead = code === until ? exception : undefined;
    const without = instead ? all.filter((n) => !instead.pieces.includes(n)) : all;
    await work.record({ code, at }, without);
    if (instead) await work.record({ code: instead.code, at }, instead.pieces);
  }
  past.at(now);
  if (sample.hold && !work.has(sample.hold)) await work.hold(sample.hold);
};

/** The reference of a quote that a sender asked for and accepted before the shipment was made. */
const acceptedQuote = async (past: PastCloud, sample: SampleShipment, as: Person): Promise<string> => {
  const request = {
    to: sample.to,
    goods: goodsOf(sample),
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  };
  const headers = { 'idempotency-key': idOf(`sample quote of ${sample.shows}`) };
  const { reference } = await past.ask('POST /api/quotes', { as, headers, body: { request } });
  const params = { reference: String(reference) };
  await past.ask('POST /api/quotes/{reference}/answer', { as, params, body: { offer: 1, answer: 'accept' } });
  return params.reference;
};

/** Makes one shipment and has happen to it what the sample tells, at the times at which it happened. Returns it. */
export const ship = async (
  past: PastCloud,
  desk: Desk,
  sample: SampleShipment,
  sender: Person,
  now: Date,
): Promise<Shipment> => {
  const { at, flight } = await bookingOf(past, sample, sender, now);
  past.at(at);
  const quoted = sample.quoted ? { quote: await acceptedQuote(past, sample, sender) } : {};
  const made = await past.ask('POST /api/shipments', {
    as: sender,
    headers: { 'idempotency-key': idOf(`sample shipment ${sample.shows} ${sample.sender}`) },
    body: { form: { ...formOf(sample), ...quoted } },
  });
  const work = workOn(past, desk, sender, made.shipment as Shipment);
  if (sample.draft) return work.current();
  if (work.current().bookedAt === undefined) await work.book(flight.id);
  if (!sample.cancelled) await goOn(past, work, sample, flight, at, now);
  else if (work.current().closedAt === undefined) await work.cancel();
  return work.current();
};
