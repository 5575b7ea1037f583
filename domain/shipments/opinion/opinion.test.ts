import { describe, expect, test } from 'vitest';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { changedUntil, isAsked, nextOpinion, opinionTasks, waitsForUs } from './opinion.ts';
import { thanksWords, whatWords } from './opinion-sentences.ts';

const at = '2026-11-27T19:00:00.000Z';
const later = '2026-11-29T12:00:00.000Z';
const promisedBy = '2026-11-30T16:00:00.000Z';
const promisedLater = '2026-11-30T18:00:00.000Z';
const bad = nextOpinion(undefined, { mark: 'BAD', words: 'A dent.' }, { at, promisedBy });
const answer = { at: later, by: 'desk-1', note: 'Called.' };

describe('an opinion', () => {
  test('promises a call with the lowest mark alone', () => {
    expect(bad).toEqual({ version: 1, mark: 'BAD', words: 'A dent.', firstAt: at, at, promisedBy });
    for (const mark of ['GOOD', 'FAIR'] as const)
      expect(nextOpinion(undefined, { mark, words: undefined }, { at, promisedBy })).toEqual({
        version: 1,
        mark,
        firstAt: at,
        at,
      });
  });

  test('keeps the promised hour when somebody only adds words, so that nobody is put off', () => {
    const more = nextOpinion(
      bad,
      { mark: 'BAD', words: 'And wet.' },
      { at: later, promisedBy: promisedLater },
    );
    expect(more).toEqual({ ...bad, version: 2, words: 'And wet.' });
  });

  test('that gets better is no task any more, and one that gets worse again is promised anew', () => {
    const good = nextOpinion(bad, { mark: 'GOOD', words: '' }, { at: later, promisedBy: promisedLater });
    expect(good).toEqual({ version: 2, mark: 'GOOD', firstAt: at, at: later });
    expect(opinionTasks(good)).toEqual([]);
    const again = nextOpinion(good, { mark: 'BAD', words: '' }, { at: later, promisedBy: promisedLater });
    expect(again).toMatchObject({ version: 3, firstAt: at, at: later, promisedBy: promisedLater });
  });

  test('that we answered stays answered when words are added, and waits anew after a new low mark', () => {
    const answered = { ...bad, version: 2, answered: answer };
    const more = nextOpinion(answered, { mark: 'BAD', words: 'Thanks.' }, { at: later, promisedBy });
    expect([more.answered, waitsForUs(more)]).toEqual([answer, false]);
    const fair = nextOpinion(answered, { mark: 'FAIR', words: '' }, { at: later, promisedBy });
    expect(waitsForUs(nextOpinion(fair, { mark: 'BAD', words: '' }, { at: later, promisedBy }))).toBe(true);
  });

  test('is a task until we have answered, due when it was promised', () => {
    expect(opinionTasks(bad)).toEqual([{ kind: 'UNHAPPY', since: at, due: promisedBy }]);
    expect(opinionTasks({ ...bad, answered: answer })).toEqual([]);
    expect(opinionTasks(undefined)).toEqual([]);
  });

  test('can be changed for two weeks from when it was given first', () => {
    expect(changedUntil(bad).toISOString()).toBe('2026-12-11T19:00:00.000Z');
  });
});

const from = { shipper: { phone: '+12015550143' } };

describe('the question', () => {
  const closed = { state: 'DELIVERED' as const, closedAt: at };
  test.each([
    ['a moment later', closed, at, true],
    ['for sixty days', closed, '2027-01-26T18:59:59.999Z', true],
    ['and not a moment longer', closed, '2027-01-26T19:00:00.000Z', false],
    ['not of what is on its way', { state: 'ARRIVED' as const }, at, false],
    ['not of what was canceled', { state: 'CANCELLED' as const, closedAt: at }, at, false],
  ])('is asked after everything was handed over: %s', (_when, shipment, now, asked) => {
    expect(isAsked({ closedAt: undefined, ...shipment }, new Date(now))).toBe(asked);
  });

  test('says what was sent and when it was handed over, and names nobody', () => {
    const words = whatWords({ ...sampleShipment, closedAt: at });
    expect(words).toMatch(/ to Georgetown, handed over on Fri, Nov 27$/);
    for (const { name } of [sampleShipment.consignee, sampleShipment.shipper])
      expect(words).not.toContain(name);
  });

  test('is thanked for, with the hour until which we call', () => {
    expect(thanksWords(bad, from, new Date(at))).toBe(
      'We are sorry. We will call you by Mon, Nov 30, 11:00 AM (New Jersey time), at the number in your account.',
    );
    expect(thanksWords({ ...bad, answered: answer }, from, new Date(at))).toBe('We are sorry.');
    // Nobody is promised a call who has given us no number.
    expect(thanksWords(bad, { shipper: {} }, new Date(at))).toBe(
      'We are sorry. We will write to you by Mon, Nov 30, 11:00 AM (New Jersey time), at the e-mail address in your account.',
    );
    const fair = nextOpinion(undefined, { mark: 'FAIR', words: undefined }, { at, promisedBy });
    expect(thanksWords(fair, from, new Date(at))).toBe('Thank you. Tell us what we can do better.');
    // Who has told us is not asked again, and nobody is who can add nothing any more.
    expect(thanksWords({ ...fair, words: 'Call first.' }, from, new Date(at))).toBe('Thank you.');
    expect(thanksWords(fair, from, changedUntil(fair))).toBe('Thank you.');
    // No hour that is over is promised.
    expect(thanksWords(bad, from, new Date(promisedBy))).toBe(
      'We are sorry. You should have heard from us by now. If you have not, please call us.',
    );
  });
});
