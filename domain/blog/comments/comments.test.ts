import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedComments, waitingSince } from './change-comment.ts';
import { COMMENTS_MAX, type Comment, CommentChange } from './comment.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 6, 15, minute)).toISOString();
const comment = (change: Partial<Comment> = {}): Comment => ({
  id: 'first',
  version: 1,
  text: 'Too long.',
  by: 'ann',
  at: at(0),
  ...change,
});
const ann = { by: 'ann', at: at(9) };
const ben = { by: 'ben', at: at(9) };
const codeOf = (result: ReturnType<typeof changedComments>) => (result.ok ? undefined : result.refusal.code);
const after = (result: ReturnType<typeof changedComments>) => (result.ok ? result.value : undefined);

test('a comment is written once, and an id is not taken from somebody else', () => {
  const change = { act: 'write', text: 'Too long.' } as const;
  const once = after(changedComments([], 'first', change, ann));
  expect(once).toEqual({ comments: [comment({ at: ann.at })], deed: 'WRITTEN' });
  const twice = changedComments(once?.comments ?? [], 'first', change, { ...ann, at: at(10) });
  expect(after(twice)).toEqual({ comments: once?.comments });
  expect(codeOf(changedComments(once?.comments ?? [], 'first', change, ben))).toBe('COMMENT_EXISTS');
});

test('only who wrote one gives it other words or removes it, and only until it is done', () => {
  const edit = { act: 'edit', version: 1, text: 'Much too long.' } as const;
  const remove = { act: 'remove', version: 1 } as const;
  expect(after(changedComments([comment()], 'first', edit, ann))).toEqual({
    comments: [comment({ version: 2, text: 'Much too long.', editedAt: ann.at })],
    deed: 'EDITED',
  });
  expect(after(changedComments([comment()], 'first', remove, ann))).toEqual({
    comments: [],
    deed: 'REMOVED',
  });
  for (const change of [edit, remove]) {
    expect(codeOf(changedComments([comment()], 'first', change, ben))).toBe('COMMENT_OF_ANOTHER');
    const done = comment({ done: ben });
    expect(codeOf(changedComments([done], 'first', change, ann))).toBe('COMMENT_IS_DONE');
  }
});

test('anybody marks one as done and as open again, and is told when it is another one by then', () => {
  const done = { act: 'done', version: 1, done: true } as const;
  const marked = after(changedComments([comment()], 'first', done, ben));
  expect(marked).toEqual({ comments: [comment({ version: 2, done: ben })], deed: 'DONE' });
  expect(after(changedComments(marked?.comments ?? [], 'first', done, ann))).toEqual({
    comments: marked?.comments,
  });
  const open = { act: 'done', version: 2, done: false } as const;
  expect(after(changedComments(marked?.comments ?? [], 'first', open, ann))).toEqual({
    comments: [comment({ version: 3 })],
    deed: 'OPENED',
  });
  expect(codeOf(changedComments([comment({ version: 2 })], 'first', done, ben))).toBe('COMMENT_CHANGED');
});

test('one that is gone is removed already, and nothing else is done with it', () => {
  expect(after(changedComments([], 'gone', { act: 'remove', version: 1 }, ann))).toEqual({ comments: [] });
  expect(codeOf(changedComments([], 'gone', { act: 'done', version: 1, done: true }, ann))).toBe(
    'COMMENT_NOT_FOUND',
  );
});

test('of many, the oldest that is done makes room; open ones never do', () => {
  const many = Array.from({ length: COMMENTS_MAX }, (_, index) =>
    comment({ id: `c${index}`, at: at(index) }),
  );
  const write = { act: 'write', text: 'One more.' } as const;
  expect(codeOf(changedComments(many, 'new', write, ann))).toBe('COMMENTS_FULL');
  const oneDone = many.map((one, index) => (index === 7 ? { ...one, done: ben } : one));
  const ids = after(changedComments(oneDone, 'new', write, ann))?.comments.map(({ id }) => id);
  expect(ids).toHaveLength(COMMENTS_MAX);
  expect(ids).not.toContain('c7');
});

test('what waits is the newest that is open', () => {
  expect(waitingSince([])).toBeUndefined();
  expect(
    waitingSince([comment({ at: at(1) }), comment({ at: at(5) }), comment({ at: at(7), done: ben })]),
  ).toBe(at(5));
});

test('whatever colleagues do, no words of somebody else are lost', () => {
  const acts = fc.constantFrom<CommentChange['act']>('write', 'edit', 'done', 'remove');
  const step = fc.record({ act: acts, id: fc.constantFrom('a', 'b'), by: fc.constantFrom('ann', 'ben') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let comments: readonly Comment[] = [];
      for (const [index, { act, id, by }] of steps.entries()) {
        const version = comments.find((one) => one.id === id)?.version ?? 1;
        const change = { act, version, text: `${by} ${index}`, done: index % 2 === 0 };
        const next = after(changedComments(comments, id, change as CommentChange, { by, at: at(index) }));
        const others = (list: readonly Comment[]) =>
          list.filter((one) => one.by !== by).map((one) => [one.id, one.text]);
        if (next) expect(others(next.comments)).toEqual(others(comments));
        comments = next?.comments ?? comments;
      }
    }),
  );
});

test('is plain words of a limited length', () => {
  const read = (text: string) => CommentChange.safeParse({ act: 'write', text }).success;
  expect([read('Good.'), read('  '), read('x'.repeat(2000)), read('x'.repeat(2001))]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
