import { describe, expect, test } from 'vitest';
import type { DeskPost } from '../desk/desk-post.ts';
import { sampleIdea } from '../testing/sample-post.ts';
import { calendarPost } from './calendar-post.ts';

const planned: DeskPost = { ...sampleIdea, plannedFor: '2026-12-01' };
// Late on December 3 in New Jersey.
const late = '2026-12-04T04:30:00.000Z';
const live = { slug: 'last-days', revision: 2, at: late };
const onOf = (post: DeskPost) => calendarPost(post)?.on;

describe('the day of a post', () => {
  test('is none at first, then the one that is planned', () => {
    expect(calendarPost(sampleIdea)).toEqual({
      id: sampleIdea.id,
      title: sampleIdea.title,
      status: 'IDEA',
      addedAt: sampleIdea.addedAt,
    });
    expect(onOf(planned)).toEqual({ day: '2026-12-01', is: 'planned' });
  });

  test('is the day in New Jersey on which a scheduled one is shown, beside what was planned', () => {
    const scheduled: DeskPost = {
      ...planned,
      status: 'SCHEDULED',
      scheduled: { at: late, text: 'scheduled-1', revision: 2 },
    };
    expect(calendarPost(scheduled)).toMatchObject({
      plannedFor: '2026-12-01',
      on: { day: '2026-12-03', is: 'scheduled', at: late },
    });
  });

  test('is the first on which readers saw it, however often it was changed since', () => {
    const published: DeskPost = { ...planned, status: 'PUBLISHED', live };
    expect(onOf(published)).toEqual({ day: '2026-12-03', is: 'published', at: late });
    const again = { ...live, at: '2027-02-01T15:00:00.000Z', since: late };
    expect(onOf({ ...published, live: again })).toEqual(onOf(published));
  });

  test('is the planned one again for a post that was taken offline and is written anew', () => {
    expect(onOf({ ...planned, status: 'DRAFT', live })).toEqual({ day: '2026-12-01', is: 'planned' });
  });

  test.each(['UNPUBLISHED', 'ARCHIVED'] as const)('a post that is %s has no place', (status) => {
    expect(calendarPost({ ...planned, status })).toBeUndefined();
  });
});
