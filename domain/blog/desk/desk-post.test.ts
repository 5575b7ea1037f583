import { describe, expect, test } from 'vitest';
import { sampleIdea } from '../testing/sample-post.ts';
import { type DeskPost, planned, searchTerms } from './desk-post.ts';

const at = '2026-12-01T15:00:00.000Z';
const briefed: DeskPost = { ...sampleIdea, brief: { intent: 'When?', outline: '', sources: '' } };

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
