import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTables, type Tables } from '#tests/support/tables.ts';
import { getItem } from './get-item.ts';
import { getItems } from './get-items.ts';
import { newestFirst } from './newest-first.ts';
import { queryItems } from './query.ts';
import { transact } from './transact.ts';
import { write } from './write.ts';
import { putNew, putVersion } from './writes.ts';

let tables: Tables;
let client: DynamoDBDocumentClient;
let table: string;
const key = (pk: string, sk = 'ITEM') => ({ pk, sk });
const find = (pk: string) => getItem(client, table, key(pk));

beforeAll(async () => {
  tables = await startTables();
  client = tables.client();
  table = tables.settings;
});
afterAll(() => tables.stop());

/** A client that answers each call with the next answer and counts the calls. */
const answering = (...answers: readonly unknown[]) => {
  let calls = 0;
  const send = async () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { client: { send } as unknown as DynamoDBDocumentClient, calls: () => calls };
};
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const noPause = async () => undefined;

describe('a transaction', () => {
  const shipment = { ...key('SHIPMENT#1'), version: 1, status: 'DRAFT' };

  test('writes everything, and the second time returns the name of the existing item', async () => {
    const book = () =>
      transact(
        client,
        { 'number-taken': putNew(table, key('NUMBER#7')), changed: putVersion(table, shipment) },
        { also: [putNew(table, key('SHIPMENT#1', 'EVENT#1'))] },
      );
    expect(await book()).toBeUndefined();
    expect(await book()).toBe('number-taken');
    expect(await find('SHIPMENT#1')).toEqual(shipment);
  });

  test('writes nothing when one write is refused', async () => {
    const later = { ...shipment, version: 3, status: 'BOOKED' };
    const refused = await transact(
      client,
      { 'number-taken': putNew(table, key('NUMBER#8')), changed: putVersion(table, later) },
      {},
    );
    expect(refused).toBe('changed');
    expect(await find('NUMBER#8')).toBeUndefined();
  });

  test('throws when a write without a name is refused', async () => {
    const twice = () => transact(client, {}, { also: [putNew(table, key('UNNAMED'))] });
    expect(await twice()).toBeUndefined();
    await expect(twice()).rejects.toThrow(TransactionCanceledException);
  });

  test('is tried again after a write conflict, and returns busy when the conflicts do not end', async () => {
    const conflict = cancelled('TransactionConflict');
    const named = { taken: putNew(table, key('X')) };
    const once = answering(conflict, {});
    expect(await transact(once.client, named, { pause: noPause })).toBeUndefined();
    expect(once.calls()).toBe(2);
    const always = answering(conflict);
    expect(await transact(always.client, named, { pause: noPause })).toBe('busy');
    expect(always.calls()).toBe(3);
    const single = answering(conflict);
    expect(await transact(single.client, named, { tries: 1 })).toBe('busy');
    expect(single.calls()).toBe(1);
  });

  test('with a failed condition and a write conflict is refused, not busy', async () => {
    const both = answering(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    const named = { first: putNew(table, key('X')), second: putNew(table, key('Y')) };
    expect(await transact(both.client, named, { pause: noPause })).toBe('second');
    expect(both.calls()).toBe(1);
  });
});

test('a version replaces exactly the previous one', async () => {
  const put = (version: number) =>
    write(client, putVersion(table, { ...key('CARD'), version }, { first: 2 }));
  expect([await put(3), await put(2), await put(2), await put(3), await put(3)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(await find('CARD')).toMatchObject({ version: 3 });
});

describe('a batch of reads', () => {
  const keys = [key('A'), key('B')];
  const left = { Responses: { t: [key('A')] }, UnprocessedKeys: { t: { Keys: [key('B')] } } };

  test('requests unprocessed keys again after a pause', async () => {
    const pauses: number[] = [];
    const reads = answering(left, { Responses: { t: [key('B')] } });
    const pause = async (attempt: number) => void pauses.push(attempt);
    expect(await getItems(reads.client, 't', keys, { pause })).toEqual(keys);
    expect(pauses).toEqual([1]);
  });

  test('gives up on a table that never catches up', async () => {
    const never = answering({ UnprocessedKeys: { t: { Keys: keys } } });
    await expect(getItems(never.client, 't', keys, { pause: noPause })).rejects.toThrow('2 keys unread');
  });

  test('finds all items of more keys than fit into one call', async () => {
    const many = Array.from({ length: 130 }, (_, at) => key('MANY', String(at)));
    for (const each of many.slice(0, 120)) await write(client, putNew(table, each));
    expect(await getItems(client, table, many, { consistent: true })).toHaveLength(120);
  });
});

describe('a list', () => {
  test('is read to the end when DynamoDB returns it in parts', async () => {
    const cutShort = answering(
      { Items: [key('A')], LastEvaluatedKey: key('A') },
      { Items: [key('B')], LastEvaluatedKey: key('B') },
      { Items: [key('C')] },
    );
    expect(await queryItems(cutShort.client, { TableName: 't' }, { limit: 2 })).toEqual([key('A'), key('B')]);
    expect(cutShort.calls()).toBe(2);
  });

  test('in several partitions is one list, newest first, with any page size', async () => {
    const places = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.nat(2)), {
      selector: ([at]) => at,
      maxLength: 12,
    });
    let run = 0;
    const property = fc.asyncProperty(places, fc.integer({ min: 1, max: 5 }), async (rows, limit) => {
      run += 1;
      const partitions = [0, 1, 2].map((status) => `LIST${run}#${status}`);
      const sorted = rows.map(([at]) => String(at).padStart(4, '0')).sort();
      for (const [at, status] of rows)
        await write(client, putNew(table, key(`LIST${run}#${status}`, String(at).padStart(4, '0'))));
      const listing = {
        TableName: table,
        partitions,
        rowOf: (item: Record<string, unknown>) => String(item.sk),
        positionOf: (row: string) => row,
      };
      const shown: string[] = [];
      let after: string | undefined;
      do {
        const page = await newestFirst(client, listing, { after, limit });
        if (page.next !== undefined) expect(page.items).toHaveLength(limit);
        shown.push(...page.items);
        after = page.next;
      } while (after !== undefined);
      expect(shown).toEqual(sorted.toReversed());
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test('is read with one call for each partition where that is enough', async () => {
    const sent = answering(...Array.from({ length: 9 }, () => ({ Items: [] })));
    const listing = {
      TableName: 't',
      rowOf: (item: Record<string, unknown>) => String(item.sk),
      positionOf: (row: string) => row,
    };
    const partitions = Array.from({ length: 9 }, (_, at) => `LIST#${at}`);
    await newestFirst(sent.client, { ...listing, partitions }, { after: undefined, limit: 25 });
    expect(sent.calls()).toBe(9);
    const one = answering({ Items: Array.from({ length: 26 }, (_, at) => key('A', String(99 - at))) });
    const page = await newestFirst(
      one.client,
      { ...listing, partitions: ['A'] },
      { after: undefined, limit: 25 },
    );
    expect([page.items.length, page.next, one.calls()]).toEqual([25, '75', 1]);
  });
});
