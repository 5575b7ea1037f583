import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paragraph } from '#domain/blog/body/write.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import type { Version } from '#domain/blog/text/version.ts';
import type { Role } from '#domain/kernel/role.ts';
import { PostChangedV1 } from '#events/blog/post-changed.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { blogFunction } from '../../support/blog-function.ts';
import { call, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';

type Person = { readonly userId: string; readonly roles: readonly Role[] };
const ann: Person = { userId: 'ann', roles: ['content'] };
const ben: Person = { userId: 'ben', roles: ['content'] };

let tables: Tables;
let now: number;
/** A clock that moves forward by a second with each reading. */
const clock = (): Date => {
  now += 1000;
  return new Date(now);
};
beforeEach(async () => {
  now = Date.parse('2026-11-21T15:00:00.000Z');
  tables = await startTables();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => tables.stopAsKept());

const ask = (route: string, asked: Parameters<typeof call>[2] = {}, faults?: Faults) =>
  call(blogFunction(tables.env, testDependencies(tables.client(faults), { clock })), route, {
    as: ann,
    ...asked,
  });
const add = (body: unknown, as: Person = ann, faults?: Faults) => ask('POST /api/blog', { as, body }, faults);
const added = async (title = 'First'): Promise<DeskPost> => {
  const { status, body } = await add({ id: newId(), title });
  expect(status).toBe(200);
  return body as unknown as DeskPost;
};
const plan = ({ id, version }: DeskPost, change: Partial<DeskPost>, as: Person = ann) =>
  ask('PUT /api/blog/{id}', {
    as,
    params: { id },
    body: {
      version,
      plan: { title: 'First', brief: { intent: 'Why?', outline: '', sources: '' }, ...change },
    },
  });
const move = (
  { id, version }: Pick<DeskPost, 'id' | 'version'>,
  status: DeskPost['status'],
  as: Person = ann,
) => ask('POST /api/blog/{id}/status', { as, params: { id }, body: { version, status } });
const list = async (query: Record<string, string> = {}) => {
  const { body } = await ask('GET /api/blog', { query });
  return {
    titles: (body.items as DeskPost[]).map(({ title }) => title),
    next: body.next as string | undefined,
  };
};
const events = async () =>
  startingWith(await tables.all(tables.blog), 'OUTBOX#')
    .map(({ event }) => PostChangedV1.schema.parse(JSON.parse(String(event))))
    .toSorted((one, other) => one.time.localeCompare(other.time));

/** Makes the table answer nothing, once, after it has written. */
const losesOneAnswer = (of: readonly string[]): Faults => {
  let losses = 1;
  return {
    after: (operation) => {
      if (!of.includes(operation) || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    },
  };
};

describe('an idea', () => {
  test('is added with an empty text and its event, and is in the list', async () => {
    const post = await added('Christmas');
    expect(post).toMatchObject({ title: 'Christmas', status: 'IDEA', addedBy: 'ann', version: 1 });
    expect(await list()).toEqual({ titles: ['Christmas'], next: undefined });
    const { body } = await ask('GET /api/blog/{id}/text', { params: { id: post.id } });
    expect(body).toMatchObject({ revision: 1, text: { title: 'Christmas', body: [] } });
    expect(await events()).toMatchObject([
      { subject: post.id, aggregateVersion: 1, data: { status: { after: 'IDEA' }, by: 'ann' } },
    ]);
  });

  test('is added once, however often it is sent and whatever answer is lost', async () => {
    const sent = { id: newId(), title: 'First' };
    const answers = [
      await add(sent, ann, losesOneAnswer(['TransactWriteItems'])),
      ...(await Promise.all([add(sent), add(sent)])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.addedAt)).size).toBe(1);
    expect(await events()).toHaveLength(1);
  });

  test('does not replace another one, and needs a title', async () => {
    const { id } = await added('First');
    for (const again of [await add({ id, title: 'Second' }), await add({ id, title: 'First' }, ben)])
      expect([again.status, again.body.code]).toEqual([409, 'POST_EXISTS']);
    const { status, body } = await add({ id: newId(), title: ' ' });
    expect([status, body.fields]).toEqual([400, { title: 'Write a title' }]);
  });
});

describe('a plan', () => {
  test('is changed as somebody saw it, and shows the newer one to whoever did not', async () => {
    const post = await added();
    const { body: changed } = await plan(post, { owner: 'ben', plannedFor: '2026-12-01' });
    expect(changed).toMatchObject({ owner: 'ben', plannedFor: '2026-12-01', version: 2 });
    expect(await plan(post, { owner: 'ann' })).toMatchObject({
      status: 409,
      body: { code: 'POST_CHANGED', details: { post: changed } },
    });
  });

  test('has days that exist', async () => {
    const { status, body } = await plan(await added(), { dueOn: '2026-02-30' });
    expect([status, body.fields]).toEqual([400, { 'plan.dueOn': 'Give a day like 2026-12-01' }]);
  });
});

const window = newId();
const other = newId();
const saying = (words: string) => ({ title: 'First', description: '', lead: [], body: [paragraph(words)] });
const save = (id: string, change: object, as: Person = ann, faults?: Faults) =>
  ask('PUT /api/blog/{id}/text', { as, params: { id }, body: { revision: 1, window, ...change } }, faults);
const textOf = async (id: string) =>
  (await ask('GET /api/blog/{id}/text', { params: { id } })).body as unknown as SavedText;
const versionsOf = async (id: string) =>
  (await ask('GET /api/blog/{id}/versions', { params: { id } })).body.items as Version[];
const versionOf = async (id: string, version: string) =>
  (await ask('GET /api/blog/{id}/versions/{version}', { params: { id, version } }))
    .body as unknown as Version;

describe('a text', () => {
  test('is saved while somebody types, once when an answer is lost', async () => {
    const { id } = await added();
    for (const [revision, words] of [
      [1, 'One.'],
      [2, 'One. Two.'],
    ] as const) {
      const saved = await save(id, { revision, text: saying(words) }, ann, losesOneAnswer(['PutItem']));
      expect([saved.status, saved.body.revision]).toEqual([200, revision + 1]);
    }
    expect(await textOf(id)).toMatchObject({ revision: 3, by: 'ann', text: saying('One. Two.') });
  });

  test('that another window saved stays, and what was typed beside it is kept', async () => {
    const { id } = await added();
    await save(id, { text: saying('From the desk.') });
    const late = { window: other, text: saying('From the phone.') };
    const refused = [await save(id, late, ben), await save(id, late, ben)];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'TEXT_CHANGED'],
      [409, 'TEXT_CHANGED'],
    ]);
    expect(refused[0]?.body.details).toMatchObject({ saved: { text: saying('From the desk.') } });
    const [kept, ...more] = await versionsOf(id);
    expect([kept, more]).toMatchObject([{ reason: 'aside', by: 'ben', words: 3 }, []]);
    expect((await versionOf(id, kept?.id ?? '')).text).toEqual(saying('From the phone.'));
  });

  test('is not emptied by an editor that failed to load it', async () => {
    const { id } = await added();
    await save(id, { text: saying('Much.') });
    const empty = { revision: 2, text: { ...saying(''), body: [] } };
    expect((await save(id, empty)).body.code).toBe('TEXT_EMPTIED');
    expect((await save(id, { ...empty, empties: true })).status).toBe(200);
  });

  test('with something in it that no post has is refused, and so is one that is too long', async () => {
    const { id } = await added();
    const script = { ...saying(''), body: [{ kind: 'html', html: '<script>alert(1)</script>' }] };
    const long = { ...saying(''), body: Array.from({ length: 13 }, () => paragraph('x'.repeat(4_680))) };
    for (const text of [script, long]) expect((await save(id, { text })).status).toBe(400);
    expect(await textOf(id)).toMatchObject({ revision: 1 });
  });

  test('is kept as it was every ten minutes of typing, and can be the text again', async () => {
    const { id } = await added();
    await save(id, { text: saying('One.') });
    now += 10 * 60_000;
    await save(id, { revision: 2, text: saying('Two.') });
    const [kept] = await versionsOf(id);
    expect(kept).toMatchObject({ reason: 'typed', words: 1 });
    const restore = (revision: number) =>
      ask('POST /api/blog/{id}/versions/{version}/restore', {
        params: { id, version: kept?.id ?? '' },
        body: { revision, window },
      });
    const restored = await restore(3);
    expect(restored.body).toMatchObject({ revision: 4, text: saying('One.') });
    // Sent again after a lost answer.
    expect((await restore(3)).body).toEqual(restored.body);
    expect((await versionsOf(id)).map(({ reason }) => reason)).toEqual(['restored', 'typed']);
  });
});

describe('a move', () => {
  const inReview = async () => {
    const post = await added();
    await plan(post, {});
    await save(post.id, { text: saying('Whole.') });
    await move({ ...post, version: 2 }, 'BRIEF');
    await move({ ...post, version: 3 }, 'DRAFT');
    const { body } = await move({ ...post, version: 4 }, 'REVIEW');
    return body as unknown as DeskPost;
  };

  test('keeps the text that a colleague reads and approves, while somebody goes on writing', async () => {
    const post = await inReview();
    expect(post).toMatchObject({ status: 'REVIEW', reviewOf: 'ann' });
    expect((await move(post, 'APPROVED')).body.code).toBe('OWN_REVIEW');
    await save(post.id, { revision: 2, text: saying('Whole, and more.') });
    expect((await move(post, 'APPROVED', ben)).body).toMatchObject({ status: 'APPROVED' });
    const kept = await versionsOf(post.id);
    expect(kept.map(({ reason, words }) => [reason, words])).toEqual([
      ['approved', 3],
      ['review', 1],
    ]);
  });

  test('by two at once is made once, with one event and one version', async () => {
    const post = await inReview();
    const answers = await Promise.all([move(post, 'DRAFT', ben), move(post, 'DRAFT', ben)]);
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 6],
      [200, 6],
    ]);
    expect((await events()).map(({ aggregateVersion }) => aggregateVersion)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await versionsOf(post.id)).toHaveLength(1);
  });

  test('that is not possible is refused with the post as it is', async () => {
    const post = await added();
    expect(await move(post, 'APPROVED')).toMatchObject({
      status: 409,
      body: { code: 'MOVE_NOT_POSSIBLE', details: { post } },
    });
  });
});

describe('the list', () => {
  test('has every post exactly once on its pages, the last changed first', async () => {
    for (const title of ['First', 'Second', 'Third']) await added(title);
    const { titles, next = '' } = await list({ limit: '2' });
    expect(titles).toEqual(['Third', 'Second']);
    expect(await list({ limit: '2', cursor: next })).toEqual({ titles: ['First'], next: undefined });
  });

  test('has those of one status, and finds the others by a word of their title', async () => {
    const archived = await added('Blue barrel');
    await added('Red barrel');
    expect((await list({ search: 'barrel' })).titles.toSorted()).toEqual(['Blue barrel', 'Red barrel']);
    await move(archived, 'ARCHIVED');
    expect((await list({ status: 'ARCHIVED' })).titles).toEqual(['Blue barrel']);
    expect((await list({ search: 'BARREL' })).titles).toEqual(['Red barrel']);
  });

  test('refuses an invalid cursor', async () => {
    const { status, body } = await ask('GET /api/blog', { query: { cursor: 'none' } });
    expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
  });
});

test('what is not there is not found', async () => {
  const id = newId();
  const gone = { id, version: 1 };
  const answers = [
    await ask('GET /api/blog/{id}', { params: { id } }),
    await ask('GET /api/blog/{id}/text', { params: { id } }),
    await move(gone, 'BRIEF'),
    await save(id, { text: saying('') }),
    await ask('GET /api/blog/{id}/versions/{version}', { params: { id, version: 'never' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test.each<readonly [Role, number]>([
  ['content', 200],
  ['admin', 200],
  ['staff', 403],
  ['analyst', 403],
  ['customer', 403],
])('%s opens the blog’s desk: %d', async (role, expected) => {
  const { status } = await ask('GET /api/blog', { as: { userId: 'cleo', roles: [role] } });
  expect(status).toBe(expected);
});
