import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '#web/api/ask.ts';
import { readLink } from '#web/price-form/draft/link.ts';
import type { Work } from '#web/proof-of-work/work.ts';
import { readBegun } from '#web/session/drafts/begun.ts';
import { readDraft } from '#web/session/drafts/local-drafts.ts';
import { keepForBooking, type ToKeep } from './keep-for-booking.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('#web/proof-of-work/post.ts', () => ({ postWithWork: send }));

const work: Work = { begin: vi.fn(), done: vi.fn(), forget: vi.fn() };
const query = 'to=GY&g=1B55x140&value=400&insured=1';
const toKeep = (change: Partial<ToKeep> = {}): ToKeep => ({
  draft: readLink(query),
  form: {
    request: {
      to: 'GY',
      goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }],
      service: 'standard',
      mailbox: false,
      brokerage: false,
      insured: true,
      declaredValue: 40_000,
    },
  },
  total: 38_500,
  online: { path: `/dashboard/create-shipment?${query}`, what: 'shipment' },
  ...change,
});

const kept = (timestamp: number): Answer<object> => ({ kind: 'ok', reply: { timestamp } });
const refused = (code: string): Answer<object> => ({ kind: 'refused', status: 409, code, message: 'No.' });
const AT = Date.now() - 5000;

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue(kept(AT));
});

const ofPath = (path: string) => new URLSearchParams(path.split('?')[1]).get('returnUrl');

test('what a guest books is kept here and on the server as one version, and leads to sign up first', async () => {
  const path = await keepForBooking(toKeep(), work);
  const begun = readBegun();
  expect(begun).toMatchObject({ words: 'your $385.00 barrel', timestamp: AT });
  expect(path).toMatch(/^\/auth\/register\?returnUrl=/);
  expect(ofPath(path)).toBe(`/dashboard/create-shipment?draft=${begun?.id}`);
  expect(path).not.toContain(begun?.secret);
  const [address, , headers, body] = send.mock.calls[0] ?? [];
  expect([address, headers]).toEqual(['/api/shipment-drafts/guest', { 'guest-draft': begun?.secret }]);
  expect(body).toEqual({ id: begun?.id, form: toKeep().form });
  expect(readDraft(begun?.id ?? '')).toMatchObject({
    timestamp: AT,
    data: {
      price: { to: 'GY', insured: true, value: '', goods: [{ weight: '140' }] },
      lines: [{ value: '400' }],
    },
  });
});

test('a pickup goes on with its time, whose address has all of it', async () => {
  const online = { path: '/booking?to=GY&g=1B55x140&zip=11226', what: 'pickup' } as const;
  const draft = readLink('to=GY&g=1B55x140&zip=11226');
  send.mockResolvedValue({ kind: 'ok', reply: { timestamp: AT, words: 'your $385.00 barrel' } });
  const path = await keepForBooking(toKeep({ draft, online, total: 35_000 }), work);
  expect(ofPath(path)).toBe(`${online.path}&draft=${readBegun()?.id}`);
  // While this page asks how far away it is, its own price lacks the pickup.
  expect(send.mock.calls[0]?.[3]).toMatchObject({ form: { pickupZip: '11226' } });
  expect(readBegun()?.words).toBe('your $385.00 barrel');
});

test('another price takes the place of the one before, until that is in an account', async () => {
  await keepForBooking(toKeep(), work);
  const first = readBegun();
  await keepForBooking(toKeep({ total: 40_000 }), work);
  expect(readBegun()).toMatchObject({ id: first?.id, secret: first?.secret, words: 'your $400.00 barrel' });
  send.mockResolvedValueOnce(refused('GUEST_DRAFT_TAKEN'));
  const path = await keepForBooking(toKeep({ total: 41_000 }), work);
  const other = readBegun();
  expect(other?.id).not.toBe(first?.id);
  expect(other?.words).toBe('your $410.00 barrel');
  expect(ofPath(path)).toContain(other?.id);
  // What is in the account is not written over from here.
  expect(readDraft(first?.id ?? '')).toBeUndefined();
});

test('without the server it is on this device, and nobody waits long', async () => {
  send.mockResolvedValue({ kind: 'failed', status: 0, code: '', message: '' });
  await keepForBooking(toKeep(), work);
  expect(readDraft(readBegun()?.id ?? '')).toBeDefined();
  vi.useFakeTimers();
  send.mockReturnValue(new Promise(() => undefined));
  const path = keepForBooking(toKeep(), work);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await path).toContain('/auth/register');
  vi.useRealTimers();
});
