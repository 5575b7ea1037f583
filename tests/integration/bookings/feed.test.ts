import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { FeedShown } from '#domain/kernel/feed/feed-link.ts';
import type { Role } from '#domain/kernel/role.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { bookingsFunction, SITE_URL } from '../../support/bookings-function.ts';
import { call, callRaw } from '../../support/call.ts';
import { startingWith } from '../../support/tables.ts';
import {
  bookingIn,
  customer,
  type DeskWorld,
  staff,
  startDeskWorld,
  TUESDAY,
  WEDNESDAY,
} from './desk.world.ts';

let world: DeskWorld;
/** The roles in the user pool; whoever is not in it has no account. */
let pool: Map<string, readonly Role[]>;
beforeEach(async () => {
  world = await startDeskWorld();
  pool = new Map([[staff.userId, staff.roles]]);
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.tables.stopAsKept());

const OWN = '/api/desk/bookings/feed';
const READ = 'GET /api/feeds/bookings/{secret}';
const PREFIX = `${SITE_URL}/api/feeds/bookings/`;

const handler = () =>
  bookingsFunction(world.tables.env, {
    ...world.given(),
    findZipCode,
    rolesOf: async (userId) => pool.get(userId) ?? [],
  });
const own = async (as = staff) => {
  const { feed } = (await call(handler(), `GET ${OWN}`, { as })).body;
  return feed === undefined ? undefined : FeedShown.parse(feed);
};
const make = async (as = staff): Promise<string> => {
  const { status, body } = await call(handler(), `PUT ${OWN}`, { as });
  expect(status).toBe(200);
  const { address } = body as { address: string };
  expect(address.startsWith(PREFIX)).toBe(true);
  return address.slice(PREFIX.length);
};
const end = (as = staff) => call(handler(), `DELETE ${OWN}`, { as });
const read = (secret: string) => callRaw(handler(), READ, { params: { secret } });
/** What a calendar reads: lines are folded at 75 bytes. */
const textOf = async (secret: string): Promise<string> => {
  const { statusCode, body } = await read(secret);
  expect(statusCode).toBe(200);
  return (body ?? '').replaceAll('\r\n ', '');
};
const entryIn = (text: string, { reference }: Pick<Booking, 'reference'>): readonly string[] =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .find((entry) => entry.includes(`UID:${reference}-`))
    ?.split('\r\n') ?? [];
const whatRefuses = async (secret: string) => {
  const { statusCode, body } = await read(secret);
  return { statusCode, body };
};
const told = async () =>
  startingWith(await world.tables.all(world.tables.bookings), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { type: string; data: { what?: string } })
    .filter(({ type }) => type === 'booking-feed-changed.v1')
    .map(({ data }) => data.what);

describe('a link of somebody at the desk', () => {
  test('is made, is told, and is shown to its owner alone without its secret', async () => {
    expect(await own()).toBeUndefined();
    const secret = await make();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    expect(await own()).toEqual({ madeAt: world.given().clock().toISOString(), uses: 0 });
    expect(await own({ userId: 'staff-2', roles: ['staff'] })).toBeUndefined();
    expect(JSON.stringify(await world.tables.all(world.tables.bookings))).not.toContain(secret);
    expect(await told()).toEqual(['made']);
  });

  test('counts each reading, with the last one', async () => {
    const secret = await make();
    await textOf(secret);
    world.later(60_000);
    await textOf(secret);
    expect(await own()).toMatchObject({ uses: 2, usedAt: world.given().clock().toISOString() });
  });

  test('that is renewed ends the one before, and that is ended itself, like one that never was', async () => {
    const first = await make();
    const second = await make();
    const never = await whatRefuses('AAAAAAAAAAAAAAAAAAAAAA');
    expect(never.statusCode).toBe(404);
    expect(await whatRefuses(first)).toEqual(never);
    await textOf(second);
    expect(await end()).toMatchObject({ status: 200, body: {} });
    expect(await own()).toBeUndefined();
    for (const secret of [second, first, '', '../..', '%00'])
      expect(await whatRefuses(secret)).toEqual(never);
    // What is ended twice is told once.
    await end();
    expect((await told()).toSorted()).toEqual(['ended', 'made', 'renewed']);
    await textOf(await make());
  });

  test('stops when its owner loses the right or the account, and says nothing else', async () => {
    const secret = await make();
    const never = await whatRefuses('AAAAAAAAAAAAAAAAAAAAAA');
    for (const roles of [['content'], ['customer'], undefined] as const) {
      if (roles === undefined) pool.delete(staff.userId);
      else pool.set(staff.userId, roles);
      expect(await whatRefuses(secret), String(roles)).toEqual(never);
    }
    pool.set(staff.userId, ['dispatch']);
    await textOf(secret);
  });

  test('that two windows renew at once is one of the two', async () => {
    const secrets = await Promise.all([make(), make(), make()]);
    const statuses = await Promise.all(secrets.map(async (one) => (await read(one)).statusCode));
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });

  test('is for people who may see bookings', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await call(handler(), `${method} ${OWN}`, { as: customer })).status).toBe(403);
  });

  test('has its secret in no line of the log, whatever happens', async () => {
    const lines: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((said) => {
        lines.push(String(said));
        return true;
      }),
    );
    const secret = await make();
    await textOf(secret);
    pool = { get: () => Promise.reject(new Error('The pool does not answer.')) } as never;
    expect((await read(secret)).statusCode).toBe(500);
    await end();
    expect((await read(secret)).statusCode).toBe(404);
    for (const spy of spies) spy.mockRestore();
    expect(lines.join()).toContain('bookings.readFeed');
    expect(lines.join()).not.toContain(secret);
  });
});

describe('a calendar', () => {
  /** A booking as it stands in the table, for what no form sends. */
  const keep = async (change: Partial<Booking>): Promise<Booking> => {
    const booking = { ...sampleBooking, version: 1, ...change };
    const { write } = bookingStore(world.tables.client(), world.tables.bookings);
    await write({ before: undefined, after: booking, history: [], events: [] });
    return booking;
  };

  test('is text, and kept by nobody on the way', async () => {
    const { headers, body } = await read(await make());
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });

  test('shows reference, way, area, goods, state, flight and the page, in UTC, and nothing of the person', async () => {
    const booking = await world.book({ note: 'Ring twice', access: 'Bell 4' });
    const text = await textOf(await make());
    const entry = entryIn(text, booking);
    expect(entry).toEqual(
      expect.arrayContaining([
        `UID:${booking.reference}-MAIN@skybarrel.test`,
        `SEQUENCE:${booking.version}`,
        'DTSTART:20261201T140000Z',
        'DTEND:20261201T170000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Pickup: Brooklyn\\, NY 11226',
        'LOCATION:Brooklyn\\, NY 11226',
        `DESCRIPTION:${booking.reference}\\nConfirmed\\n1 piece\\, 140 lb\\nFlight GY-2026-12-04 on Fri\\, Dec 4\\n${SITE_URL}/staff/bookings/${booking.reference}`,
      ]),
    );
    const { name, phone, place, ownerId } = booking;
    for (const secret of [name, phone, phone.slice(-4), place?.street, 'Ring twice', 'Bell 4', ownerId])
      expect(text, secret).not.toContain(secret ?? 'Sample Avenue');
  });

  test('moves an entry, says what is only asked for and what is canceled, and is the same text until then', async () => {
    const booking = await world.book();
    const asked = bookingIn(await world.make({ street: undefined, slot: WEDNESDAY }));
    const secret = await make();
    const before = await textOf(secret);
    expect(entryIn(before, asked)).toContain('STATUS:TENTATIVE');
    expect(await textOf(secret)).toBe(before);
    await world.about('PUT /api/desk/bookings/{reference}/slot', booking, { slot: WEDNESDAY });
    const moved = entryIn(await textOf(secret), booking);
    expect(moved).toEqual(
      expect.arrayContaining(['DTSTART:20261202T140000Z', `SEQUENCE:${booking.version + 1}`]),
    );
    const { booking: now } = await world.show(booking);
    await world.about('POST /api/desk/bookings/{reference}/cancel', now, {
      because: 'Not now.',
      charge: false,
    });
    const canceled = entryIn(await textOf(secret), booking);
    expect(canceled).toEqual(
      expect.arrayContaining([
        `UID:${booking.reference}-MAIN@skybarrel.test`,
        'STATUS:CANCELLED',
        `SEQUENCE:${booking.version + 2}`,
      ]),
    );
    // Its calendar has heard of it by then.
    world.later(15 * 86_400_000);
    expect(entryIn(await textOf(secret), booking)).toEqual([]);
  });

  test('has what is brought to the dock, and the visit with empty barrels', async () => {
    const brought = await world.book({
      way: 'DROP_OFF',
      zip: undefined,
      street: undefined,
      slot: 'D-2026-11-30-1000',
    });
    const empties = await world.book({
      slot: WEDNESDAY,
      firstSlot: TUESDAY,
      emptyBarrels: { how: 'FIRST', rows: [{ barrel: 'B55', quantity: 1 }] },
    });
    const text = await textOf(await make());
    expect(entryIn(text, brought)).toContain('SUMMARY:Drop-off: 1 piece\\, 140 lb');
    expect(text).toContain(`UID:${empties.reference}-FIRST@`);
    expect(text).toContain(`UID:${empties.reference}-MAIN@`);
    expect(text).toContain('SUMMARY:Empty barrels: Brooklyn\\, NY 11226');
  });

  test('has the days from two weeks ago to seven weeks ahead', async () => {
    const booking = await world.book();
    const secret = await make();
    const isIn = async (day: string): Promise<boolean> => {
      world.at(`${day}T17:00:00.000Z`);
      return entryIn(await textOf(secret), booking).length > 0;
    };
    expect(await isIn('2026-12-15')).toBe(true);
    expect(await isIn('2026-12-16')).toBe(false);
    expect(await isIn('2026-10-13')).toBe(true);
    expect(await isIn('2026-10-12')).toBe(false);
  });

  test.each([
    ['markup', '<script>alert(1)</script> & "Co"'],
    ['sixty letters', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochxx'],
    ['another script', 'Джорджтаун 乔治敦 جورج تاون'],
    ['what calendars read', 'A;B\\C,D\r\nSUMMARY:forged'],
  ])('shows a town of %s as it is, in its own field', async (_, town) => {
    const { place } = sampleBooking;
    const booking = await keep(place === undefined ? {} : { place: { ...place, town } });
    const text = await textOf(await make());
    const escaped = `${town} 11226`
      .replaceAll('\\', '\\\\')
      .replaceAll(';', '\\;')
      .replaceAll(',', '\\,')
      .replaceAll('\r\n', '\\n');
    expect(entryIn(text, booking)).toEqual(
      expect.arrayContaining([`SUMMARY:Pickup: ${escaped}`, `LOCATION:${escaped}`]),
    );
    expect(text.split('\r\n').filter((line) => line.startsWith('SUMMARY'))).toHaveLength(1);
    const folded = (await read(await make())).body ?? '';
    for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
