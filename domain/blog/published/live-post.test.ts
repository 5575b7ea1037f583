import { describe, expect, test } from 'vitest';
import { shippedGuides } from '../guides/guides.ts';
import { sampleIdea, sampleText } from '../testing/sample-post.ts';
import { cardOf, type LivePost, postOf, shown } from './live-post.ts';

// Late on December 1 in New Jersey.
const at = '2026-12-02T04:30:00.000Z';
const first = { id: sampleIdea.id, version: 6, slug: 'last-days', revision: 3, text: sampleText, at };
const live = shown(first, undefined, 4);

describe('a post that is shown', () => {
  test('for the first time has the next place, and the day in New Jersey', () => {
    expect(live).toMatchObject({ place: 4, publishedOn: '2026-12-01', formerSlugs: [] });
    expect(live).not.toHaveProperty('changedOn');
  });

  test('again with another text keeps its place and its first day, and says when it changed', () => {
    const text = { ...sampleText, title: 'Other' };
    const later = shown({ ...first, version: 7, revision: 4, text, at: '2026-12-05T15:00:00.000Z' }, live, 9);
    expect(later).toMatchObject({ place: 4, publishedOn: '2026-12-01', changedOn: '2026-12-05', text });
  });

  test('at another address is reached by every one before it, and may go back to one', () => {
    const moved = shown({ ...first, version: 7, slug: 'christmas' }, live, 9);
    const again = shown({ ...first, version: 8, slug: 'by-when' }, moved, 9);
    expect([moved.formerSlugs, again.formerSlugs]).toEqual([['last-days'], ['last-days', 'christmas']]);
    expect(moved).not.toHaveProperty('changedOn');
    expect(shown({ ...first, version: 9 }, again, 9).formerSlugs).toEqual(['christmas', 'by-when']);
  });

  test('after it was offline is no longer hidden', () => {
    expect(shown({ ...first, version: 8 }, { ...live, hidden: true }, 9)).not.toHaveProperty('hidden');
  });
});

test('lists show its words, and readers get an ending where its writer has none', () => {
  expect(cardOf(live)).toEqual({
    id: sampleIdea.id,
    place: 4,
    slug: 'last-days',
    title: sampleText.title,
    description: sampleText.description,
    publishedOn: '2026-12-01',
  });
  expect(postOf(live).ending.action).toEqual({ label: 'See my price', to: '/shipping-calculator' });
});

describe('a guide that ships with the code', () => {
  const [guide] = shippedGuides;
  if (guide === undefined) throw new Error('There is no guide.');
  const { id, slug, publishedOn } = guide;
  const shipped: LivePost = { id, version: 1, slug, formerSlugs: [], place: 1, revision: 1, publishedOn };

  test('is that of the code until somebody changes it', () => {
    expect(postOf(shipped)).toMatchObject({ title: guide.title, body: guide.body });
  });

  test('that somebody changed is theirs, with the ending that it had', () => {
    const text = { ...sampleText, title: 'Ours' };
    const changed = shown({ id, version: 2, slug, revision: 2, text, at }, shipped, 9);
    expect(postOf(changed)).toMatchObject({ title: 'Ours', ending: guide.ending, slug });
  });
});
