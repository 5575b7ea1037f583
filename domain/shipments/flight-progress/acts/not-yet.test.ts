import { expect, test } from 'vitest';
import { notYet } from './not-yet.ts';

const flight = { day: '2026-11-27', carrier: 'Caribbean Airlines', flightNumber: 'BW 525' };
const upToDate = { isManifestOld: false };
const codeOf = (...given: Parameters<typeof notYet>) => notYet(...given)?.code;

test('a flight has left on its day in New York and not before, whatever the day is in London', () => {
  expect(codeOf(flight, 'DEPARTED', '2026-11-27T04:59:59.999Z', upToDate)).toBe('BEFORE_ITS_DAY');
  expect(codeOf(flight, 'DEPARTED', '2026-11-27T05:00:00.000Z', upToDate)).toBeUndefined();
  expect(codeOf(flight, 'DEPARTED', '2026-11-30T12:00:00.000Z', upToDate)).toBeUndefined();
  expect(notYet(flight, 'DEPARTED', '2026-11-24T06:37:00.000Z', upToDate)?.message).toBe(
    'This flight leaves on Friday, November 27, New Jersey time. Before that day it cannot have left.',
  );
});

test('a flight has not landed before the day on which it leaves', () => {
  expect(codeOf(flight, 'ARRIVED', '2026-11-26T12:00:00.000Z', upToDate)).toBe('BEFORE_ITS_DAY');
  expect(codeOf(flight, 'ARRIVED', '2026-11-28T02:00:00.000Z', upToDate)).toBeUndefined();
});

test('a flight with a manifest of something else has not left', () => {
  const at = '2026-11-27T23:00:00.000Z';
  expect(codeOf(flight, 'DEPARTED', at, { isManifestOld: true })).toBe('MANIFEST_OLD');
});

test('a flight of which nobody knows airline and flight number has not left, and the refusal says what to set', () => {
  const at = '2026-11-27T23:00:00.000Z';
  const { carrier, flightNumber, day } = flight;
  expect(notYet({ day }, 'DEPARTED', at, { isManifestOld: true })).toEqual({
    code: 'AIRLINE_MISSING',
    message: 'Set the airline and the flight number first, on the page of this departure.',
  });
  expect(notYet({ day, carrier }, 'DEPARTED', at, upToDate)?.message).toContain('Set the flight number');
  expect(notYet({ day, flightNumber }, 'DEPARTED', at, upToDate)?.message).toContain('Set the airline');
  // What is in the air lands, whatever was not written down.
  expect(codeOf({ day }, 'ARRIVED', at, upToDate)).toBeUndefined();
});

test('an old manifest keeps nothing from landing', () => {
  const at = '2026-11-28T23:00:00.000Z';
  for (const state of ['ARRIVED', 'CHECKED_IN', 'CUSTOMS', 'CLEARED', 'READY', 'CLOSED'] as const)
    expect(notYet(flight, state, at, { isManifestOld: true })).toBeUndefined();
});
