import type { QueryCommandInput, ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { newPartition, type Suite } from './workbench.ts';

const SORT_KEYS = ['', 'a', 'ab', 'abc', 'b', 'b#1', 'b#2', 'ba', 'é', 'z'].slice(1);

export const queries: Suite = (bench) => {
  const pk = newPartition();
  const group = `G${pk}`;
  const write = (Items: Record<string, unknown>[]) =>
    bench().doc.batchWrite({
      RequestItems: { [bench().table]: Items.map((Item) => ({ PutRequest: { Item } })) },
    });
  beforeAll(async () => {
    await write(SORT_KEYS.map((sk, at) => ({ pk, sk, at, gsi1pk: group, gsi1sk: String(at % 3) })));
  });

  const query = (more: Partial<QueryCommandInput>) =>
    bench().doc.query({ TableName: bench().table, ...more });
  const sortKeys = async (condition: string, values: object, more: Partial<QueryCommandInput> = {}) => {
    const ExpressionAttributeValues = { ':pk': pk, ...values };
    const KeyConditionExpression = `pk = :pk${condition && ` AND ${condition}`}`;
    return (await query({ KeyConditionExpression, ExpressionAttributeValues, ...more })).Items?.map(
      (item) => item.sk,
    );
  };

  describe('a query', () => {
    it.each([
      ['', {}, SORT_KEYS],
      ['sk = :v', { ':v': 'ab' }, ['ab']],
      ['sk < :v', { ':v': 'b' }, ['a', 'ab', 'abc']],
      ['sk <= :v', { ':v': 'b' }, ['a', 'ab', 'abc', 'b']],
      ['sk > :v', { ':v': 'b#2' }, ['ba', 'z', 'é']],
      ['sk >= :v', { ':v': 'z' }, ['z', 'é']],
      ['sk BETWEEN :v AND :w', { ':v': 'abc', ':w': 'b#1' }, ['abc', 'b', 'b#1']],
      ['begins_with(sk, :v)', { ':v': 'b' }, ['b', 'b#1', 'b#2', 'ba']],
      ['begins_with(sk, :v)', { ':v': 'q' }, []],
    ])('by %s %j finds %j in order', async (condition, values, expected) => {
      const found = await sortKeys(condition, values);
      expect(found).toEqual([...expected].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    });

    it('can go backwards', async () => {
      const forwards = await sortKeys('', {});
      expect(await sortKeys('', {}, { ScanIndexForward: false })).toEqual(forwards?.toReversed());
    });

    it.each([true, false])('returns each item once, in pages (forward: %s)', async (ScanIndexForward) => {
      const found: unknown[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await query({
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          Limit: 2,
          ScanIndexForward,
          ExclusiveStartKey,
        });
        expect(page.Count).toBeLessThanOrEqual(2);
        found.push(...(page.Items ?? []).map((item) => item.sk));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      expect(found).toEqual(await sortKeys('', {}, { ScanIndexForward }));
    });

    it('counts items for the limit before it filters', async () => {
      const page = await query({
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: '#at = :last',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':pk': pk, ':last': 3 },
        Limit: 2,
      });
      expect(page).toMatchObject({
        Count: 0,
        ScannedCount: 2,
        Items: [],
        LastEvaluatedKey: { pk, sk: 'ab' },
      });
    });

    it('can count without items, and project items', async () => {
      const base = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
      const counted = await query({ ...base, Select: 'COUNT' });
      expect(counted.Count).toBe(SORT_KEYS.length);
      expect(counted.Items).toBeUndefined();
      const shown = await query({ ...base, ProjectionExpression: 'sk', Limit: 1 });
      expect(shown.Items).toEqual([{ sk: 'a' }]);
      const both = await query({
        ...base,
        ProjectionExpression: 'sk',
        FilterExpression: 'gsi1sk = :v',
        ExpressionAttributeValues: { ':pk': pk, ':v': '0' },
        Limit: 1,
      });
      expect(both.Items).toEqual([{ sk: 'a' }]);
    });

    it('stops at 1 MB and continues from there', async () => {
      const large = newPartition();
      const text = 'x'.repeat(300_000);
      await write(Array.from({ length: 5 }, (_, at) => ({ pk: large, sk: String(at), text })));
      const base = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': large } };
      const first = await query(base);
      expect(first.LastEvaluatedKey).toBeDefined();
      const rest = await query({ ...base, ExclusiveStartKey: first.LastEvaluatedKey });
      expect([...(first.Items ?? []), ...(rest.Items ?? [])].map((item) => item.sk)).toEqual([
        '0',
        '1',
        '2',
        '3',
        '4',
      ]);
    });

    it.each([
      ['no key condition', { KeyConditionExpression: 'sk = :v', ExpressionAttributeValues: { ':v': 'x' } }],
      [
        'a range of partitions',
        { KeyConditionExpression: 'pk > :v', ExpressionAttributeValues: { ':v': 'x' } },
      ],
      [
        'an unknown index',
        { IndexName: 'nope', KeyConditionExpression: 'pk = :v', ExpressionAttributeValues: { ':v': 'x' } },
      ],
      [
        'a filter on the key',
        {
          KeyConditionExpression: 'pk = :v',
          FilterExpression: 'sk = :v',
          ExpressionAttributeValues: { ':v': 'x' },
        },
      ],
      [
        'a consistent read of an index',
        {
          IndexName: 'gsi1',
          ConsistentRead: true,
          KeyConditionExpression: 'gsi1pk = :v',
          ExpressionAttributeValues: { ':v': 'x' },
        },
      ],
    ])('is refused: %s', async (_, input) => {
      await refused(query(input), 'ValidationException');
    });
  });

  describe('an index', () => {
    const indexed = (gsi1pk: string, more: Partial<QueryCommandInput> = {}) =>
      query({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :g',
        ExpressionAttributeValues: { ':g': gsi1pk },
        ...more,
      });

    it('returns each item once, in pages, even if index keys repeat', async () => {
      const found: unknown[] = [];
      const order: unknown[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await indexed(group, { Limit: 2, ExclusiveStartKey });
        for (const item of page.Items ?? []) {
          found.push(item.sk);
          order.push(item.gsi1sk);
        }
        ExclusiveStartKey = page.LastEvaluatedKey;
        if (ExclusiveStartKey)
          expect(Object.keys(ExclusiveStartKey).sort()).toEqual(['gsi1pk', 'gsi1sk', 'pk', 'sk']);
      } while (ExclusiveStartKey);
      expect(found.toSorted()).toEqual(SORT_KEYS.toSorted());
      expect(order).toEqual(order.toSorted());
    });

    it('follows the item: its entry moves, and is removed when the item has no index key', async () => {
      const one = newPartition();
      const Key = { pk: one, sk: 'A' };
      const { doc, table: TableName } = bench();
      await doc.put({ TableName, Item: { ...Key, gsi1pk: `${one}/1`, gsi1sk: 'x' } });
      expect((await indexed(`${one}/1`)).Count).toBe(1);
      const move = { UpdateExpression: 'SET gsi1pk = :to', ExpressionAttributeValues: { ':to': `${one}/2` } };
      await doc.update({ TableName, Key, ...move });
      expect([(await indexed(`${one}/1`)).Count, (await indexed(`${one}/2`)).Count]).toEqual([0, 1]);
      await doc.update({ TableName, Key, UpdateExpression: 'REMOVE gsi1sk' });
      expect((await indexed(`${one}/2`)).Count).toBe(0);
    });

    it('keeps 6,000 items with the same index key', async () => {
      const many = newPartition();
      const chunks = Array.from({ length: 240 }, (_, chunk) =>
        Array.from({ length: 25 }, (__, at) => ({
          pk: many,
          sk: `${chunk}-${at}`,
          gsi1pk: many,
          gsi1sk: 'same',
        })),
      );
      for (const chunk of chunks) await write(chunk);
      let count = 0;
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await indexed(many, { Select: 'COUNT', ExclusiveStartKey });
        count += page.Count ?? 0;
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      expect(count).toBe(6000);
    });
  });

  describe('a scan', () => {
    const scanAll = async (more: Partial<ScanCommandInput> = {}) => {
      const found: unknown[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await bench().doc.scan({
          TableName: bench().table,
          FilterExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ExclusiveStartKey,
          ...more,
        });
        found.push(...(page.Items ?? []).map((item) => item.sk));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      return found.toSorted();
    };

    it('returns each item once, for all page sizes', async () => {
      expect(await scanAll()).toEqual(SORT_KEYS.toSorted());
      expect(await scanAll({ Limit: 97 })).toEqual(SORT_KEYS.toSorted());
    });

    it('can be split into segments', async () => {
      const segments = await Promise.all([0, 1, 2].map((Segment) => scanAll({ Segment, TotalSegments: 3 })));
      expect(segments.flat().toSorted()).toEqual(SORT_KEYS.toSorted());
    });

    it('can go over an index', async () => {
      expect(await scanAll({ IndexName: 'gsi1' })).toEqual(SORT_KEYS.toSorted());
    });
  });
};
