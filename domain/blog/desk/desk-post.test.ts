import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PostStatus, postStatuses } from '../lifecycle.ts';
import { sampleIdea } from '../testing/sample-post.ts';
import { type DeskPost, type Mover, moved, planned, searchTerms } from './desk-post.ts';

const at = '2026-12-01T15:00:00.000Z';
const ann: Mover = { version: 1, by: 'ann', at, isAdmin: false, words: 300 };
const briefed: DeskPost = { ...sampleIdea, brief: { intent: 'When?', outline: '', sources: '' } };

/** Takes a post through several steps, each by somebody who sees it as it is. */
const through = (post: DeskPost, ...steps: readonly (readonly [PostStatus, Partial<Mover>?])[]) =>
  steps.reduce<ReturnType<typeof moved>>(
    (before, [to, mover]) =>
      before.ok ? moved(before.value, to, { ...ann, version: before.value.version, ...mover }) : before,
    { ok: true, value: post },
  );
const codeOf = (result: ReturnType<typeof moved>) => (result.ok ? result.value.status : result.refusal.code);

describe('the way of a post', () => {
  test('leads from an idea to an approved text, which a second person approves', () => {
    const review = through(briefed, ['BRIEF'], ['DRAFT'], ['REVIEW']);
    expect(codeOf(review)).toBe('REVIEW');
    expect(codeOf(through(briefed, ['BRIEF'], ['DRAFT'], ['REVIEW'], ['APPROVED']))).toBe('OWN_REVIEW');
    expect(codeOf(through(briefed, ['BRIEF'], ['DRAFT'], ['REVIEW'], ['APPROVED', { by: 'ben' }]))).toBe(
      'APPROVED',
    );
    expect(codeOf(through(briefed, ['BRIEF'], ['DRAFT'], ['REVIEW'], ['APPROVED', { isAdmin: true }]))).toBe(
      'APPROVED',
    );
  });

  test('needs a brief before it is one, and a text before somebody reads it', () => {
    expect(codeOf(through(sampleIdea, ['BRIEF']))).toBe('BRIEF_EMPTY');
    expect(codeOf(through(briefed, ['BRIEF'], ['DRAFT'], ['REVIEW', { words: 0 }]))).toBe('TEXT_EMPTY');
  });

  test('whatever is asked, a post is in one status, its versions have no gap, and nobody approves their own text', () => {
    const step = fc.tuple(
      fc.constantFrom(...postStatuses),
      fc.record({ by: fc.constantFrom('ann', 'ben'), isAdmin: fc.boolean(), words: fc.constantFrom(0, 9) }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let post = briefed;
        for (const [to, mover, isStale] of steps) {
          const version = isStale ? post.version - 1 : post.version;
          const after = moved(post, to, { ...ann, ...mover, version });
          if (!after.ok) {
            expect(after.refusal.details.post).toEqual(post);
            continue;
          }
          if (after.value !== post) expect([isStale, after.value.version]).toEqual([false, post.version + 1]);
          if (post.status === 'REVIEW' && after.value.status === 'APPROVED')
            expect(post.reviewOf !== mover.by || mover.isAdmin).toBe(true);
          expect(after.value.reviewOf !== undefined).toBe(after.value.status === 'REVIEW');
          post = after.value;
        }
      }),
    );
  });
});

describe('a plan', () => {
  const { title, brief } = briefed;
  const change = { version: 1, by: 'ben', at };

  test('is the same again without a new version', () => {
    expect(planned(briefed, { title, brief }, { ...change, version: 99 })).toEqual({
      ok: true,
      value: briefed,
    });
  });

  test('replaces everything that was planned, and nothing else', () => {
    const first = planned(sampleIdea, { title, brief, owner: 'ann', dueOn: '2026-12-02' }, change);
    expect(first).toMatchObject({
      ok: true,
      value: { owner: 'ann', dueOn: '2026-12-02', version: 2, changedBy: 'ben' },
    });
    const again = planned(first.ok ? first.value : sampleIdea, { title, brief }, { ...change, version: 2 });
    expect(again).toMatchObject({ ok: true, value: { addedBy: sampleIdea.addedBy, version: 3 } });
    expect(again).not.toHaveProperty('value.owner');
  });

  test('does not overwrite that of a colleague', () => {
    expect(planned(briefed, { title: 'Other', brief }, { ...change, version: 2 })).toMatchObject({
      ok: false,
      refusal: { code: 'POST_CHANGED', details: { post: briefed } },
    });
  });
});

test('a post is found by its title until it is archived', () => {
  expect(searchTerms(sampleIdea)).toContain('christmas last');
  expect(searchTerms({ ...sampleIdea, status: 'ARCHIVED' })).toEqual([]);
});
