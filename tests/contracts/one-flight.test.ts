import { expect, test } from 'vitest';
import { codeIn, textOf } from '../support/imports.ts';

/**
 * Who may ask for the next flight without saying how goods come. Everything else asks `flightMade`, or a price has several flights. The
 * list may only become shorter.
 */
const aboutCountries = {
  'domain/departures/schedule/departure.ts': 'the rule of the schedule itself',
  'domain/departures/slots/flight-made.ts': 'the one rule for goods',
  'domain/departures/schedule/cutoffs.ts': 'the next cutoff of all countries',
  'web/features/dashboard/next-flight.tsx': 'the board of a country, with both of its cutoffs',
};

test('whatever names the flight of goods asks the one rule', () => {
  const asking = ['domain', 'events', 'lambdas', 'web']
    .flatMap(codeIn)
    .filter((file) => /\bnextDeparture\(|\bnextDeparture =/.test(textOf(file)));
  expect(asking.toSorted()).toEqual(Object.keys(aboutCountries).toSorted());
});
