import { expect, test } from 'vitest';
import { type Reachable, waysTo } from './ways.ts';

const now = new Date('2026-11-03T19:00:00.000Z');
const somebody: Reachable = {
  email: 'marva@example.test',
  isStopped: false,
  phone: '+15550100142',
  isOffered: true,
  hasAgreed: true,
  heardAt: '2026-11-02T19:00:01.000Z',
};

test('WhatsApp is open until a day after their last message, to the second', () => {
  expect(waysTo(somebody, now).whatsapp).toEqual({ to: '+15550100142', until: '2026-11-03T19:00:01.000Z' });
  const aSecondLater = new Date(now.getTime() + 1000);
  expect(waysTo(somebody, aSecondLater).whatsapp).toEqual({ to: '+15550100142', closed: 'WINDOW_CLOSED' });
});

test.each([
  ['who never wrote', { heardAt: undefined }, 'WINDOW_CLOSED'],
  ['who did not agree', { hasAgreed: false }, 'NO_CONSENT'],
  ['without a number', { phone: undefined }, 'NO_NUMBER'],
  ['where WhatsApp is not offered', { isOffered: false }, 'NOT_OFFERED'],
])('WhatsApp is closed to somebody %s, and e-mail is open', (_, change, closed) => {
  const ways = waysTo({ ...somebody, ...change }, now);
  expect(ways.whatsapp.closed).toBe(closed);
  expect(ways.email).toEqual({ to: 'marva@example.test' });
});

test('no e-mail goes where there is no address, or to one whose mail comes back', () => {
  expect(waysTo({ ...somebody, email: '' }, now).email).toEqual({ closed: 'NO_ADDRESS' });
  expect(waysTo({ ...somebody, isStopped: true }, now).email.closed).toBe('ADDRESS_STOPPED');
});
