import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { newPartition, type Suite } from './workbench.ts';

type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;
type TransactItem = TransactItems[number];
const CANCELED = 'TransactionCanceledException';

export const transactions: Suite = (bench) => {
  const transact = (TransactItems: TransactItems, more: object = {}) =>
    bench().doc.transactWrite({ TransactItems, ...more });
  const at = (pk: string, sk: string) => ({ TableName: bench().table, Key: { pk, sk } });
  const put = (pk: string, sk: string, more: object = {}): TransactItem => ({
    Put: { TableName: bench().table, Item: { pk, sk, value: 1 }, ...more },
  });
  const get = async (pk: string, sk: string) => (await bench().doc.get(at(pk, sk))).Item;
  const seed = (pk: string, sk: string) =>
    bench().doc.put({ TableName: bench().table, Item: { pk, sk, value: 1 } });
  const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

  describe('a transaction', () => {
    it('puts, updates, deletes and checks, all at once', async () => {
      const pk = newPartition();
      await Promise.all(['updated', 'deleted', 'checked'].map((sk) => seed(pk, sk)));
      await transact([
        put(pk, 'put', absent),
        { Update: { ...at(pk, 'updated'), UpdateExpression: 'ADD #v :v', ...value(4) } },
        { Delete: { ...at(pk, 'deleted'), ConditionExpression: '#v = :v', ...value(1) } },
        { ConditionCheck: { ...at(pk, 'checked'), ConditionExpression: '#v = :v', ...value(1) } },
      ]);
      expect(await get(pk, 'put')).toEqual({ pk, sk: 'put', value: 1 });
      expect(await get(pk, 'updated')).toEqual({ pk, sk: 'updated', value: 5 });
      expect(await get(pk, 'deleted')).toBeUndefined();
      expect(await get(pk, 'checked')).toEqual({ pk, sk: 'checked', value: 1 });
    });

    it('writes nothing if a condition fails, and names the condition', async () => {
      const pk = newPartition();
      await seed(pk, 'there');
      const error = await refused(transact([put(pk, 'new'), put(pk, 'there', absent)]), CANCELED);
      expect(error.message).toBe(
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed]',
      );
      expect(error.CancellationReasons).toEqual([
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      ]);
      expect(await get(pk, 'new')).toBeUndefined();
    });

    it('can return the existing items of failed conditions', async () => {
      const pk = newPartition();
      await seed(pk, 'there');
      const ask = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
      const Item = { pk: { S: pk }, sk: { S: 'there' }, value: { N: '1' } };
      const failing: TransactItem[] = [
        put(pk, 'there', { ...absent, ...ask }),
        { Update: { ...at(pk, 'there'), UpdateExpression: 'SET #v = :v', ...value(2), ...absent, ...ask } },
        { Delete: { ...at(pk, 'there'), ...absent, ...ask } },
        { ConditionCheck: { ...at(pk, 'there'), ...absent, ...ask } },
      ];
      for (const item of failing) {
        const error = await refused(transact([item]), CANCELED);
        expect(error.CancellationReasons).toMatchObject([{ Code: 'ConditionalCheckFailed', Item }]);
      }
      const onNothing = {
        ConditionCheck: { ...at(pk, 'none'), ConditionExpression: 'attribute_exists(pk)', ...ask },
      };
      const error = await refused(transact([onNothing]), CANCELED);
      expect(error.CancellationReasons).toEqual([
        // DynamoDB Local ends this message with a period.
        {
          Code: 'ConditionalCheckFailed',
          Message: expect.stringMatching(/^The conditional request failed\.?$/),
        },
      ]);
    });

    it('writes nothing if an update is invalid for its item', async () => {
      const pk = newPartition();
      await bench().doc.put({ TableName: bench().table, Item: { pk, sk: 'text', value: 'one' } });
      const misfit = { Update: { ...at(pk, 'text'), UpdateExpression: 'ADD #v :v', ...value(1) } };
      const error = await transact([put(pk, 'new'), misfit]).catch((thrown: Error) => thrown);
      // DynamoDB cancels with the reason ValidationError, as its reference says. DynamoDB Local refuses the whole request.
      if (error instanceof TransactionCanceledException)
        expect(error.CancellationReasons).toMatchObject([{ Code: 'None' }, { Code: 'ValidationError' }]);
      else expect(error).toMatchObject({ name: 'ValidationException' });
      expect(await get(pk, 'new')).toBeUndefined();
    });

    it('may have 100 items', async () => {
      const pk = newPartition();
      await transact(Array.from({ length: 100 }, (_, sk) => put(pk, String(sk))));
      expect(await get(pk, '99')).toBeDefined();
    });

    it.each([
      ['no items', () => []],
      ['101 items', (pk: string) => Array.from({ length: 101 }, (_, sk) => put(pk, String(sk)))],
      ['one item twice', (pk: string) => [put(pk, 'a'), { Delete: at(pk, 'a') }]],
      [
        'a check without a condition',
        (pk: string) => [{ ConditionCheck: { ...at(pk, 'a'), ConditionExpression: undefined } }],
      ],
      ['a syntax error', (pk: string) => [put(pk, 'a', { ConditionExpression: 'pk ==' })]],
      [
        'a condition that does not parse',
        (pk: string) => [{ Delete: { ...at(pk, 'a'), ConditionExpression: 'x' } }],
      ],
      [
        'an unused value',
        (pk: string) => [put(pk, 'a', { ...absent, ExpressionAttributeValues: { ':v': 1 } })],
      ],
      ['two kinds in one', (pk: string) => [{ ...put(pk, 'a'), Delete: at(pk, 'b') }]],
    ])('is refused as invalid: %s', async (_, items) => {
      const pk = newPartition();
      await refused(transact(items(pk)), 'ValidationException');
      expect(await get(pk, 'a')).toBeUndefined();
    });

    it.each([
      ['a missing key', {}],
      ['a key of the wrong type', { sk: 1 }],
      ['an empty key', { sk: '' }],
      ['an index key of the wrong type', { sk: 's', gsi1pk: 1 }],
    ])('does nothing at all for an item with %s', async (_, fields) => {
      const pk = newPartition();
      const misfit = { Put: { TableName: bench().table, Item: { pk, ...fields } } };
      const error = await transact([put(pk, 'new'), misfit]).catch((thrown: Error) => thrown);
      // DynamoDB cancels. DynamoDB Local sometimes cancels and sometimes refuses the whole request.
      expect(error).toMatchObject({
        name: expect.stringMatching(/^(TransactionCanceled|Validation)Exception$/),
      });
      expect(await get(pk, 'new')).toBeUndefined();
    });

    it('reports twice the capacity that its writes would take alone', async () => {
      const { ConsumedCapacity } = await transact([put(newPartition(), 'a')], {
        ReturnConsumedCapacity: 'TOTAL',
      });
      expect(ConsumedCapacity).toMatchObject([{ TableName: bench().table, CapacityUnits: 2 }]);
    });

    it('is refused when a table does not exist', async () => {
      const pk = newPartition();
      const elsewhere = { Put: { TableName: 'no-such-table', Item: { pk, sk: 'a' } } };
      await refused(transact([put(pk, 'a'), elsewhere]), 'ResourceNotFoundException');
      expect(await get(pk, 'a')).toBeUndefined();
    });

    it('is idempotent with the same token', async () => {
      const pk = newPartition();
      await seed(pk, 'counter');
      const ClientRequestToken = crypto.randomUUID();
      const add = (amount: number) =>
        transact([{ Update: { ...at(pk, 'counter'), UpdateExpression: 'ADD #v :v', ...value(amount) } }], {
          ClientRequestToken,
        });
      await add(1);
      await add(1);
      expect(await get(pk, 'counter')).toMatchObject({ value: 2 });
      await refused(add(2), 'IdempotentParameterMismatchException');
      expect(await get(pk, 'counter')).toMatchObject({ value: 2 });
    });

    it('keeps a total during hundreds of concurrent transfers', async () => {
      const pk = newPartition();
      const accounts = ['a', 'b', 'c'];
      const table = bench().table;
      for (const sk of accounts) await bench().doc.put({ TableName: table, Item: { pk, sk, value: 100 } });
      const transfer = (_: unknown, index: number) => {
        const [from = 'a', to = 'b'] = [accounts[index % 3], accounts[(index + 1) % 3]];
        const take = {
          ...at(pk, from),
          UpdateExpression: 'ADD #v :less',
          ConditionExpression: '#v >= :more',
        };
        const amounts = { ':less': -7, ':more': 7 };
        return transact([
          { Update: { ...take, ExpressionAttributeNames: NAMES, ExpressionAttributeValues: amounts } },
          { Update: { ...at(pk, to), UpdateExpression: 'ADD #v :v', ...value(7) } },
        ]);
      };
      const outcomes = await Promise.allSettled(Array.from({ length: 300 }, transfer));
      expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
      const held = await Promise.all(accounts.map(async (sk) => Number((await get(pk, sk))?.value)));
      expect(held.reduce((sum, amount) => sum + amount, 0)).toBe(300);
      expect(Math.min(...held)).toBeGreaterThanOrEqual(0);
    });
  });

  describe('a transactional read', () => {
    it('returns the items in the requested order, complete or projected', async () => {
      const pk = newPartition();
      await Promise.all(['a', 'b'].map((sk) => seed(pk, sk)));
      const Get = { ...at(pk, 'a'), ProjectionExpression: '#v', ExpressionAttributeNames: NAMES };
      const answer = await bench().doc.transactGet({
        TransactItems: [{ Get: at(pk, 'b') }, { Get: at(pk, 'none') }, { Get }],
      });
      expect(answer.Responses).toEqual([{ Item: { pk, sk: 'b', value: 1 } }, {}, { Item: { value: 1 } }]);
    });

    it('is refused as invalid with too many keys, a wrong key or a wrong table', async () => {
      const pk = newPartition();
      const read = (Gets: { TableName: string; Key: Record<string, unknown> }[]) =>
        bench().doc.transactGet({ TransactItems: Gets.map((Get) => ({ Get })) });
      await refused(read(Array.from({ length: 101 }, (_, sk) => at(pk, String(sk)))), 'ValidationException');
      await refused(
        read([{ TableName: 'no-such-table', Key: { pk, sk: 'a' } }]),
        'ResourceNotFoundException',
      );
    });
  });
};

const NAMES = { '#v': 'value' };
const value = (amount: number) => ({
  ExpressionAttributeNames: NAMES,
  ExpressionAttributeValues: { ':v': amount },
});
