import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Comment } from '#domain/blog/comments/comment.ts';
import type { Role } from '#domain/kernel/role.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { blogFunction } from '../../support/blog-function.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';
import { as, tasksOn } from '../tasks/tasks.world.ts';

type Person = { readonly userId: string; readonly roles: readonly Role[] };
const ann: Person = { userId: 'ann', roles: ['content'] };
const ben: Person = { userId: 'ben', roles: ['content'] };

let tables: Tables;
let now: number;
let post: string;
/** A clock that moves forward by a second with each reading. */
const clock = (): Date => {
  now += 1000;
  return new Date(now);
};
const ask = (route: string, asked: Asked, faults?: Faults) =>
  call(blogFunction(tables.env, testDependencies(tables.client(faults), { clock })), route, {
    as: ann,
    ...asked,
  });
beforeEach(async () => {
  now = Date.parse('2026-11-21T15:00:00.000Z');
  tables = await startTables();
  post = newId();
  await ask('POST /api/blog', { body: { id: post, title: 'Perfume' } });
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => tables.stopAsKept());

const change = (comment: string, change: object, person: Person = ann, faults?: Faults) =>
  ask(
    'PUT /api/blog/{id}/comments/{comment}',
    { as: person, params: { id: post, comment }, body: { change } },
    faults,
  );
const write = async (text: string, person: Person = ann): Promise<string> => {
  const id = newId();
  expect((await change(id, { act: 'write', text }, person)).status).toBe(200);
  return id;
};
const read = async (): Promise<readonly Comment[]> =>
  (await ask('GET /api/blog/{id}/comments', { params: { id: post } })).body.comments as Comment[];
const outbox = async () =>
  startingWith(await tables.all(tables.blog), 'OUTBOX#').map(
    ({ event }) => JSON.parse(String(event)) as { type: string; data: { deed?: string } },
  );
const deeds = async () =>
  (await outbox())
    .filter(({ type }) => type === 'post-commented.v1')
    .map(({ data }) => data.deed)
    .toSorted();

test('a comment is read by colleagues with who wrote it and when, and is written once though its answer was lost', async () => {
  expect(await read()).toEqual([]);
  const id = newId();
  const body = { act: 'write', text: ' Say what the receiver pays. ' };
  let losses = 1;
  const lost = await change(id, body, ann, {
    after: (operation) => {
      if (operation !== 'TransactWriteItems' || losses-- < 1) return;
      throw connectionReset();
    },
  });
  const again = await change(id, body);
  expect([lost.status, again.status]).toEqual([200, 200]);
  expect(await read()).toMatchObject([{ id, version: 1, text: 'Say what the receiver pays.', by: 'ann' }]);
  expect(await deeds()).toEqual(['WRITTEN']);
});

test('two colleagues who write at once lose nothing of each other', async () => {
  await Promise.all(['One.', 'Two.', 'Three.'].map((text, at) => write(text, at === 1 ? ben : ann)));
  expect((await read()).map(({ text }) => text).toSorted()).toEqual(['One.', 'Three.', 'Two.']);
});

test('an own comment is reworded and removed, one of somebody else is not, and anybody marks it as done', async () => {
  const id = await write('Too long.');
  const edit = { act: 'edit', version: 1, text: 'Too long for a phone.' };
  expect((await change(id, edit, ben)).body.code).toBe('COMMENT_OF_ANOTHER');
  expect((await change(id, edit)).body).toMatchObject({ comments: [{ version: 2, text: edit.text }] });
  const stale = await change(id, { act: 'done', version: 1, done: true }, ben);
  expect(stale.body).toMatchObject({
    code: 'COMMENT_CHANGED',
    details: { comments: [{ text: edit.text }] },
  });
  await change(id, { act: 'done', version: 2, done: true }, ben);
  expect(await read()).toMatchObject([{ done: { by: 'ben' } }]);
  expect((await change(id, { act: 'remove', version: 3 })).body.code).toBe('COMMENT_IS_DONE');
  await change(id, { act: 'done', version: 3, done: false });
  const gone = await change(id, { act: 'remove', version: 4 });
  expect(gone.body).toEqual({ comments: [] });
  expect((await change(id, { act: 'remove', version: 4 })).status).toBe(200);
  expect(await deeds()).toEqual(['DONE', 'EDITED', 'OPENED', 'REMOVED', 'WRITTEN']);
});

test('is for those who write the blog, at a post that there is', async () => {
  for (const roles of [['staff'], ['customer']] as const) {
    const person = { userId: 'x', roles };
    expect((await change(newId(), { act: 'write', text: 'No.' }, person)).status).toBe(403);
    expect((await ask('GET /api/blog/{id}/comments', { as: person, params: { id: post } })).status).toBe(403);
  }
  post = newId();
  expect((await change(newId(), { act: 'write', text: 'No.' })).body.code).toBe('POST_NOT_FOUND');
});

test('a comment is a task of whoever writes the blog, one for each post, until all of its comments are done', async () => {
  const tasks = tasksOn(tables, '2026-11-21T16:00:00.000Z');
  /** Hears everything, then builds the list again, which changes nothing. */
  const open = async () => {
    for (const event of await outbox()) await tasks.hear(event);
    const heard = await tasks.open();
    await tasks.rebuild();
    expect(await tasks.open()).toEqual(heard);
    return (await tasks.list({}, as('content'))).items.map(({ kind, about, since }) => [
      kind,
      about?.what,
      since,
    ]);
  };
  const first = await write('Too long.');
  const [, , since] = (await open())[0] ?? [];
  const second = await write('What about batteries?', ben);
  const both = await open();
  expect(both.map(([kind, what]) => [kind, what])).toEqual([['POST_COMMENTS', 'Perfume']]);
  // One more comment is another reason: whoever has put the task off is told again.
  expect(String(both[0]?.[2]) > String(since)).toBe(true);
  expect((await tasks.list({}, as('staff'))).items).toEqual([]);
  await change(second, { act: 'done', version: 1, done: true });
  expect(await open()).toHaveLength(1);
  await change(first, { act: 'done', version: 1, done: true });
  expect(await open()).toEqual([]);
});
