import { afterAll, beforeAll, expect, test } from 'vitest';
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
afterAll(() => tables.stop());

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
