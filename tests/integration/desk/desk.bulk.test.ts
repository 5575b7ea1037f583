import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BulkRow } from '#domain/desk/bulk.ts';
import { BULK_ROWS } from '#domain/desk/limits.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTables, type Tables } from '../../support/tables.ts';
import { ann, ben, boss, deskOn, dock, killedAt, legsOf } from './desk.world.ts';

const take = { do: 'TAKE_ENQUIRIES' } as const;
const close = { do: 'CLOSE_ENQUIRIES', note: 'Answered by phone.' } as const;
const idsOf = (rows: readonly BulkRow[]) => rows.map(({ id }) => id);

let tables: Tables;
let desk: ReturnType<typeof deskOn>;
beforeEach(async () => {
  tables = await startTables();
  desk = deskOn(tables);
});
afterEach(() => tables.stopAsKept());

describe('five hundred rows', () => {
  test('survive kills half-way: each is changed once, and the report says what happened and why not', async () => {
    const rows = await desk.enquiries(BULK_ROWS);
    // Somebody answers every fiftieth by hand, after the preview.
    const byHand = rows.filter((_, place) => place % 50 === 49);
    const other = await desk.started(take, byHand, ben);
    await desk.hearAll();
    const id = await desk.started(close, rows);
    let run = 0;
    // Every third worker is killed in the middle of its rows, the others do their part.
    await desk.hearAll(() => {
      run += 1;
      return run % 3 === 0 ? killedAt(11 + run, run % 2 === 0) : {};
    });
    // A worker that goes on after a kill also does what the first one had handed on.
    expect(run).toBeGreaterThan(legsOf(BULK_ROWS) / 2);
    expect(run).toBeLessThanOrEqual(legsOf(BULK_ROWS));

    const report = await desk.report(id);
    expect(report.finishedAt).toBeDefined();
    expect(report.total).toBe(BULK_ROWS);
    expect(report.results.map((result) => result.id).toSorted()).toEqual(idsOf(rows).toSorted());
    const refused = report.results.filter(({ outcome }) => outcome === 'refused');
    expect(refused.map((result) => result.id).toSorted()).toEqual(idsOf(byHand).toSorted());
    for (const result of refused)
      expect(result).toMatchObject({
        code: 'ENQUIRY_CHANGED',
        text: 'Someone else has changed this enquiry. Look at it again, then decide.',
      });
    expect(report.results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(490);

    const written = await desk.written();
    const once = { version: 2, entries: 1, events: 1 };
    for (const { id: reference } of rows)
      expect(written.get(reference), reference).toEqual({
        ...once,
        status: idsOf(byHand).includes(reference) ? 'OPEN' : 'CLOSED',
      });
    const finished = (await desk.events()).filter(({ type }) => type === 'bulk-finished.v1');
    expect(finished.map(({ data }) => data)).toEqual([
      { bulk: other, do: 'TAKE_ENQUIRIES', by: ben.userId, changed: 10, already: 0, refused: 0 },
      { bulk: id, do: 'CLOSE_ENQUIRIES', by: ann.userId, changed: 490, already: 0, refused: 10 },
    ]);
  });

  test('are as many as one bulk change takes, each once', async () => {
    const rows = Array.from({ length: BULK_ROWS + 1 }, (_, place) => ({ id: `ENQ-${place}`, version: 1 }));
    expect((await desk.start(take, rows)).status).toBe(400);
    expect((await desk.start(take, [])).status).toBe(400);
    const twice = [...rows.slice(0, 1), ...rows.slice(0, 1)];
    expect((await desk.start(take, twice)).status).toBe(400);
  });
});

describe('a worker that is killed', () => {
  test.each([true, false])(
    'at any step (done, answer lost: %s) leaves nothing half or twice',
    async (after) => {
      let kill = 1;
      for (let from = 1; ; from += 3, kill += 1) {
        const rows = await desk.enquiries(3, from);
        const id = await desk.started(take, rows);
        const wasKilled = await desk.work(id, killedAt(kill, after)).then(
          () => false,
          () => true,
        );
        await desk.work(id);
        // A message that comes once more changes nothing.
        await desk.work(id);
        const { results, finishedAt } = await desk.report(id);
        expect(finishedAt, `step ${kill}`).toBeDefined();
        expect(
          results.map(({ outcome }) => outcome),
          `step ${kill}`,
        ).toEqual(['changed', 'changed', 'changed']);
        const written = await desk.written();
        for (const row of rows)
          expect(written.get(row.id), `step ${kill}`).toMatchObject({ version: 2, entries: 1, events: 1 });
        if (!wasKilled) break;
      }
      // Reading all, three rows of three calls, reading again, finishing.
      expect(kill).toBeGreaterThan(8);
    },
  );

  test('and another one at the same time do each row once', async () => {
    const rows = await desk.enquiries(10);
    const id = await desk.started(take, rows);
    await Promise.all([desk.work(id), desk.work(id), desk.work(id)]);
    await desk.work(id);
    expect((await desk.report(id)).results.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'changed'));
    const written = await desk.written();
    for (const row of rows) expect(written.get(row.id)).toMatchObject({ version: 2, entries: 1, events: 1 });
  });

  test('for good can be told to go on by whoever started it, or an admin', async () => {
    const id = await desk.started(take, await desk.enquiries(4));
    await expect(desk.work(id, killedAt(5, false))).rejects.toThrow('killed');
    expect(await desk.report(id)).toMatchObject({ total: 4 });
    const half = (await desk.report(id)).results.length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(4);
    const resume = (as: typeof ann | typeof boss) =>
      desk.ask('POST /api/desk/bulk/{id}/resume', { as, params: { id } });
    expect((await resume(ben)).status).toBe(404);
    expect((await resume(boss)).status).toBe(200);
    await desk.hearAll();
    expect((await desk.report(id)).results).toHaveLength(4);
    const before = await desk.events();
    expect((await resume(ann)).status).toBe(200);
    expect(await desk.events()).toEqual(before);
  });
});

describe('starting', () => {
  test('twice with one key is one bulk change; with something else it is refused', async () => {
    const rows = await desk.enquiries(2);
    const key = newId();
    const answers = [await desk.start(take, rows, ann, key), await desk.start(take, rows, ann, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await desk.events()).map(({ type }) => type)).toEqual(['bulk-started.v1']);
    expect((await desk.start(close, rows, ann, key)).body).toMatchObject({ code: 'KEY_USED' });
    expect((await desk.start(take, rows, ben, key)).body).toMatchObject({ code: 'KEY_USED' });
    const mine = await desk.ask('GET /api/desk/bulk', { as: ann });
    expect(mine.body.items).toMatchObject([{ id: key, do: 'TAKE_ENQUIRIES', total: 2 }]);
    expect((await desk.ask('GET /api/desk/bulk', { as: ben })).body.items).toEqual([]);
  });

  test('needs the right to do it, when it is asked and when it is done', async () => {
    const rows = await desk.enquiries(2);
    expect((await desk.start(take, rows, dock)).body).toMatchObject({ code: 'ACT_NOT_YOURS' });
    const asked = { as: dock, body: { act: take, ids: idsOf(rows) } };
    expect((await desk.ask('POST /api/desk/bulk/preview', asked)).status).toBe(403);
    const id = await desk.started(take, rows);
    desk.leave(ann.userId, 'warehouse');
    await desk.hearAll();
    for (const result of (await desk.report(id)).results)
      expect(result).toMatchObject({ outcome: 'refused', code: 'NO_LONGER_ALLOWED' });
    for (const [, { version }] of await desk.written()) expect(version).toBe(1);
  });

  test('the report is for whoever started it and for admins', async () => {
    const id = await desk.started(take, await desk.enquiries(1));
    const show = (as: typeof ann) => desk.ask('GET /api/desk/bulk/{id}', { as, params: { id } });
    expect((await show(ben)).status).toBe(404);
    expect((await desk.report(id, boss)).by).toBe(ann.userId);
  });
});

describe('a preview', () => {
  test('says what will happen to each row, and changes nothing', async () => {
    const rows = await desk.enquiries(3);
    await desk.started(take, rows.slice(0, 1));
    await desk.hearAll();
    const before = await tables.all(tables.enquiries);
    const ids = [...idsOf(rows), 'ENQ-999999'];
    const previewed = await desk.preview(take, ids);
    expect(previewed).toEqual([
      { id: ids[0], outcome: 'already', version: 2 },
      { id: ids[1], outcome: 'changed', version: 1 },
      { id: ids[2], outcome: 'changed', version: 1 },
      { id: ids[3], outcome: 'refused', code: 'ENQUIRY_NOT_FOUND', text: 'There is no such enquiry.' },
    ]);
    expect(await tables.all(tables.enquiries)).toEqual(before);
    const id = await desk.started(
      take,
      previewed.slice(0, 3).map(({ id: row, version = 1 }) => ({ id: row, version })),
    );
    await desk.hearAll();
    expect((await desk.report(id)).results.map(({ outcome }) => outcome)).toEqual([
      'already',
      'changed',
      'changed',
    ]);
  });
});

describe('who else is here', () => {
  const put = (as: typeof ann, edits = false, list = 'enquiries') =>
    desk.ask('PUT /api/desk/presence', { as, body: { subject: { list, id: 'ENQ-000001' }, edits } });

  test('two people see each other, and what they do, until one has been away for 40 seconds', async () => {
    expect((await put(ann)).body).toEqual({ others: [] });
    expect((await put(ben, true)).body).toEqual({ others: [{ userId: ann.userId, edits: false }] });
    expect((await put(ann)).body).toEqual({ others: [{ userId: ben.userId, edits: true }] });
    desk.later(39);
    expect((await put(ann)).body.others).toHaveLength(1);
    desk.later(2);
    expect((await put(ann)).body.others).toEqual([]);
  });

  test('nobody learns who looks at what they may not see themselves', async () => {
    await put(ann);
    expect((await put(dock as never)).status).toBe(403);
    expect((await put({ userId: 'x', roles: ['customer'] } as never)).status).toBe(403);
  });
});

test('an export is kept on record once, without what was searched for, and only admins may', async () => {
  const body = { id: newId(), list: 'shipments', question: 'search=persaud' };
  const ask = (as: typeof ann | typeof boss) => desk.ask('POST /api/desk/exports', { as, body });
  expect((await ask(ann)).status).toBe(403);
  expect((await ask(boss)).status).toBe(200);
  expect((await ask(boss)).status).toBe(200);
  const [event, ...more] = await desk.events();
  expect(more).toEqual([]);
  expect(event?.data).toEqual({ export: body.id, list: 'shipments', filters: ['search'], by: boss.userId });
  expect(JSON.stringify(await tables.all(tables.desk))).not.toContain('persaud');
});
