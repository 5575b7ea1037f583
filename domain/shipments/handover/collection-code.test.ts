import { describe, expect, it } from 'vitest';
import {
  afterUse,
  afterWrongCode,
  behindPresentLink,
  CODE_DAYS,
  type CollectionCode,
  codeShown,
  codeShownTo,
  isOwnCode,
  liveCodes,
  lockedSince,
  MOST_WRONG,
  newCode,
  TypedCode,
} from './collection-code.ts';

const now = new Date('2026-12-01T15:00:00.000Z');
const first = newCode(undefined, { id: 'code-1', hash: 'hash-1', by: 'sender-1' }, now);

const afterWrong = (times: number): CollectionCode =>
  Array.from({ length: times }).reduce<CollectionCode>((code) => afterWrongCode(code, now), first);

describe('a code', () => {
  it('is valid from when it is given until its last moment', () => {
    const end = now.getTime() + CODE_DAYS * 86_400_000;
    expect(codeShown(first, now).state).toBe('VALID');
    expect(codeShown(first, new Date(end - 1)).state).toBe('VALID');
    expect(codeShown(first, new Date(end)).state).toBe('ENDED');
  });

  it('leaves four more tries after one wrong code, and is locked by the fifth', () => {
    expect([0, 1, 4, 5].map((times) => codeShown(afterWrong(times), now))).toMatchObject([
      { state: 'VALID', left: 5 },
      { state: 'VALID', left: 4 },
      { state: 'VALID', left: 1 },
      { state: 'LOCKED', left: 0 },
    ]);
  });

  it('knows since when it is locked, until a new one is given', () => {
    const later = new Date(now.getTime() + 3_600_000);
    const locked = afterWrongCode(afterWrong(4), later);
    expect(lockedSince(afterWrong(4), now)).toBeUndefined();
    expect(lockedSince(locked, later)).toBe(later.toISOString());
    expect(lockedSince(undefined, now)).toBeUndefined();
    const next = newCode(locked, { id: 'code-2', hash: 'hash-2', by: 'desk-1' }, later);
    expect(lockedSince(next, later)).toBeUndefined();
    expect(lockedSince(afterUse(locked, later), later)).toBeUndefined();
    // Locked before the moment was kept.
    const { lockedAt: _at, ...older } = locked;
    expect(lockedSince(older, later)).toBe(now.toISOString());
  });

  it('opens one handover only', () => {
    expect(codeShown(afterUse(first, now), now).state).toBe('USED');
  });

  it('stays used, whatever is typed afterward', () => {
    const used = { ...afterUse(first, now), wrong: MOST_WRONG };
    expect(codeShown(used, now).state).toBe('USED');
  });

  it('is replaced by a new one with all its tries, however the one before ended', () => {
    for (const before of [first, afterWrong(MOST_WRONG), afterUse(first, now)]) {
      const next = newCode(before, { id: 'code-2', hash: 'hash-2', by: 'desk-1' }, now);
      expect(codeShown(next, now)).toMatchObject({ state: 'VALID', left: MOST_WRONG });
      expect(next.version).toBe(before.version + 1);
      expect(next.hash).toBe('hash-2');
    }
  });

  it('tells nothing of its hash to anyone who sees its state', () => {
    expect(JSON.stringify(codeShown(first, now))).not.toContain('hash-1');
    expect(codeShown(undefined, now)).toEqual({ state: 'NONE', version: 0, left: 0 });
  });
});

describe('the codes of sender and receiver', () => {
  const taken = { id: 'code-2', hash: 'hash-2', by: 'receiver', link: 1 };
  const both = newCode(first, taken, now);
  const ids = (code: CollectionCode) => liveCodes(code, now).map(({ id }) => id);

  it('leave each other alone: each side sees its own, and that the other has one', () => {
    expect(ids(both).toSorted()).toEqual(['code-1', 'code-2']);
    expect(codeShownTo('sender', first, now)).not.toHaveProperty('otherHas');
    expect(codeShownTo('receiver', first, now)).toMatchObject({ state: 'NONE', version: 1, otherHas: true });
    expect(codeShownTo('sender', both, now)).toMatchObject({ state: 'VALID', otherHas: true });
    expect(codeShownTo('receiver', both, now)).toMatchObject({ state: 'VALID', otherHas: true });
  });

  it('are replaced by their own side alone', () => {
    const again = newCode(both, { id: 'code-3', hash: 'hash-3', by: 'desk-1' }, now);
    expect(ids(again).toSorted()).toEqual(['code-2', 'code-3']);
    const andAgain = newCode(again, { ...taken, id: 'code-4' }, now);
    expect(ids(andAgain).toSorted()).toEqual(['code-3', 'code-4']);
  });

  it('are locked and used together, and a new one after that stands alone', () => {
    const locked = Array.from({ length: MOST_WRONG }).reduce<CollectionCode>(
      (code) => afterWrongCode(code, now),
      both,
    );
    for (const over of [locked, afterUse(both, now)]) {
      for (const side of ['sender', 'receiver'] as const)
        expect(codeShownTo(side, over, now).state).toBe(codeShown(over, now).state);
      expect(ids(newCode(over, { id: 'code-3', hash: 'hash-3', by: 'sender-1' }, now))).toEqual(['code-3']);
    }
  });

  it('that a link gave ends with that link, and the other stays', () => {
    expect(behindPresentLink(both, { version: 1 })).toEqual(both);
    expect(ids(behindPresentLink(both, { version: 2 }))).toEqual(['code-1']);
    expect(codeShownTo('receiver', behindPresentLink(both, { version: 2 }), now).state).toBe('NONE');
    const senderAfter = newCode(both, { id: 'code-3', hash: 'hash-3', by: 'sender-1' }, now);
    expect(ids(behindPresentLink(senderAfter, { version: 2 }))).toEqual(['code-3']);
    const alone = newCode(undefined, taken, now);
    expect(codeShownTo('receiver', behindPresentLink(alone, { version: 2 }), now).state).toBe('ENDED');
    expect(behindPresentLink(first, undefined)).toEqual(first);
  });
});

describe('a typed code', () => {
  it.each([
    ['482 913', '482913'],
    ['482-913', '482913'],
    [' 482913 ', '482913'],
  ])('«%s» is read as %s', (typed, code) => {
    expect(TypedCode.parse(typed)).toBe(code);
  });

  it.each(['', '48291', '4829134', 'abcdef'])('«%s» is none', (typed) => {
    expect(TypedCode.safeParse(typed).success).toBe(false);
  });
});

describe('a code given and used by the same person', () => {
  const link = (by: string) => ({ by });

  it('is one that they gave, or that was taken by a link that they made', () => {
    expect(isOwnCode({ by: 'clerk-1' }, undefined, 'clerk-1')).toBe(true);
    expect(isOwnCode({ by: 'receiver' }, link('clerk-1'), 'clerk-1')).toBe(true);
  });

  it('is not one of the sender, of a colleague, or of the receiver by a link of somebody else', () => {
    expect(isOwnCode({ by: 'sender-1' }, link('clerk-1'), 'clerk-1')).toBe(false);
    expect(isOwnCode({ by: 'clerk-2' }, undefined, 'clerk-1')).toBe(false);
    expect(isOwnCode({ by: 'receiver' }, link('sender-1'), 'clerk-1')).toBe(false);
    expect(isOwnCode({ by: 'receiver' }, undefined, 'clerk-1')).toBe(false);
  });
});
