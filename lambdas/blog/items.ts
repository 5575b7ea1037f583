import { type CalendarPost, calendarPost } from '#domain/blog/calendar/calendar-post.ts';
import { inLists } from '#domain/blog/categories/mending/to-mend.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { phraseKey } from '#domain/blog/keywords/keyword.ts';
import type { Card, LivePost } from '#domain/blog/published/live-post.ts';
import { partOf } from '#domain/blog/published/places.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import type { Version } from '#domain/blog/text/version.ts';
import { dueKeys } from '../runtime/aggregate/due-list.ts';
import type { Holds } from '../runtime/holds.ts';

/** The keys of everything that belongs to a post: its plan, its text with the kept versions, when it is due, and what readers see of it. */
const partition = (id: string) => ({ pk: `POST#${id}` });
export const postKey = (id: string) => ({ ...partition(id), sk: 'POST' });
export const textKey = (id: string) => ({ ...partition(id), sk: 'TEXT' });
export const liveKey = (id: string) => ({ ...partition(id), sk: 'LIVE' });
export const commentsKey = (id: string) => ({ ...partition(id), sk: 'COMMENTS' });
const dueKey = (id: string) => ({ ...partition(id), sk: 'DUE' });

/** Versions sort by when they were kept. */
export const VERSIONS = 'VERSION#';
export const versionKey = (id: string, version: string) => ({
  ...partition(id),
  sk: `${VERSIONS}${version}`,
});

export const textItem = (id: string, saved: SavedText) => ({ ...textKey(id), ...saved });
export const versionItem = (postId: string, version: Version) => ({
  ...versionKey(postId, version.id),
  ...version,
});

/** The list of the sparse index: posts to be shown at an instant. */
export const DUE = 'DUE';

/** When a post is due; off the list once it is no longer. */
export const dueItem = ({ id, scheduled }: DeskPost) => ({
  ...dueKey(id),
  id,
  ...(scheduled ? dueKeys(DUE, scheduled.at, id) : {}),
});

/** Posts of a month of the calendar are one partition of the index, and those without a day are another. */
export const calendarPartition = (month: string | undefined): string => `CALENDAR#${month ?? 'UNDATED'}`;
/** Where a post is in its partition: by its day, or by when it was added. */
export const calendarPosition = ({ on, addedAt, id }: CalendarPost): string =>
  on === undefined ? `${addedAt}#${id}` : `${on.day}#${on.at ?? ''}#${id}`;

/** A post as the calendar shows it; off the calendar when nobody works on it any more. */
export const calendarItem = (post: DeskPost) => {
  const row = calendarPost(post);
  return {
    ...partition(post.id),
    sk: 'CALENDAR',
    ...(row && {
      gsi1pk: calendarPartition(row.on?.day.slice(0, '2026-12'.length)),
      gsi1sk: calendarPosition(row),
      ...row,
    }),
  };
};

/** The list of the index that has the posts which target a phrase. */
export const PHRASES = 'PHRASES';

/** The phrase that a post targets; off the list when it targets none, or nobody works on it any more. */
export const phraseItem = ({ id, title, status, phrase = '' }: DeskPost) => {
  const targets = phrase !== '' && status !== 'UNPUBLISHED' && status !== 'ARCHIVED';
  return {
    ...partition(id),
    sk: 'PHRASE',
    ...(targets && { gsi1pk: PHRASES, gsi1sk: `${phraseKey(phrase)}#${id}`, id, title, status, phrase }),
  };
};

/** The list of the index that has the posts with a comment that is open, by the newest of these. */
export const COMMENTED = 'COMMENTED';

/** What readers see of a post. */
export const liveItem = (live: LivePost) => ({ ...liveKey(live.id), ...live });

/** The posts whose pages are not yet as they are to be. An index would be a moment behind, and a reader waits for the next run. */
export const waitingKey = { pk: 'WAITING', sk: 'POSTS' } as const;
/** One of them, in the version that waits, with the categories whose pages it changes: a newer one waits for itself. */
export const waitingOf = (
  { id, version }: Pick<LivePost, 'id' | 'version'>,
  categories: readonly string[] = [],
): string => [id, version, ...categories].join('#');

/** A hundred posts as lists show them are a partition, by their places. */
const atPlace = (place: number): string => String(place).padStart(8, '0');
export const cardKey = (place: number) => ({ pk: `CARDS#${partOf(place)}`, sk: atPlace(place) });
export const cardItem = (card: Card) => ({ ...cardKey(card.place), ...card });

/** The posts that readers see in a category, as lists show them, by their places. */
export const categoryCardKey = (slug: string, place: number) => ({
  pk: `CATEGORY#${slug}`,
  sk: atPlace(place),
});

/** The posts of a category at the desk are one partition of the index, the last changed first; so are those without one. */
export const inCategoryPartition = (slug: string | undefined): string => `IN#${slug ?? ''}`;
/** A post in the list of its category; on no list once it is archived. */
export const inCategoryItem = (post: DeskPost) => ({
  ...partition(post.id),
  sk: 'CATEGORY',
  ...inLists(post),
  ...(post.status === 'ARCHIVED'
    ? {}
    : { gsi1pk: inCategoryPartition(post.category), gsi1sk: `${post.changedAt}#${post.id}` }),
});

/** All categories, and how many posts each has: together, because whoever needs one needs the other. */
export const categoriesKey = { pk: 'CATEGORIES', sk: 'LIST' } as const;
export const countsKey = { pk: 'CATEGORIES', sk: 'COUNTS' } as const;

/** What was mended last in the categories of several posts. */
export const mendingKey = { pk: 'MENDING', sk: 'LAST' } as const;

/** To whom an address belongs. It never goes to another post, because others have linked to it. */
export const slugKey = (slug: string) => ({ pk: `SLUG#${slug}`, sk: 'SLUG' });

/** What was added up over all posts: their figures in a month, how fast they are. */
export const sumKey = (name: string) => ({ pk: `SUM#${name}`, sk: 'SUM' });

/** The last place that a post got. */
export const placesKey = { pk: 'PLACES', sk: 'PLACES' } as const;

/** What the published posts were rendered from, and how far. */
export const renderedKey = { pk: 'RENDERED', sk: 'RENDERED' } as const;

/** What was decided of addresses without a page, and which of it the edge does. */
export const decisionsKey = { pk: 'MISSED', sk: 'DECISIONS' } as const;
export const appliedKey = { pk: 'MISSED', sk: 'APPLIED' } as const;

/** What the blog holds. Posts and what was written of them stay: they are the company's. */
export const holds = {
  Blog: {
    kinds: {
      'POST#/POST': 'posts',
      'POST#/TEXT': 'posts',
      'POST#/DUE': 'posts',
      'POST#/CALENDAR': 'posts',
      'POST#/PHRASE': 'posts',
      'KEYWORDS/KEYWORDS': 'posts',
      'POST#/LIVE': 'posts',
      'POST#/COMMENTS': 'posts',
      // Whose calendar reads the posts, and which secret leads there. It opens nothing for who has left.
      'FEED_OF#/LINK': 'account',
      'FEED#/OWNER': ['account', 'over'],
      'POST#/CATEGORY': 'posts',
      'POST#/VERSION#': 'posts',
      'POST#/WATCHED': 'posts',
      'POST#/LINKED': 'posts',
      'POST#/FOUND#': ['posts', 'over'],
      'TITLE#/TITLE': 'posts',
      'MADE#/MADE': 'posts',
      'MADE#/DUE': 'posts',
      'CARDS#/': 'posts',
      'CATEGORY#/': ['posts', 'over'],
      'CATEGORIES/LIST': 'posts',
      'CATEGORIES/COUNTS': 'posts',
      'MENDING/LAST': 'posts',
      'SUM#/SUM': 'register',
      'SLUG#/SLUG': 'posts',
      'MISSED/DECISIONS': 'posts',
      'MISSED/APPLIED': 'posts',
      'PLACES/PLACES': 'posts',
      'RENDERED/RENDERED': 'posts',
      'WAITING/POSTS': 'posts',
      'PUBLISHING/POSTS': 'posts',
      'SEARCH#/': ['posts', 'over'],
    },
    ofPeople: {
      nothing:
        'Posts of the blog, what colleagues say about them, and the ids of the colleagues who wrote either or read the days of posts in their own calendar.',
    },
  },
} as const satisfies Holds;
