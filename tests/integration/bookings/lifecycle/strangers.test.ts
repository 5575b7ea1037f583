import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleChange } from '#domain/bookings/testing/sample-booking.ts';
import { routes } from '../../../support/routes.ts';
import {
  ann,
  type BookingsWorld,
  ben,
  bookingIn,
  startBookingsWorld,
  tuesday12,
  wednesday9,
} from '../bookings.world.ts';

const thursday9 = 'P-2026-12-03-0900';
let world: BookingsWorld;
beforeAll(async () => {
  world = await startBookingsWorld();
});
afterAll(() => world.stop());

/** Every endpoint of a customer with one of their bookings in its path, with a body that its owner could send. */
const bodies: Readonly<Record<string, (version: number) => object | Promise<object> | undefined>> = {
  'GET /api/bookings/{reference}': () => undefined,
  'GET /api/bookings/{reference}/proofs/{visit}': () => undefined,
  'PUT /api/bookings/{reference}': (version) => ({ ...sampleChange, version }),
  'PUT /api/bookings/{reference}/slot': (version) => ({ version, slot: tuesday12 }),
  'POST /api/bookings/{reference}/cancel': (version) => ({ version, fee: 0 }),
  // A shipment of the stranger's own, so that it is the booking that is not found.
  'POST /api/bookings/{reference}/shipments': async () => ({
    shipment: (await world.shipment({ ownerId: ben.userId })).number,
  }),
};

describe('a booking of somebody else', () => {
  const asked = Object.keys(bodies);

  test('is asked for here on every way to it', () => {
    const known = routes.filter(
      ({ access, path, params }) =>
        access === 'signed-in' && path.startsWith('/api/bookings/') && params.includes('reference'),
    );
    expect(known.map(({ title }) => title).toSorted()).toEqual(asked.toSorted());
  });

  test.each(asked)('answers like one that is not there: %s', async (route) => {
    const booking = bookingIn(await world.make());
    const answerFor = async (reference: string) => {
      const body = await bodies[route]?.(booking.version);
      const { status, body: answer } = await world.ask(route, {
        as: ben,
        params: { reference, ...(route.endsWith('{visit}') && { visit: '1' }) },
        body,
      });
      const { correlationId: _, ...said } = answer;
      return { status, said };
    };
    const [there, nowhere] = [await answerFor(booking.reference), await answerFor('BKG-222222')];
    expect(there).toEqual(nowhere);
    expect(there).toMatchObject({ status: 404, said: { code: 'BOOKING_NOT_FOUND' } });
    expect(bookingIn(await world.show(booking.reference))).toEqual(booking);
    bookingIn(await world.cancel(booking.reference, booking.version));
  });

  test('keeps its held place, whoever else gives it back, takes it over or books there', async () => {
    await world.hold(tuesday12, ann);
    await world.letGo(tuesday12, ben);
    bookingIn(await world.make({ slot: tuesday12 }, ben));
    expect(await world.claims(tuesday12)).toContain('HOLD#ann');
  });

  test('says nothing of itself in the slots that anybody sees', async () => {
    const { reference } = bookingIn(await world.make({ name: 'Sample Secret', slot: wednesday9 }, ben));
    const seen = JSON.stringify(await world.slots({ way: 'PICKUP', to: 'GY' }));
    for (const secret of [reference, 'ben', 'Sample Secret', '11226', 'taken'])
      expect(seen).not.toContain(secret);
  });
});

describe('what somebody types is kept as they typed it', () => {
  test.each([
    ['markup', '<script>alert(1)</script> & "12" <b>Main</b>'],
    ['sixty letters', 'Sixty-Letter-Sample-Avenue-That-Has-No-Space-To-Break-A-Line'],
    ['Georgian', 'რუსთაველის გამზირი 12'],
    ['Arabic, from right to left', 'شارع النيل 12'],
    ['Chinese', '中山路12号'],
    ['a letter of two code points', 'Jose\u0301 12, Łódź Straße'],
    ['what a template would fill in', '{{7*7}} <%= name %> %s'],
  ])('%s', async (_, street) => {
    const typed = { street, name: street, access: street, note: street, slot: thursday9 };
    const made = bookingIn(await world.make(typed));
    const { place, name, note } = bookingIn(await world.show(made.reference));
    // Its place is free again for the next text.
    bookingIn(await world.cancel(made.reference, made.version));
    expect([place?.street, place?.access, name, note]).toEqual([street, street, street, street]);
  });
});
