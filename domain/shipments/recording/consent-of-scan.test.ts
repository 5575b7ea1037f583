import { describe, expect, test } from 'vitest';
import { dockActs } from '../dock/acts.ts';
import { dockScan } from '../dock/scan.ts';
import { acceptingCodes, afterStep, type PieceState, pieceStates, trackingCodes } from '../lifecycle.ts';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { lacksConsent } from './consent-of-scan.ts';
import { recordingOf } from './record.ts';

const now = new Date(sampleShipment.changedAt);
const read = { now, by: 'dock-1', flights: [], blockers: [] };
const { searchConsent, ...asked } = sampleShipment;

/** A shipment whose sender has agreed to nothing, with all its pieces in a state. */
const inState = (state: PieceState): Shipment => ({
  ...asked,
  holds: [],
  pieces: asked.pieces.map((piece) => ({ ...piece, state })),
});
const refusalOf = (result: ReturnType<typeof dockScan>) => (result.ok ? undefined : result.refusal.code);
const isWithSender = (state: PieceState): boolean => state === 'DRAFT' || state === 'BOOKED';
const isWithUs = (state: PieceState): boolean =>
  state !== 'CANCELLED' && pieceStates.indexOf(state) >= pieceStates.indexOf('PICKED_UP');

/** Every step that can happen to a piece. */
const steps = pieceStates.flatMap((state) =>
  trackingCodes.flatMap((code) => {
    const after = afterStep({ state }, code);
    return after === undefined ? [] : [{ code, state, after: after.state }];
  }),
);
const taking = steps.filter(({ state, after }) => isWithSender(state) && isWithUs(after));
const scanOf = (code: (typeof trackingCodes)[number]) => ({
  eventId: 'e-1',
  pieces: [1],
  code,
  screening: 'XRY' as const,
});

describe('goods whose sender has not agreed to a search', () => {
  test('are taken from their sender by these steps and by no other', () => {
    expect(taking.map(({ code }) => code)).toEqual(['DPU', 'FOH']);
    expect(acceptingCodes).toEqual(['DPU', 'FOH']);
  });

  test.each(taking)('are not accepted by $code of what is $state', ({ code, state }) => {
    const before = inState(state);
    expect(recordingOf(before, scanOf(code), read)).toMatchObject({
      ok: false,
      refusal: { code: 'CONSENT_NEEDED', details: { shipment: before } },
    });
    const signed = recordingOf(before, { ...scanOf(code), consent: true }, read);
    expect(signed).toMatchObject({
      ok: true,
      value: { change: { searchConsent: { at: now.toISOString(), by: 'dock-1', how: 'AT_COUNTER' } } },
    });
  });

  test('are not received from the van either', () => {
    expect(recordingOf(inState('PICKED_UP'), scanOf('FOH'), read)).toMatchObject({
      refusal: { code: 'CONSENT_NEEDED' },
    });
  });

  test.each(dockActs)('are not taken by the dock: %s', (act) => {
    const scan = { eventId: 'e-1', n: 1, act, screening: 'XRY' as const, flight: 'GY-2026-11-27' };
    expect(refusalOf(dockScan(inState('BOOKED'), scan, read))).toBe(
      act === 'CHECK_IN' ? 'CONSENT_NEEDED' : act === 'FOUND' ? undefined : 'STEP_NOT_POSSIBLE',
    );
  });

  test.each(steps.filter(({ code }) => !acceptingCodes.includes(code)))(
    'go on by $code once they are $state',
    ({ code, state }) => {
      const result = recordingOf(inState(state), { ...scanOf(code), consent: true }, read);
      expect(refusalOf(result)).not.toBe('CONSENT_NEEDED');
      // Nobody signs anything with a step that takes no goods.
      expect(result.ok && result.value?.change).not.toHaveProperty('searchConsent');
    },
  );
});

test('who has agreed is not asked again, and what they agreed to stays', () => {
  const given: Shipment = { ...inState('BOOKED'), ...(searchConsent ? { searchConsent } : {}) };
  const recorded = recordingOf(given, { ...scanOf('FOH'), consent: true }, read);
  expect(recorded.ok && recorded.value.change).not.toHaveProperty('searchConsent');
  expect([lacksConsent(given), lacksConsent(inState('BOOKED')), lacksConsent(inState('RECEIVED'))]).toEqual([
    false,
    true,
    false,
  ]);
});
