import { expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destinations.ts';
import { addDays, daysFrom } from '../../kernel/new-york.ts';
import { defaultSchedule } from './default-schedule.ts';
import { departureOn } from './departure.ts';
import { type FlightSchedule, ruleChangeKey } from './flight-rule.ts';
import { lastFlightBy, lastFlightForChristmas } from './last-flight.ts';

const eve = '2026-12-24';
const last = (schedule: FlightSchedule = defaultSchedule) => lastFlightForChristmas(schedule, 'GY', '2026');

test.each(destinationCodes)('of %s the goods are there by then, and those of no later flight', (to) => {
  const found = lastFlightBy(defaultSchedule, to, eve);
  const { departs } = defaultSchedule.lanes[to];
  const usualDays = daysFrom('2026-11-01', '2026-12-31').filter(
    (day) => new Date(day).getUTCDay() === departs,
  );
  const inTime = usualDays
    .map((day) => departureOn(defaultSchedule, to, day))
    .filter(({ eta }) => eta.to <= eve);
  expect(found?.departureDay).toBe(
    inTime
      .map(({ departureDay }) => departureDay)
      .toSorted()
      .at(-1),
  );
});

const usualDay = daysFrom(
  addDays(last()?.departureDay ?? '', -1),
  addDays(last()?.departureDay ?? '', 7),
).find((day) => departureOn(defaultSchedule, 'GY', day).departureDay === last()?.departureDay);

test('that is cancelled is not the last one, and a later one that staff added is', () => {
  const flight = { departureDay: '2026-12-20', originAirport: 'JFK', movedBy: null };
  const cancelled = {
    ...flight,
    departureDay: last()?.departureDay ?? '',
    cargoCutoff: 0,
    bookingCutoff: 0,
    eta: { from: eve, to: eve },
  };
  const without = last({
    ...defaultSchedule,
    changes: { [ruleChangeKey('GY', usualDay ?? '')]: cancelled },
  });
  expect(without?.departureDay).toBe(addDays(last()?.departureDay ?? '', -7));
  const { movedBy: _, ...added } = flight;
  const cutoff = Date.parse('2026-12-19T19:00:00.000Z');
  const more = {
    ...added,
    id: 'GY-2026-12-20-2',
    to: 'GY',
    cargoCutoff: cutoff,
    bookingCutoff: cutoff,
  } as const;
  expect(last({ ...defaultSchedule, added: [{ ...more, eta: { from: eve, to: eve } }] })).toEqual({
    departureDay: '2026-12-20',
    cargoCutoff: new Date(cutoff),
    expectedBy: eve,
  });
});
