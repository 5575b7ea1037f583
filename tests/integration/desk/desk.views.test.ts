import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SharedView } from '#domain/desk/shared-view.ts';
import { type SavedView, VIEWS_MAX, type WantedView } from '#domain/desk/view.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Asked } from '../../support/call.ts';
import { startTables, type Tables } from '../../support/tables.ts';
import { deskOn } from './desk.world.ts';

let tables: Tables;
let desk: ReturnType<typeof deskOn>;
beforeAll(async () => {
  tables = await startTables();
  desk = deskOn(tables);
});
afterAll(() => tables.stopAsKept());

type Who = NonNullable<Asked['as']>;
let people = 0;
/** Somebody at the desk who has no views yet. */
const someone = (...roles: NonNullable<Who['roles']>): Who => {
  people += 1;
  return { userId: `person-${people}`, roles: roles.length > 0 ? roles : ['staff'] };
};
const friday: WantedView = {
  list: 'shipments',
  name: 'Friday to Guyana',
  question: 'state=BOOKED&to=GY',
  version: 0,
};
const keep = (as: Who, id: string, wanted: WantedView) =>
  desk.ask('PUT /api/desk/views/{id}', { as, params: { id }, body: wanted });
const drop = (as: Who, id: string) => desk.ask('DELETE /api/desk/views/{id}', { as, params: { id } });
const viewsOf = async (as: Who) => (await desk.ask('GET /api/desk/views', { as })).body.items as SavedView[];

test('a view is kept with the account, by name, and once however often it is sent', async () => {
  const ann = someone();
  const id = newId();
  await keep(ann, id, friday);
  expect((await keep(ann, id, friday)).status).toBe(200);
  await keep(ann, newId(), { ...friday, list: 'quotes', name: ' A first one ', question: 'status=READY' });
  expect(await viewsOf(ann)).toMatchObject([
    { list: 'quotes', name: 'A first one', question: 'status=READY', version: 1 },
    { ...friday, id, version: 1 },
  ]);
});

test('nobody sees, renames or deletes the view of somebody else, an admin neither', async () => {
  const [ann, ben, boss] = [someone(), someone(), someone('admin')];
  const id = newId();
  await keep(ann, id, friday);
  for (const other of [ben, boss]) {
    expect(await viewsOf(other)).toEqual([]);
    expect(await keep(other, id, { ...friday, name: 'Mine', version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'VIEW_GONE' },
    });
    expect((await drop(other, id)).status).toBe(200);
  }
  expect(await viewsOf(ann)).toMatchObject([{ name: 'Friday to Guyana', version: 1 }]);
  expect((await desk.ask('GET /api/desk/views', { as: someone('customer') })).status).toBe(403);
});

test('two tabs that keep views at the same time both do', async () => {
  const ann = someone();
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => keep(ann, newId(), { ...friday, name })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await viewsOf(ann)).map(({ name }) => name)).toEqual(['One', 'Three', 'Two']);
});

test('a tab that has not seen the new name is told so, and the name stays', async () => {
  const ann = someone();
  const id = newId();
  await keep(ann, id, friday);
  expect((await keep(ann, id, { ...friday, name: 'Friday', version: 1 })).status).toBe(200);
  expect(await keep(ann, id, { ...friday, name: 'Guyana', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'VIEW_CHANGED' },
  });
  expect(await viewsOf(ann)).toMatchObject([{ id, name: 'Friday', version: 2 }]);
  await drop(ann, id);
  expect((await keep(ann, id, { ...friday, name: 'Guyana', version: 2 })).body.code).toBe('VIEW_GONE');
  expect(await viewsOf(ann)).toEqual([]);
});

test('a name is there once in a list, and there are as many views as fit', async () => {
  const ann = someone();
  const id = newId();
  await keep(ann, id, friday);
  expect((await keep(ann, newId(), { ...friday, name: 'FRIDAY to Guyana' })).body.code).toBe(
    'VIEW_NAME_TAKEN',
  );
  expect((await keep(ann, newId(), { ...friday, name: '  ' })).status).toBe(400);
  for (let at = 1; at < VIEWS_MAX; at += 1) await keep(ann, newId(), { ...friday, name: `View ${at}` });
  expect((await keep(ann, newId(), { ...friday, name: 'Too many' })).body.code).toBe('TOO_MANY_VIEWS');
  expect((await keep(ann, id, { ...friday, name: 'Renamed', version: 1 })).status).toBe(200);
  expect(await viewsOf(ann)).toHaveLength(VIEWS_MAX);
});

test('a view is only of a list that somebody may see, and goes with the right to it', async () => {
  const ann = someone();
  await keep(ann, newId(), friday);
  await keep(ann, newId(), { ...friday, list: 'quotes' });
  const dock: Who = { ...ann, roles: ['warehouse'] };
  expect((await keep(dock, newId(), { ...friday, list: 'quotes', name: 'Mine' })).body.code).toBe(
    'NOT_YOURS_TO_SEE',
  );
  expect((await viewsOf(dock)).map(({ list }) => list)).toEqual(['shipments']);
  expect(await viewsOf(ann)).toHaveLength(2);
});

const share = (as: Who, id: string, version = 1) =>
  desk.ask('PUT /api/desk/shared-views/{id}', { as, params: { id }, body: { list: 'shipments', version } });
const remove = (as: Who, id: string) =>
  desk.ask('DELETE /api/desk/shared-views/{list}/{id}', { as, params: { list: 'shipments', id } });
const sharedFor = async (as: Who) =>
  ((await desk.ask('GET /api/desk/shared-views', { as })).body.items as SharedView[]).map(({ name }) => name);
const told = async (id: string) =>
  (await desk.events())
    .filter(({ type, data }) => type === 'shared-view-changed.v1' && data.view === id)
    .map(({ data }) => data);

test('a shared view is seen by everybody with the right to its list, and says who shared it', async () => {
  const [ann, ben] = [someone(), someone()];
  const id = newId();
  await keep(ann, id, { ...friday, name: 'For everybody' });
  const answers = await Promise.all([share(ann, id), share(ann, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await share(ann, id)).body).toMatchObject({
    items: [{ id, name: 'For everybody', question: friday.question, by: ann.userId }],
  });
  expect(await viewsOf(ann)).toEqual([]);
  expect(await sharedFor(ben)).toEqual(['For everybody']);
  expect((await desk.ask('GET /api/desk/shared-views', { as: someone('driver') })).status).toBe(403);
  // Neither the name nor the question is told: both may name a customer.
  expect(await told(id)).toEqual([
    { view: id, list: 'shipments', what: 'shared', owner: ann.userId, by: ann.userId },
  ]);
  await remove(ann, id);
});

test('only who shared a view, or an admin, takes it away', async () => {
  const [ann, ben, boss] = [someone(), someone(), someone('admin')];
  const [first, second] = [newId(), newId()];
  for (const [id, name] of [
    [first, 'Taken by an admin'],
    [second, 'Taken by its maker'],
  ] as const) {
    await keep(ann, id, { ...friday, name });
    await share(ann, id);
  }
  expect(await remove(ben, first)).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_VIEW' } });
  expect(await sharedFor(ben)).toEqual(['Taken by an admin', 'Taken by its maker']);
  await remove(boss, first);
  await remove(ann, second);
  expect((await remove(ben, second)).status).toBe(200);
  expect(await sharedFor(ben)).toEqual([]);
  expect(await told(first)).toMatchObject([
    { what: 'shared' },
    { what: 'removed', owner: ann.userId, by: boss.userId },
  ]);
});

test('of two people who share at the same time nobody loses a view, and a name is there once', async () => {
  const [ann, ben] = [someone(), someone()];
  const [one, other, same] = [newId(), newId(), newId()];
  await keep(ann, one, { ...friday, name: 'One' });
  await keep(ben, other, { ...friday, name: 'Other' });
  await keep(ben, same, { ...friday, name: 'one' });
  await Promise.all([share(ann, one), share(ben, other)]);
  expect(await sharedFor(ann)).toEqual(['One', 'Other']);
  expect((await share(ben, same)).body.code).toBe('SHARED_NAME_TAKEN');
  // What is refused stays where it was.
  expect((await viewsOf(ben)).map(({ name }) => name)).toEqual(['one']);
  await Promise.all([remove(ann, one), remove(ben, other)]);
});

test('a shared view of a list is hidden from a bundle that may not see the list', async () => {
  const ann = someone();
  const id = newId();
  await keep(ann, id, { ...friday, list: 'quotes' });
  const body = { list: 'quotes', version: 1 };
  await desk.ask('PUT /api/desk/shared-views/{id}', { as: ann, params: { id }, body });
  expect(await sharedFor(someone())).toEqual([friday.name]);
  expect(await sharedFor(someone('warehouse'))).toEqual([]);
  const asked = { as: someone('warehouse'), params: { list: 'quotes', id } };
  expect((await desk.ask('DELETE /api/desk/shared-views/{list}/{id}', asked)).body.code).toBe(
    'NOT_YOURS_TO_SEE',
  );
  await desk.ask('DELETE /api/desk/shared-views/{list}/{id}', { ...asked, as: ann });
});

test('nobody shares the view of somebody else, or one that has changed since they saw it', async () => {
  const [ann, ben] = [someone(), someone()];
  const id = newId();
  await keep(ann, id, friday);
  expect((await share(ben, id)).body.code).toBe('VIEW_GONE');
  expect((await share(ann, id, 2)).body.code).toBe('VIEW_GONE');
  expect(await sharedFor(ben)).toEqual([]);
});
