import type { categoryActs } from '#domain/blog/categories/change-category.ts';
import type { CommentDeed } from '#domain/blog/comments/comment.ts';
import type { MissedAct } from '#domain/blog/missed/deciding.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { AddressDecidedV1 } from '#events/blog/address-decided.v1.ts';
import { BlogFeedChangedV1 } from '#events/blog/blog-feed-changed.v1.ts';
import { CategoryChangedV1 } from '#events/blog/category-changed.v1.ts';
import { PostChangedV1 } from '#events/blog/post-changed.v1.ts';
import { PostCommentedV1 } from '#events/blog/post-commented.v1.ts';
import { PostDriftChangedV1 } from '#events/blog/post-drift-changed.v1.ts';
import { change, line, noLine } from '../../runtime/history-line.ts';

const categoryWords: Readonly<Record<(typeof categoryActs)[number], string>> = {
  ADDED: 'added it',
  REWORDED: 'gave it another name or description',
  MERGED: 'merged it into another one',
  SEPARATED: 'undid its merge',
};

const addressWords: Readonly<Record<MissedAct, string>> = {
  REDIRECTED: 'redirected it to a page',
  HIDDEN: 'hid it from the monitoring',
  UNDONE: 'took back what was decided of it',
};

/** `/blog/barrel-rates` as `blog.barrel-rates`: things are named by letters, digits and points. */
const addressId = (path: string): string =>
  path
    .slice(1)
    .replace(/[^\w.-]+/g, '.')
    .slice(0, 100);

const commentWords: Readonly<Record<CommentDeed, string>> = {
  WRITTEN: 'wrote a comment on it',
  EDITED: 'reworded a comment on it',
  DONE: 'marked a comment on it as done',
  OPENED: 'opened a comment on it again',
  REMOVED: 'removed a comment on it',
};

/** What happens to posts, to their comments and categories, and to addresses without a page. */
export const history = [
  line(AddressDecidedV1, ({ path, act, to, by }) => ({
    by,
    thing: { kind: 'address', id: addressId(path) },
    what: addressWords[act],
    changes: act === 'REDIRECTED' ? [change('Redirects to', undefined, to)] : [],
  })),
  line(CategoryChangedV1, ({ slug, act, into, by }) => ({
    by,
    thing: { kind: 'category', id: slug },
    what: categoryWords[act],
    changes: act === 'MERGED' ? [change('Merged into', undefined, into)] : [],
  })),
  line(PostChangedV1, ({ id, status: { before, after }, category, by }) => ({
    by,
    thing: { kind: 'post', id },
    what:
      before === undefined ? 'added it' : before === after ? 'changed its plan' : 'took it to another step',
    changes: [
      ...(before === undefined || before === after
        ? []
        : [change('Status', statusNames[before], statusNames[after])]),
      ...(category === undefined ? [] : [change('Category', category.before, category.after)]),
    ],
  })),
  line(PostCommentedV1, ({ id, deed, by }) => ({
    by,
    thing: { kind: 'post', id },
    what: commentWords[deed],
    changes: [],
  })),
  line(BlogFeedChangedV1, ({ userId, what: done }) => ({
    by: userId,
    thing: { kind: 'person', id: userId },
    what: `${done} the link by which their own calendar reads the posts`,
    changes: [],
  })),
  noLine(
    PostDriftChangedV1,
    'It says how a text compares with the settings of the day, which the monitoring of the blog and the tasks show.',
  ),
];
