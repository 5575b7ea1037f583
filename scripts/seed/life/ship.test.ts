import { expect, it } from 'vitest';
import type { PastCloud } from './past-cloud.ts';
import { sampleShipments } from './sample-shipments.ts';
import { plan } from './ship.ts';
import { isOnItsWay } from './timeline.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = Date.parse('2026-11-23T00:30:00Z');

/** A flight each Friday, which closes for cargo on the Tuesday before and can be booked for two hours more, as the schedule has them. */
const fridays = Array.from({ length: 16 }, (_, week) => {
  const friday = Date.parse('2026-10-02T00:00:00Z') + week * 7 * DAY_MS;
  const day = new Date(friday).toISOString().slice(0, 10);
  const closes = friday - 3 * DAY_MS + 19 * HOUR_MS;
  return {
    id: `GY-${day}`,
    day,
    cargoCutoff: new Date(closes).toISOString(),
    bookable: closes + 2 * HOUR_MS,
  };
});

/** The past, as far as a plan asks it: which flights could be booked then. */
const past = (): Pick<PastCloud, 'at' | 'ask'> => {
  let now = 0;
  return {
    at: (instant) => {
      now = instant.getTime();
    },
    ask: async () => ({ items: fridays.filter(({ bookable }) => bookable > now) }) as never,
  };
};

it('puts what still waits on no flight that has left or has a manifest, at any hour of the week', async () => {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const now = new Date(start + hour * HOUR_MS);
    const planned = await Promise.all(
      sampleShipments.map((sample) => plan(past() as PastCloud, sample, { userId: 'sender-1' }, now)),
    );
    const isListed = ({ until }: { readonly until?: Parameters<typeof isOnItsWay>[0] }) =>
      until !== undefined && isOnItsWay(until);
    const listed = new Set(planned.filter(({ sample }) => isListed(sample)).map(({ flight }) => flight.id));
    const waiting = planned.filter(({ sample }) => !isListed(sample));
    // Its goods are still to be brought.
    const tooLate = planned.filter(({ flight, bookedAt }) => {
      const { cargoCutoff } = fridays.find(({ id }) => id === flight.id) ?? { cargoCutoff: '' };
      return cargoCutoff <= bookedAt.toISOString();
    });
    expect(tooLate, now.toISOString()).toEqual([]);
    expect(
      waiting.filter(({ flight }) => listed.has(flight.id)).map(({ sample }) => sample.shows),
      now.toISOString(),
    ).toEqual([]);
  }
});
