import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { newPartition, type Suite } from './workbench.ts';

export const batches: Suite = (bench) => {
  type Write = { PutRequest: { Item: object } } | { DeleteRequest: { Key: object } };
  const write = (requests: Write[]) =>
    bench().doc.batchWrite({ RequestItems: { [bench().table]: requests as never } });
  const read = (Keys: Record<string, unknown>[], more: object = {}) =>
    bench().doc.batchGet({ RequestItems: { [bench().table]: { Keys, ...more } } });
  const puts = (pk: string, count: number): Write[] =>
    Array.from({ length: count }, (_, at) => ({
      PutRequest: { Item: { pk, sk: String(at), at, name: `n${at}` } },
    }));
  const keys = (pk: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ pk, sk: String(at) }));

  describe('a batch', () => {
    it('writes, deletes and reads many items', async () => {
      const pk = newPartition();
      const answer = await write(puts(pk, 25));
      expect(answer.UnprocessedItems).toEqual({});
      await write([
        { DeleteRequest: { Key: { pk, sk: '0' } } },
        { PutRequest: { Item: { pk, sk: '1', again: true } } },
      ]);
      const { Responses, UnprocessedKeys } = await read(keys(pk, 30));
      expect(UnprocessedKeys).toEqual({});
      expect(Responses?.[bench().table]).toHaveLength(24);
      expect(Responses?.[bench().table]).toContainEqual({ pk, sk: '1', again: true });
    });

    it('can project items', async () => {
      const pk = newPartition();
      await write(puts(pk, 2));
      const projection = { ProjectionExpression: '#n', ExpressionAttributeNames: { '#n': 'name' } };
      const { Responses } = await read(keys(pk, 1), projection);
      expect(Responses?.[bench().table]).toEqual([{ name: 'n0' }]);
    });

    it.each([
      ['26 writes', (pk: string) => write(puts(pk, 26))],
      ['two writes of one item', (pk: string) => write([...puts(pk, 1), ...puts(pk, 1)])],
      ['no writes', () => write([])],
      ['101 keys', (pk: string) => read(keys(pk, 101))],
      ['the same key twice', (pk: string) => read([...keys(pk, 1), ...keys(pk, 1)])],
      ['a key that is not one', (pk: string) => read([{ pk }])],
    ])('is refused whole: %s', async (_, attempt) => {
      const pk = newPartition();
      await refused(attempt(pk), 'ValidationException');
      const { Responses } = await read(keys(pk, 30));
      expect(Responses?.[bench().table]).toEqual([]);
    });

    it('is refused when a table does not exist', async () => {
      const { doc } = bench();
      const RequestItems = { 'no-such-table': [{ PutRequest: { Item: { pk: 'a', sk: 'b' } } }] };
      await refused(doc.batchWrite({ RequestItems }), 'ResourceNotFoundException');
      const wanted = { 'no-such-table': { Keys: [{ pk: 'a', sk: 'b' }] } };
      await refused(doc.batchGet({ RequestItems: wanted }), 'ResourceNotFoundException');
    });
  });
};
