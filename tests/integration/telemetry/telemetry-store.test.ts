import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import type { BatchKey, StoredBatch } from '#lambdas/batches/batch-keys.ts';
import { type BatchStore, batchStore } from '#lambdas/batches/batch-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const now = new Date('2026-11-21T05:30:00Z');
let tables: Tables;
let store: BatchStore;
let insert: ReturnType<typeof insertBatches>;
let calls: string[] = [];
beforeAll(async () => {
  tables = await startTables();
  const client = tables.client({ before: (operation) => void calls.push(operation) });
  store = batchStore(client, tables.telemetry);
  insert = insertBatches(client, tables.telemetry, () => now);
});
afterAll(() => tables.stop());

const batch = (hour: string, at: number, kind: BatchKey['kind'] = 'errors'): StoredBatch => ({
  kind,
  hour,
  id: `019f0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  n: at,
  body: Uint8Array.of(at % 256),
});
const hourOfErrors = (hour: string, count: number) =>
  Array.from({ length: count }, (_, at) => batch(hour, at));

const leaf = async (hour: string, order: 'newest first' | 'oldest first', limit: number) => {
  const found: StoredBatch[] = [];
  let after: string | undefined;
  do {
    const page = await store.page({ kind: 'errors', hour, order, limit, after });
    found.push(...page.batches);
    after = page.next;
  } while (after !== undefined);
  return found;
};

test('a batch is inserted once and read unchanged, whatever is inserted after it', async () => {
  const first = batch('2026-11-21T01', 1);
  const second = { ...first, n: 99, body: Uint8Array.of(9) };
  expect(await insert([first, second])).toEqual([{ stored: true }, { stored: true }]);
  expect(await insert([second])).toEqual([{ stored: true }]);
  const kept = await store.one(first);
  expect([first.n, second.n]).toContain(kept?.n);
  expect(await store.one({ ...first, id: newId() })).toBeUndefined();
});

test('pages of an hour from either end have every batch exactly once', async () => {
  const batches = hourOfErrors('2026-11-21T02', 30);
  await insert([...batches, batch('2026-11-21T02', 1, 'business'), batch('2026-11-21T03', 1)]);
  for (const limit of [1, 7, 30, 100]) {
    expect(await leaf('2026-11-21T02', 'oldest first', limit)).toEqual(batches);
    expect(await leaf('2026-11-21T02', 'newest first', limit)).toEqual(batches.toReversed());
  }
  expect(await leaf('2026-11-21T09', 'newest first', 10)).toEqual([]);
});

test('many batches are read in the requested order, a hundred in a call, without deleted ones', async () => {
  const batches = hourOfErrors('2026-11-21T04', 120);
  await insert(batches);
  const wanted = [...batches.toReversed(), batch('2026-11-21T04', 999), ...batches.slice(0, 2)];
  calls = [];
  const found = await store.many(wanted);
  expect(calls).toEqual(['BatchGetItem', 'BatchGetItem']);
  expect(found).toEqual([...batches.toReversed(), ...batches.slice(0, 2)]);
  expect(await store.many([])).toEqual([]);
});

test('twenty-five insertions are one call', async () => {
  calls = [];
  await insert(hourOfErrors('2026-11-21T05', 60));
  expect(calls).toEqual(Array.from({ length: 3 }, () => 'BatchExecuteStatement'));
});
