import { expect, test } from 'vitest';
import { sampleShipments } from '../life/sample-shipments.ts';
import { sampleClaims } from './sample-claims.ts';

test('the sample claims are one that is new, one with an offer, one that is paid and one that was denied', () => {
  expect(sampleClaims.map(({ steps }) => steps.at(-1) ?? 'filed')).toEqual([
    'filed',
    'offered',
    'settled',
    'denied',
  ]);
});

test('each is of a sample shipment, for no more than was declared, says that it is a sample, and has what its steps need', () => {
  for (const { of, story, answer = '', worth, offer = 0, steps } of sampleClaims) {
    const shipment = sampleShipments.find(({ shows }) => shows === of);
    const declared = shipment?.contents.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
    expect(worth, of).toBeLessThanOrEqual(declared ?? 0);
    expect(offer, of).toBeLessThanOrEqual(worth);
    expect(story).toMatch(/\(sample\)\.$/);
    if (steps.includes('offered') || steps.includes('denied')) expect(answer).toMatch(/\(sample\)\.$/);
  }
});
