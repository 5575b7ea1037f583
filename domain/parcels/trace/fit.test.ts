import { describe, expect, test } from 'vitest';
import { sampleParcel } from '../testing/sample-parcel.ts';
import { sampleTrace } from '../testing/sample-trace.ts';
import { likeNumber, traceFit } from './fit.ts';

const { mailbox, ownerId, matchedBy, tracking, ...ofNobody } = sampleParcel;
const unread = { ...ofNobody, state: 'UNIDENTIFIED', label: {} } as const;
const missed = { ...sampleTrace, names: ['Ann Persaud'] };
const why = (parcel: Parameters<typeof traceFit>[1]) => traceFit(missed, parcel)?.why;

describe('numbers', () => {
  const ups = '1Z999AA10123456784';
  test.each([
    ['the same', ups, 'number'],
    ['O for 0', '1Z999AA1O123456784', 'number-like'],
    ['several letters for digits', 'IZ999AAIO123456784', 'number-like'],
    ['one digit wrong', '1Z999AA10123456789', 'number-like'],
    ['one lost', '1Z999AA1012345678', 'number-like'],
    ['two exchanged', '1Z999AA10123456748', 'number-like'],
    ['the same end', '1Z5R89390323456784', 'number-end'],
    ['two wrong', '1Z999AA10123456799', undefined],
    ['another', '1Z5R89390357567127', undefined],
    ['too short to say', '123456', undefined],
  ])('%s', (_, other, like) => expect(likeNumber(ups, other)).toBe(like));
});

describe('labels', () => {
  const other = { ...unread, tracking: '1Z5R89390357567127' };
  test('of a parcel of nobody count, and what agrees adds up', () => {
    expect(why({ ...other, label: { mailbox: 'MB 10001' } })).toEqual(['mailbox']);
    expect(why({ ...other, label: { mailbox: '10007' } })).toEqual(['mailbox-like']);
    expect(why({ ...other, label: { name: 'PERSAUD ANN' } })).toEqual(['name']);
    expect(why({ ...other, label: { name: 'J Persaud' } })).toEqual(['name-like']);
    expect(why({ ...other, label: { name: 'Ben Singh', mailbox: '20444' } })).toBeUndefined();
    const both = traceFit(missed, { ...other, label: { mailbox: '10001', name: 'Ann Persaud' } });
    const one = traceFit(missed, { ...other, label: { name: 'Ann Persaud' } });
    expect(both?.score).toBeGreaterThan(one?.score ?? 1);
  });

  test('of a parcel that has an owner do not count', () => {
    const { tracking: number } = other;
    expect(why({ ...sampleParcel, tracking: number, label: { name: 'Ann Persaud' } })).toBeUndefined();
  });
});

test('a parcel without a number that came on the day is a faint hint', () => {
  expect(why({ ...unread, receivedAt: '2026-11-28T15:00:00.000Z' })).toEqual(['that-day']);
  expect(why({ ...unread, receivedAt: '2026-11-30T15:00:00.000Z' })).toBeUndefined();
  expect(why({ ...unread, receivedAt: '2026-11-26T15:00:00.000Z' })).toBeUndefined();
  expect(why({ ...unread, carrier: 'FEDEX', receivedAt: '2026-11-28T15:00:00.000Z' })).toBeUndefined();
});
