import { describe, expect, it } from 'vitest';
import { afterStep, type PieceState, pieceStates, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import { everybody } from '../people.ts';
import { sampleQuotes } from './sample-quotes.ts';
import { type SampleShipment, sampleShipments } from './sample-shipments.ts';
import {
  endOf,
  type Happening,
  happeningsAfter,
  happeningsAtDock,
  happeningsOfFlight,
  isOnItsWay,
  reachOf,
} from './timeline.ts';
import { shipmentsOfWeeks } from './weeks.ts';

const now = new Date('2026-11-22T18:00:00Z');
/** A flight that is long enough ago for everything. */
const flightDay = '2026-11-13';

/** Everything that happens to a sample on a flight that came as far as it, or less far. */
const happeningsUntil = (until: TrackingCode, reach = reachOf([until])): readonly Happening[] => [
  ...happeningsAtDock(until, flightDay, now),
  ...(reach && isOnItsWay(until)
    ? [...happeningsOfFlight(reach, flightDay), ...happeningsAfter(reach, until, flightDay)]
    : []),
];

const stateOf = ({ draft, cancelled, until }: SampleShipment): PieceState => {
  if (draft) return 'DRAFT';
  if (cancelled) return 'CANCELLED';
  const steps = until === undefined ? [] : happeningsUntil(until);
  return steps.reduce<PieceState>((state, { code }) => afterStep({ state }, code)?.state ?? state, 'BOOKED');
};

describe('the weeks of samples', () => {
  const ofWeeks = shipmentsOfWeeks(4);

  it('have shipments on the flights of five weeks, each made once', () => {
    expect(new Set(ofWeeks.map(({ weeksAgo }) => weeksAgo))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(ofWeeks.map(({ shows }) => shows)).size).toBe(ofWeeks.length);
  });

  it('are sent by registered people, and go ways that are allowed', () => {
    const emails = new Set<string>(everybody.map(({ email }) => email));
    expect(ofWeeks.filter(({ sender }) => !emails.has(sender))).toEqual([]);
    for (const sample of ofWeeks.filter(({ until }) => until !== undefined))
      expect(stateOf(sample), sample.shows).not.toBe('BOOKED');
  });
});

describe('the sample shipments', () => {
  it('show every state that a piece can have', () => {
    expect(new Set(sampleShipments.map(stateOf))).toEqual(new Set(pieceStates));
  });

  it('are sent by people who are registered', () => {
    const emails = new Set<string>(everybody.map(({ email }) => email));
    const senders = [...sampleShipments, ...sampleQuotes].map(({ sender }) => sender);
    expect(senders.filter((sender) => !emails.has(sender))).toEqual([]);
  });

  it('each show something of their own', () => {
    const shown = sampleShipments.map(({ shows }) => shows);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it.each(sampleShipments.filter(({ until }) => until))(
    'go a way that is allowed: $shows',
    ({ until = 'DPU' }) => {
      let state: PieceState = 'BOOKED';
      let last = 0;
      for (const { code, at } of happeningsUntil(until)) {
        const next = afterStep({ state }, code);
        expect(next, `${code} after ${state}`).toBeDefined();
        state = next?.state ?? state;
        expect(at.getTime()).toBeGreaterThan(last);
        expect(at.getTime()).toBeLessThan(now.getTime());
        last = at.getTime();
      }
      if (isOnItsWay(until)) expect(last).toBe(endOf(until, flightDay).getTime());
    },
  );
});

describe('a flight of the samples', () => {
  it('has come as far as the last of those on it, and no further than ready for pickup', () => {
    expect(reachOf(['NFD', 'ARR', 'DLV'])).toBe('ARR');
    expect(reachOf(['DLV', 'DDL'])).toBe('NFD');
    expect(reachOf(['DEP', 'MAN'])).toBe('MAN');
    expect(reachOf([])).toBeUndefined();
  });

  it('leaves nothing out and repeats nothing, however far it came with a sample', () => {
    const whole = happeningsUntil('DLV').map(({ code }) => code);
    for (const reach of ['ARR', 'RCF', 'CRC', 'CCD', 'NFD'] as const)
      expect(happeningsUntil('DLV', reach).map(({ code }) => code)).toEqual(whole);
  });
});
