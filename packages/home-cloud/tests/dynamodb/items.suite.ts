import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { newPartition, type Suite } from './workbench.ts';

const NO_TABLE = 'no-such-table';

export const items: Suite = (bench) => {
  const get = async (pk: string, sk = 'A') =>
    (await bench().doc.get({ TableName: bench().table, Key: { pk, sk }, ConsistentRead: true })).Item;
  const put = (Item: Record<string, unknown>, more: object = {}) =>
    bench().doc.put({ TableName: bench().table, Item, ...more });
  const remove = (pk: string, more: object = {}) =>
    bench().doc.delete({ TableName: bench().table, Key: { pk, sk: 'A' }, ...more });

  describe('one item', () => {
    it('is read as it was written, with all types', async () => {
      const pk = newPartition();
      const item = {
        pk,
        sk: 'A',
        text: 'Łódź 🛳',
        empty: '',
        number: 12.5,
        big: -9_007_199_254_740_991,
        yes: true,
        no: false,
        nothing: null,
        bytes: new Uint8Array([0, 1, 255]),
        list: [1, 'two', { three: 3 }, []],
        map: { deep: { er: [true] }, none: {} },
        strings: new Set(['a', 'b']),
        numbers: new Set([1, 2.5]),
      };
      await put(item);
      expect(await get(pk)).toEqual(item);
    });

    it('has at most 32 levels, the innermost value included', async () => {
      const nested = (levels: number): unknown => {
        if (levels === 1) return 'innermost';
        return levels % 2 ? [nested(levels - 1)] : { a: nested(levels - 1) };
      };
      const pk = newPartition();
      await put({ pk, sk: 'A', deep: nested(32) });
      expect((await get(pk))?.deep).toEqual(nested(32));
      const tooDeep = { pk, sk: 'A', deep: nested(33) };
      const message =
        'Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit';
      await refused(put(tooDeep), 'ValidationException', message);
      const Put = { TableName: bench().table, Item: tooDeep };
      await refused(bench().doc.transactWrite({ TransactItems: [{ Put }] }), 'ValidationException', message);
    });

    it('is absent from the response if it does not exist', async () => {
      expect(await get(newPartition())).toBeUndefined();
    });

    it('can be projected', async () => {
      const pk = newPartition();
      await put({ pk, sk: 'A', name: 'Ada', series: [{ n: 1 }, { n: 2 }], tree: { a: 1, b: 2 } });
      const Key = { pk, sk: 'A' };
      const answer = await bench().doc.get({
        TableName: bench().table,
        Key,
        ProjectionExpression: '#n, series[1], tree.b, absent',
        ExpressionAttributeNames: { '#n': 'name' },
      });
      expect(answer.Item).toEqual({ name: 'Ada', series: [{ n: 2 }], tree: { b: 2 } });
    });

    it('is replaced completely by a put, which can return the old item', async () => {
      const pk = newPartition();
      await put({ pk, sk: 'A', old: 1 });
      const answer = await put({ pk, sk: 'A', new: 2 }, { ReturnValues: 'ALL_OLD' });
      expect(answer.Attributes).toEqual({ pk, sk: 'A', old: 1 });
      expect(await get(pk)).toEqual({ pk, sk: 'A', new: 2 });
    });

    it('is removed by a delete, which can return the old item', async () => {
      const pk = newPartition();
      await put({ pk, sk: 'A', old: 1 });
      const answer = await remove(pk, { ReturnValues: 'ALL_OLD' });
      expect(answer.Attributes).toEqual({ pk, sk: 'A', old: 1 });
      expect(await get(pk)).toBeUndefined();
      expect((await remove(pk, { ReturnValues: 'ALL_OLD' })).Attributes).toBeUndefined();
    });

    it('reports the consumed capacity', async () => {
      const answer = await put({ pk: newPartition(), sk: 'A' }, { ReturnConsumedCapacity: 'TOTAL' });
      expect(answer.ConsumedCapacity).toMatchObject({ TableName: bench().table });
    });
  });

  describe('a failed condition', () => {
    const once = { ConditionExpression: 'attribute_not_exists(pk)' };

    it('refuses the second of two puts of the same key', async () => {
      const pk = newPartition();
      await put({ pk, sk: 'A', first: true }, once);
      const error = await refused(put({ pk, sk: 'A' }, once), 'ConditionalCheckFailedException');
      expect(error.message).toBe('The conditional request failed');
      expect(error.Item).toBeUndefined();
      expect(await get(pk)).toEqual({ pk, sk: 'A', first: true });
    });

    it('can return the existing item, for put, update and delete', async () => {
      const pk = newPartition();
      await put({ pk, sk: 'A', first: true });
      const shown = { pk: { S: pk }, sk: { S: 'A' }, first: { BOOL: true } };
      const ask = { ...once, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
      const onto = { TableName: bench().table, Key: { pk, sk: 'A' } };
      const update = {
        ...onto,
        UpdateExpression: 'SET x = :x',
        ExpressionAttributeValues: { ':x': 1 },
        ...ask,
      };
      const failures = [
        await refused(put({ pk, sk: 'A' }, ask), 'ConditionalCheckFailedException'),
        await refused(bench().doc.update(update), 'ConditionalCheckFailedException'),
        await refused(remove(pk, ask), 'ConditionalCheckFailedException'),
      ];
      for (const failure of failures) expect(failure.Item).toEqual(shown);
    });

    it('returns no item if there was none', async () => {
      const ask = {
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      };
      const error = await refused(
        put({ pk: newPartition(), sk: 'A' }, ask),
        'ConditionalCheckFailedException',
      );
      expect(error.Item).toBeUndefined();
    });

    it('lets exactly one of 200 concurrent puts succeed', async () => {
      const pk = newPartition();
      const racing = Array.from({ length: 200 }, (_, by) => put({ pk, sk: 'A', by }, once));
      const outcomes = await Promise.allSettled(racing);
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('an invalid request', () => {
    it.each([
      ['an empty key', () => put({ pk: '', sk: 'A' })],
      ['a missing key', () => put({ pk: newPartition() })],
      ['a key of the wrong type', () => put({ pk: 1, sk: 'A' })],
      ['an empty index key', () => put({ pk: newPartition(), sk: 'A', gsi1pk: '', gsi1sk: 'x' })],
      ['an index key of the wrong type', () => put({ pk: newPartition(), sk: 'A', gsi1pk: 1 })],
      ['an item over 400 KB', () => put({ pk: newPartition(), sk: 'A', much: 'x'.repeat(410_000) })],
      ['a syntax error', () => put({ pk: newPartition(), sk: 'A' }, { ConditionExpression: 'pk ==' })],
      [
        'a reserved word',
        () => put({ pk: newPartition(), sk: 'A' }, { ConditionExpression: 'attribute_exists(name)' }),
      ],
      [
        'an unused value',
        () =>
          put(
            { pk: newPartition(), sk: 'A' },
            { ConditionExpression: 'attribute_exists(pk)', ExpressionAttributeValues: { ':x': 1 } },
          ),
      ],
      [
        'an undefined value',
        () => put({ pk: newPartition(), sk: 'A' }, { ConditionExpression: 'pk = :missing' }),
      ],
      ['a number of too many digits', () => bench().doc.update(tooManyDigits(bench().table))],
    ])('is refused as invalid: %s', async (_, attempt) => {
      await refused(attempt(), 'ValidationException');
    });

    it('is refused when the table does not exist', async () => {
      const { doc } = bench();
      const Key = { pk: 'x', sk: 'A' };
      await refused(doc.get({ TableName: NO_TABLE, Key }), 'ResourceNotFoundException');
      await refused(doc.put({ TableName: NO_TABLE, Item: Key }), 'ResourceNotFoundException');
      await refused(doc.delete({ TableName: NO_TABLE, Key }), 'ResourceNotFoundException');
    });
  });
};

const tooManyDigits = (TableName: string) => ({
  TableName,
  Key: { pk: newPartition(), sk: 'A' },
  UpdateExpression: 'SET n = :n',
  ExpressionAttributeValues: { ':n': BigInt('1'.repeat(39)) },
});
