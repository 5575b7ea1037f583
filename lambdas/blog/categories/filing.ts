import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { cardOf, type LivePost } from '#domain/blog/published/live-post.ts';
import { expires } from '../../runtime/table/expires.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { categoryCardKey, countsKey, inCategoryItem } from '../items.ts';

/** What readers see of a post from a change on, and saw before. */
interface Shown {
  readonly live: LivePost;
  readonly before: LivePost | undefined;
}

/** A post at the desk before and after a change. */
interface Filed {
  readonly before: DeskPost | undefined;
  readonly after: DeskPost;
  readonly showing?: Shown | undefined;
}

/** The category on whose page readers see a post. */
const readIn = (live: LivePost | undefined): string | undefined =>
  live === undefined || live.hidden ? undefined : live.category;

/** The category in whose list colleagues find a post. */
const filedIn = (post: DeskPost | undefined): string | undefined =>
  post === undefined || post.status === 'ARCHIVED' ? undefined : post.category;

/** The categories whose pages change with a post: the one that it is in, and the one that it was in. */
export const categoriesChangedBy = ({ live, before }: Shown): readonly string[] => [
  ...new Set([readIn(before), readIn(live)].flatMap((slug) => slug ?? [])),
];

/** Attributes of the item with the counts: posts at the desk, and posts that readers see. */
export const POSTS = 'posts#';
export const SHOWN = 'shown#';

/** The line of a post on the page of its category. Where it was before, it is hidden until the table forgets it. */
const cardWrites = (TableName: string, { live, before }: Shown, at: Date): readonly Write[] => {
  const [from, to] = [readIn(before), readIn(live)];
  const card = cardOf(live);
  const gone = { ...card, hidden: true, expires_at: expires(at, 'over') };
  return [
    ...(from === undefined || from === to
      ? []
      : [put(TableName, { ...categoryCardKey(from, live.place), ...gone })]),
    ...(to === undefined ? [] : [put(TableName, { ...categoryCardKey(to, live.place), ...card })]),
  ];
};

/** By how much each count changes. */
const countChanges = (filed: readonly Filed[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  const add = (kind: string, slug: string | undefined, by: number): void => {
    if (slug !== undefined) sums.set(kind + slug, (sums.get(kind + slug) ?? 0) + by);
  };
  for (const { before, after, showing } of filed) {
    add(POSTS, filedIn(before), -1);
    add(POSTS, filedIn(after), 1);
    add(SHOWN, readIn(showing?.before), -1);
    add(SHOWN, readIn(showing?.live), 1);
  }
  return new Map([...sums].filter(([, by]) => by !== 0));
};

const countWrites = (TableName: string, filed: readonly Filed[]): readonly Write[] => {
  const changes = [...countChanges(filed)];
  if (changes.length === 0) return [];
  return [
    {
      Update: {
        TableName,
        Key: countsKey,
        UpdateExpression: `ADD ${changes.map((_, at) => `#c${at} :c${at}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(changes.map(([name], at) => [`#c${at}`, name])),
        ExpressionAttributeValues: Object.fromEntries(changes.map(([, by], at) => [`:c${at}`, by])),
      },
    },
  ];
};

/** The writes that file posts in the lists of their categories, at the desk and for readers. What changes no category touches no count. */
export const filingWrites = (TableName: string, filed: readonly Filed[]): readonly Write[] => [
  ...filed.map(({ after }) => put(TableName, inCategoryItem(after))),
  ...filed.flatMap(({ showing, after }) =>
    showing === undefined ? [] : cardWrites(TableName, showing, new Date(after.changedAt)),
  ),
  ...countWrites(TableName, filed),
];
