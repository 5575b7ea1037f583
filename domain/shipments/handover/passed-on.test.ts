import { expect, test } from 'vitest';
import { type CollectionCode, MOST_WRONG, newCode } from './collection-code.ts';
import { passedOn } from './passed-on.ts';
import { RECEIVER } from './receiver-link.ts';

const now = new Date('2026-12-02T15:00:00.000Z');
const storage = [{ readyAt: '2026-12-01T12:00:00.000Z' }, { readyAt: '2026-12-01T15:00:00.000Z' }];
const given = (by: string, before?: CollectionCode) =>
  newCode(before, { id: by, hash: 'sample', by }, new Date('2026-12-01T18:00:00.000Z'));
const known = (code?: CollectionCode, openedAt?: string, at = now) =>
  passedOn({ code, link: openedAt === undefined ? undefined : { openedAt }, storage }, at);

test('a page that was opened before the last piece was there tells nobody that it is', () => {
  expect(known(undefined, '2026-12-01T14:00:00.000Z')).toEqual({});
  expect(known(undefined, '2026-12-01T15:00:00.000Z')).toEqual({ receiverHas: true });
});
test('a code of the receiver is theirs; of one that the sender got nobody knows whether it was told', () => {
  expect(known(given(RECEIVER))).toEqual({ receiverHas: true });
  expect(known(given('sample-sender'))).toEqual({ senderHas: '2026-12-01T18:00:00.000Z' });
  expect(known(given('sample-sender', given(RECEIVER)))).toEqual({ receiverHas: true });
});
test('a code that is used, over or locked opens nothing', () => {
  const code = given('sample-sender');
  expect(known({ ...code, usedAt: now.toISOString() })).toEqual({});
  expect(known(code, undefined, new Date('2027-02-01T15:00:00.000Z'))).toEqual({});
  const locked = { ...given(RECEIVER), wrong: MOST_WRONG };
  expect(known(locked, '2026-12-02T14:00:00.000Z')).toEqual({ isLocked: true });
});
