import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { newPartition, type Suite } from './workbench.ts';

type Fields = Record<string, unknown>;

/** Updates: the item before, the expression, its values, the item after. */
const effects: readonly (readonly [string, Fields, Fields | undefined, Fields])[] = [
  ['SET a = :v', {}, { ':v': '' }, { a: '' }],
  ['SET a = :v, b = :v', { a: 1 }, { ':v': 2 }, { a: 2, b: 2 }],
  ['SET a = b, b = a', { a: 1, b: 2 }, undefined, { a: 2, b: 1 }],
  ['SET a = a + :v', { a: 1 }, { ':v': 0.1 }, { a: 1.1 }],
  ['SET a = a - :v', { a: 1 }, { ':v': 3 }, { a: -2 }],
  ['SET a = if_not_exists(a, :z) + :v', {}, { ':z': 0, ':v': 5 }, { a: 5 }],
  ['SET a = if_not_exists(a, :v)', { a: '' }, { ':v': 'x' }, { a: '' }],
  ['SET l = list_append(l, :v)', { l: [1] }, { ':v': [2, 3] }, { l: [1, 2, 3] }],
  ['SET l = list_append(if_not_exists(l, :e), :v)', {}, { ':e': [], ':v': [1] }, { l: [1] }],
  ['SET l[0] = :v', { l: [1, 2] }, { ':v': 9 }, { l: [9, 2] }],
  ['SET l[7] = :v', { l: [1] }, { ':v': 9 }, { l: [1, 9] }],
  ['SET m.a.b = :v', { m: { a: {} } }, { ':v': true }, { m: { a: { b: true } } }],
  ['REMOVE a, absent', { a: 1, b: 2 }, undefined, { b: 2 }],
  ['REMOVE m.a', { m: { a: 1, b: 2 } }, undefined, { m: { b: 2 } }],
  ['REMOVE l[0], l[1]', { l: [1, 2, 3] }, undefined, { l: [3] }],
  ['ADD n :v', {}, { ':v': 3 }, { n: 3 }],
  ['ADD n :v', { n: 4 }, { ':v': -4 }, { n: 0 }],
  ['ADD s :v', { s: new Set(['a']) }, { ':v': new Set(['a', 'b']) }, { s: new Set(['a', 'b']) }],
  ['DELETE s :v', { s: new Set(['a', 'b']) }, { ':v': new Set(['a', 'z']) }, { s: new Set(['b']) }],
  ['DELETE s :v', { s: new Set(['a']) }, { ':v': new Set(['a']) }, {}],
  ['SET a = :v REMOVE b ADD n :n', { b: 1 }, { ':v': 1, ':n': 1 }, { a: 1, n: 1 }],
];

const refusals: readonly (readonly [string, string, Fields, Fields | undefined])[] = [
  ['adding to a string', 'ADD a :v', { a: 'x' }, { ':v': 1 }],
  ['arithmetic on a absent attribute', 'SET a = absent + :v', {}, { ':v': 1 }],
  ['a path through what is not there', 'SET m.a = :v', {}, { ':v': 1 }],
  ['changing a key', 'SET pk = :v', {}, { ':v': 'x' }],
  ['an index key of the wrong type', 'SET gsi1pk = :v', {}, { ':v': 1 }],
  ['an empty index key', 'SET gsi1pk = :v', {}, { ':v': '' }],
  ['two paths that overlap', 'SET a = :v, a = :v', {}, { ':v': 1 }],
  ['a syntax error', 'SET a :v', {}, { ':v': 1 }],
  ['an empty expression', '', {}, undefined],
];

export const updates: Suite = (bench) => {
  const update = (pk: string, UpdateExpression: string, values: Fields | undefined, more: object = {}) =>
    bench().doc.update({
      TableName: bench().table,
      Key: { pk, sk: 'A' },
      UpdateExpression,
      ...(values && { ExpressionAttributeValues: values }),
      ...more,
    });
  const put = (pk: string, fields: Fields) =>
    bench().doc.put({ TableName: bench().table, Item: { pk, sk: 'A', ...fields } });
  const get = async (pk: string) =>
    (await bench().doc.get({ TableName: bench().table, Key: { pk, sk: 'A' } })).Item;

  describe('an update', () => {
    it.each(effects)('%s of %j with %j makes %j', async (expression, before, values, after) => {
      const pk = newPartition();
      await put(pk, before);
      await update(pk, expression, values);
      expect(await get(pk)).toEqual({ pk, sk: 'A', ...after });
    });

    it.each(refusals)('is refused: %s', async (_, expression, before, values) => {
      const pk = newPartition();
      await put(pk, before);
      await refused(update(pk, expression, values), 'ValidationException');
      expect(await get(pk)).toEqual({ pk, sk: 'A', ...before });
    });

    it('creates the item if there is none', async () => {
      const pk = newPartition();
      await update(pk, 'SET a = :v', { ':v': 1 });
      expect(await get(pk)).toEqual({ pk, sk: 'A', a: 1 });
      const bare = newPartition();
      await bench().doc.update({ TableName: bench().table, Key: { pk: bare, sk: 'A' } });
      expect(await get(bare)).toEqual({ pk: bare, sk: 'A' });
    });

    it.each([
      ['NONE', undefined],
      ['ALL_OLD', { a: 1, b: 2 }],
      ['ALL_NEW', { a: 5, b: 2 }],
      ['UPDATED_OLD', { a: 1 }],
      ['UPDATED_NEW', { a: 5 }],
    ])('tells what was asked for: %s', async (ReturnValues, expected) => {
      const pk = newPartition();
      await put(pk, { a: 1, b: 2 });
      const { Attributes } = await update(pk, 'SET a = :v', { ':v': 5 }, { ReturnValues });
      const keys = ReturnValues.startsWith('ALL') ? { pk, sk: 'A' } : {};
      expect(Attributes).toEqual(expected && { ...keys, ...expected });
    });

    it('counts all of 500 concurrent additions', async () => {
      const pk = newPartition();
      const add = () => update(pk, 'ADD n :one', { ':one': 1 }, { ReturnValues: 'UPDATED_NEW' });
      const answers = await Promise.all(Array.from({ length: 500 }, add));
      expect(new Set(answers.map((answer) => answer.Attributes?.n)).size).toBe(500);
      expect(await get(pk)).toMatchObject({ n: 500 });
    });

    it('is done only if its condition holds', async () => {
      const pk = newPartition();
      await put(pk, { version: 1 });
      const next = (seen: number) =>
        update(
          pk,
          'SET version = :next',
          { ':next': seen + 1, ':seen': seen },
          { ConditionExpression: 'version = :seen' },
        );
      await next(1);
      await refused(next(1), 'ConditionalCheckFailedException');
      expect(await get(pk)).toMatchObject({ version: 2 });
    });
  });
};
