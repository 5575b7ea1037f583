import { describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { haveReady } from '#domain/bookings/have-ready.ts';
import { nextOfBooking } from '#domain/bookings/next-step/next-of-booking.ts';
import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { digested } from '#lambdas/bookings/told/letters/letter.ts';
import type { HeldBill } from '#lambdas/bookings/told/letters/on-the-day.ts';
import { whatNow } from '#lambdas/bookings/told/letters/what-now.ts';

const { heldBy: _, ...alone } = { ...sampleBooking, shipments: [] };

describe('what to do now in the letter is what the page of the booking shows', () => {
  const flight = { day: '2026-12-04', cargoCutoff: '2026-12-01T19:00:00.000Z', state: 'OPEN' } as const;
  const letterOf = (
    booking: Booking,
    receivers: readonly string[] = [],
    { held, opened }: { readonly held?: HeldBill; readonly opened?: string } = {},
  ) => {
    const said = whatNow({ booking }, [{ what: 'MADE' }]);
    if (said === undefined) throw new Error('Nothing is said.');
    const shipments = receivers.map((name, at) => ({
      number: booking.shipments[at] ?? '',
      state: 'BOOKED' as const,
      consignee: { ...sampleShipment.consignee, name },
      searchConsent: { at: booking.changedAt, by: booking.ownerId, how: 'ONLINE' as const },
      isPageOpened: name === opened,
    }));
    const facts = { booking, brand: defaultBrand, now: new Date(booking.changedAt), flight };
    return { letter: digested(said, { ...facts, shipments, held }).letter, next: nextOfBooking(facts) };
  };

  test('place, slot, what to have ready, the sum, and what follows', () => {
    const { letter, next } = letterOf(sampleBooking, ['Anita Persaud']);
    expect(letter.subject).toBe('Pickup booked: Anita’s barrel, Tue, Dec 1, 9 AM to noon');
    expect(letter.todo).toMatchObject({
      title: next.todo?.title,
      lines: [...haveReady(sampleBooking), ...(next.todo?.lines ?? [])],
      place: { lines: ['12 Sample Avenue, Brooklyn, NY 11226'] },
    });
    const { heldBy: __, ...own } = { ...sampleBooking, shipments: ['7K3M9-Q2X4T-C', 'ZHTGQ-4JKHY-1'] };
    const two = letterOf(own, ['Anita Persaud', 'Marva Sample']).letter;
    expect(two.subject).toContain('1 barrel for Anita and Marva');
    expect(two.facts).toContainEqual({
      label: 'Pickup, up to 17.5 miles',
      value: '$35.00, on your invoice after our visit',
    });
    // Below the subject, the slot, the street and the sum are said once.
    const below = JSON.stringify({ ...two, subject: '' });
    for (const once of ['9 AM to noon', '12 Sample Avenue, Brooklyn', '$35.00'])
      expect(below.split(once).length - 1, once).toBeLessThanOrEqual(once === '9 AM to noon' ? 2 : 1);
  });

  test('what is paid of a price that has the pickup, and the ways to follow what it brings', () => {
    const two = { ...sampleBooking, shipments: ['7K3M9-Q2X4T-C', 'ZHTGQ-4JKHY-1'] };
    const names = ['Anita Persaud', 'Marva Sample'];
    const heldBy = (left: number) =>
      letterOf(two, names, { held: { number: 'INV-1000001', left, isPaid: left === 0 } }).letter;
    const follows = [
      { label: 'Follow Anita’s shipment', path: '/tracking?number=7K3M9-Q2X4T-C' },
      { label: 'Send Anita the receiver’s page', path: '/dashboard/shipments/7K3M9-Q2X4T-C' },
      { label: 'Follow Marva’s shipment', path: '/tracking?number=ZHTGQ-4JKHY-1' },
      { label: 'Send Marva the receiver’s page', path: '/dashboard/shipments/ZHTGQ-4JKHY-1' },
    ];
    expect(heldBy(38_500).links).toEqual([
      { label: 'Pay $385.00', path: '/dashboard/invoices/INV-1000001' },
      ...follows,
    ]);
    const sentence = 'The price of your shipment 7K3M9-Q2X4T-C has the pickup, $35.00.';
    expect(heldBy(38_500).paragraphs).toContain(
      `${sentence} $385.00 is still to pay on invoice INV-1000001.`,
    );
    expect([heldBy(0).links, heldBy(0).paragraphs]).toEqual([
      follows,
      expect.arrayContaining([`${sentence} That is paid.`]),
    ]);
    // Whoever has opened the page has it.
    const after = letterOf(two, names, { opened: 'Anita Persaud' }).letter;
    expect(after.links?.map(({ label }) => label)).toEqual([
      'Follow Anita’s shipment',
      'Follow Marva’s shipment',
      'Send Marva the receiver’s page',
    ]);
  });

  test('who receives it is asked by the cutoff of the flight, and what is due before that is said', () => {
    const { letter, next } = letterOf(alone);
    expect(letter.subject).toBe('Pickup booked: 1 barrel to Guyana, Tue, Dec 1, 9 AM to noon');
    expect(letter.todo).toMatchObject({
      title: 'Tell us who receives it and what is inside',
      by: 'Tue, Dec 1, 2:00 PM',
      action: next.todo?.button,
      // The slot is in the first sentence, and the street a row.
      before: ['Also have it ready by Tue, Dec 1, 9 AM.'],
    });
  });

  test('two letters are told apart by their subjects, also without a time', () => {
    const open = { ...alone, state: 'REQUESTED' as const, visits: [] };
    const subjects = [open, { ...open, reference: 'BKG-222222' }].map((one) => letterOf(one).letter.subject);
    expect(subjects).toEqual([
      'Your pickup needs a time: 1 barrel to Guyana, BKG-7K3M9Q',
      'Your pickup needs a time: 1 barrel to Guyana, BKG-222222',
    ]);
  });
});
