import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedGuides } from '../guides/guides.ts';
import { type PostStatus, postStatuses } from '../lifecycle.ts';
import { sampleIdea, sampleText } from '../testing/sample-post.ts';
import { emptyText } from '../text/post-text.ts';
import type { DeskPost } from './desk-post.ts';
import { type Mover, moved, stepsOf } from './moving.ts';

const at = '2026-12-01T15:00:00.000Z';
const tomorrow = '2026-12-02T15:00:00.000Z';
const written = { revision: 2, text: sampleText };
const nothing = { revision: 1, text: emptyText('First') };
const ann: Mover = { version: 1, by: 'ann', at, isAdmin: false, text: written };
const briefed: DeskPost = { ...sampleIdea, brief: { intent: 'When?', outline: '', sources: '' } };
const approved: DeskPost = { ...briefed, status: 'APPROVED' };

/** Takes a post through several steps, each by somebody who sees it as it is. */
const through = (post: DeskPost, ...steps: readonly (readonly [PostStatus, Partial<Mover>?])[]) =>
  steps.reduce<ReturnType<typeof moved>>(
    (before, [to, mover]) =>
      before.ok ? moved(before.value, to, { ...ann, version: before.value.version, ...mover }) : before,
    { ok: true, value: post },
  );
const codeOf = (result: ReturnType<typeof moved>) => (result.ok ? result.value.status : result.refusal.code);
const postIn = (result: ReturnType<typeof moved>): DeskPost => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

describe('the way of a post', () => {
  test('leads from an idea to an approved text, which a second person approves', () => {
    const asked = [['BRIEF'], ['DRAFT'], ['REVIEW']] as const;
    expect(codeOf(through(briefed, ...asked))).toBe('REVIEW');
    expect(codeOf(through(briefed, ...asked, ['APPROVED']))).toBe('OWN_REVIEW');
    expect(codeOf(through(briefed, ...asked, ['APPROVED', { by: 'ben' }]))).toBe('APPROVED');
    expect(codeOf(through(briefed, ...asked, ['APPROVED', { isAdmin: true }]))).toBe('APPROVED');
  });

  test('needs a brief before it is one, and a text before somebody reads it', () => {
    expect(codeOf(through(sampleIdea, ['BRIEF']))).toBe('BRIEF_EMPTY');
    expect(codeOf(through(briefed, ['BRIEF'], ['DRAFT'], ['REVIEW', { text: nothing }]))).toBe('TEXT_EMPTY');
  });

  test('leads on to its readers, off again, and back', () => {
    const shown = postIn(through(approved, ['SCHEDULED', { publishAt: tomorrow }], ['PUBLISHED']));
    expect(shown).toMatchObject({
      status: 'PUBLISHED',
      live: { slug: 'last-days-to-ship-for-christmas', revision: 2, at },
    });
    expect(shown).not.toHaveProperty('scheduled');
    expect(codeOf(through(shown, ['UNPUBLISHED'], ['PUBLISHED']))).toBe('PUBLISHED');
    expect(codeOf(through(shown, ['UNPUBLISHED'], ['DRAFT'], ['REVIEW']))).toBe('REVIEW');
  });

  test('whatever is asked, a post is in one status, its versions have no gap, and nobody approves their own text', () => {
    const step = fc.tuple(
      fc.constantFrom(...postStatuses),
      fc.record({
        by: fc.constantFrom('ann', 'ben'),
        isAdmin: fc.boolean(),
        text: fc.constantFrom(nothing, written),
        publishAt: fc.constantFrom(undefined, at, tomorrow),
      }),
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
          expect(after.value.scheduled !== undefined).toBe(after.value.status === 'SCHEDULED');
          if (after.value.status === 'PUBLISHED') expect(after.value.live?.revision).toBe(2);
          post = after.value;
        }
      }),
    );
  });
});

describe('showing a post', () => {
  const schedule = (publishAt?: string) => moved(approved, 'SCHEDULED', { ...ann, publishAt });

  test('needs a text, a description and an address', () => {
    const undescribed = { revision: 2, text: { ...sampleText, description: '' } };
    const unnamed = { revision: 2, text: { ...sampleText, title: '…' } };
    expect(
      [nothing, undescribed, unnamed].map((text) => codeOf(moved(approved, 'PUBLISHED', { ...ann, text }))),
    ).toEqual(['TEXT_EMPTY', 'DESCRIPTION_EMPTY', 'SLUG_EMPTY']);
  });

  test('later needs a time to come, and shows the text of that moment', () => {
    expect([undefined, at].map((time) => codeOf(schedule(time)))).toEqual(['TIME_IS_OVER', 'TIME_IS_OVER']);
    expect(postIn(schedule(tomorrow)).scheduled).toEqual({
      at: tomorrow,
      text: '20261201150000000-scheduled',
      revision: 2,
    });
  });

  test('at another time, or with a newer text, is another step; the same again is not', () => {
    const post = postIn(schedule(tomorrow));
    const mover = { ...ann, version: 2 };
    expect(postIn(moved(post, 'SCHEDULED', { ...mover, publishAt: tomorrow }))).toBe(post);
    const later = '2026-12-03T15:00:00.000Z';
    expect(postIn(moved(post, 'SCHEDULED', { ...mover, publishAt: later })).scheduled?.at).toBe(later);
    const shown = postIn(moved(post, 'PUBLISHED', mover));
    const again = (change: Partial<Mover>) =>
      postIn(moved(shown, 'PUBLISHED', { ...ann, version: 3, ...change }));
    expect(again({})).toBe(shown);
    expect(again({ text: { ...written, revision: 3 } }).live?.revision).toBe(3);
    expect(
      postIn(moved({ ...shown, slug: 'christmas' }, 'PUBLISHED', { ...ann, version: 3 })).live?.slug,
    ).toBe('christmas');
  });

  test('keeps the address when its title changes', () => {
    const shown = postIn(moved(approved, 'PUBLISHED', ann));
    const text = { revision: 3, text: { ...sampleText, title: 'Other' } };
    expect(postIn(moved(shown, 'PUBLISHED', { ...ann, version: 2, text })).live?.slug).toBe(shown.live?.slug);
  });
});

test('a guide that ships with the code keeps its address and stays', () => {
  const [guide] = shippedGuides;
  if (guide === undefined) throw new Error('There is no guide.');
  const post: DeskPost = { ...approved, id: guide.id, status: 'PUBLISHED', slug: 'elsewhere' };
  expect(codeOf(moved(post, 'UNPUBLISHED', ann))).toBe('GUIDE_STAYS');
  expect([stepsOf(post), stepsOf({ ...post, id: approved.id })]).toEqual([[], ['UNPUBLISHED']]);
  expect(postIn(moved(post, 'PUBLISHED', ann)).live?.slug).toBe(guide.slug);
});
