import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { WidgetAddedV1 } from '#events/widgets/widget-added.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { wire } from '#lambdas/widgets/http.ts';
import { call, testDependencies } from '../../support/call.ts';
import {
  connectionReset,
  type Faults,
  startingWith,
  startTables,
  type Tables,
} from '../../support/tables.ts';

const TABLE = 'widgets';
const ann = { userId: 'ann', roles: ['staff'] as const };
const ben = { userId: 'ben', roles: ['staff'] as const };

let tables: Tables | undefined;
let now = Date.parse('2026-11-21T15:00:00.000Z');
/** A clock that moves forward by a second with each reading. */
const clock = (): Date => {
  now += 1000;
  return new Date(now);
};
const stop = async () => tables?.stop();
beforeEach(async () => {
  await stop();
  tables = await startTables();
});
afterAll(stop);

const running = (): Tables => {
  if (tables === undefined) throw new Error('There are no tables.');
  return tables;
};
const ask = (route: string, asked: Parameters<typeof call>[2], faults?: Faults) =>
  call(wire({ WIDGETS_TABLE: TABLE }, testDependencies(running().client(faults), { clock })), route, asked);
const add = (body: unknown, as = ann, faults?: Faults) => ask('POST /api/widgets', { as, body }, faults);
const list = async (query: Record<string, string> = {}) => {
  const { body } = await ask('GET /api/widgets', { as: ann, query });
  const items = body.items as { name: string }[];
  return { names: items.map(({ name }) => name), next: body.next as string | undefined };
};
const events = async () =>
  startingWith(await running().all(TABLE), 'OUTBOX#').map(({ event }) =>
    WidgetAddedV1.schema.parse(JSON.parse(String(event))),
  );

describe('a widget', () => {
  test('is added with its event, and is in the list', async () => {
    const id = newId();
    const { status, body } = await add({ id, name: ' First ' });
    expect([status, body]).toMatchObject([200, { id, name: 'First', addedBy: 'ann', version: 1 }]);
    expect(await list()).toEqual({ names: ['First'], next: undefined });
    const { addedAt } = body;
    expect(await events()).toMatchObject([
      {
        subject: id,
        aggregateVersion: 1,
        time: addedAt,
        data: { id, addedAt, addedBy: 'ann' },
      },
    ]);
  });

  test('is added once, however often it is sent', async () => {
    const sent = { id: newId(), name: 'First' };
    const answers = [...(await Promise.all([add(sent), add(sent)])), await add(sent)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.addedAt)).size).toBe(1);
    expect(await events()).toHaveLength(1);
  });

  test('is added once when the answer of the table is lost', async () => {
    const sent = { id: newId(), name: 'First' };
    let losses = 1;
    const lose = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    expect((await add(sent, ann, { after: lose })).status).toBe(200);
    expect([losses, (await list()).names]).toEqual([0, ['First']]);
    expect(await events()).toHaveLength(1);
  });

  test('does not replace another one', async () => {
    const id = newId();
    await add({ id, name: 'First' });
    for (const again of [await add({ id, name: 'Second' }), await add({ id, name: 'First' }, ben)])
      expect([again.status, again.body.code]).toEqual([409, 'WIDGET_EXISTS']);
    expect((await list()).names).toEqual(['First']);
  });

  test('needs a name', async () => {
    const { status, body } = await add({ id: newId(), name: ' ' });
    expect([status, body.fields]).toEqual([400, { name: 'Write a name' }]);
  });
});

describe('the list', () => {
  test('has every widget exactly once on its pages, the newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await add({ id: newId(), name });
    const { names, next = '' } = await list({ limit: '2' });
    expect(names).toEqual(['Third', 'Second']);
    expect(await list({ limit: '2', cursor: next })).toEqual({ names: ['First'], next: undefined });
  });

  test('refuses an invalid cursor', async () => {
    const { status, body } = await ask('GET /api/widgets', { as: ann, query: { cursor: 'none' } });
    expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
  });

  test('is for staff only', async () => {
    const customer = { userId: 'cleo', roles: ['customer'] as const };
    for (const route of ['GET /api/widgets', 'POST /api/widgets'])
      expect((await ask(route, { as: customer })).status, route).toBe(403);
  });
});
