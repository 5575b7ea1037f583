import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { newPartition, type Suite } from './workbench.ts';

const DUPLICATE = { Code: 'DuplicateItem', Message: 'Duplicate primary key exists in table' };

export const statements: Suite = (bench) => {
  const insert = (fields: Record<string, unknown>, table = bench().table) => ({
    Statement: `INSERT INTO "${table}" VALUE {${Object.keys(fields)
      .map((name) => `'${name}': ?`)
      .join(', ')}}`,
    Parameters: Object.values(fields),
  });
  const execute = (Statements: { Statement: string; Parameters?: unknown[] }[], more: object = {}) =>
    bench().doc.batchExecuteStatement({ Statements, ...more });
  const get = async (pk: string, sk: string) =>
    (await bench().doc.get({ TableName: bench().table, Key: { pk, sk } })).Item;
  const seed = (pk: string, sk: string) =>
    bench().doc.put({ TableName: bench().table, Item: { pk, sk, first: true } });
  const done = () => ({ TableName: bench().table });

  describe('a batch of INSERT statements', () => {
    it('stores up to 25 items of any shape', async () => {
      const pk = newPartition();
      const fields = { n: 1.5, body: new Uint8Array([1, 2, 3]), list: ['a', { b: true }], nothing: null };
      const { Responses } = await execute(
        Array.from({ length: 25 }, (_, at) => insert({ pk, sk: String(at), ...fields })),
      );
      expect(Responses).toEqual(Array.from({ length: 25 }, done));
      expect(await get(pk, '24')).toEqual({ pk, sk: '24', ...fields });
    });

    it('does not change an existing item, reports it in its place, and stores the others', async () => {
      const pk = newPartition();
      await seed(pk, 'there');
      const { Responses } = await execute(['new', 'there', 'newer'].map((sk) => insert({ pk, sk })));
      expect(Responses).toEqual([done(), { Error: DUPLICATE, ...done() }, done()]);
      expect(await get(pk, 'there')).toEqual({ pk, sk: 'there', first: true });
      expect(await get(pk, 'newer')).toBeDefined();
    });

    it('changes nothing when it is repeated', async () => {
      const pk = newPartition();
      const batch = ['a', 'b'].map((sk) => insert({ pk, sk }));
      await execute(batch);
      const { Responses } = await execute(batch);
      expect(Responses?.map((response) => response.Error?.Code)).toEqual(['DuplicateItem', 'DuplicateItem']);
    });

    it.each([
      ['a key of the wrong type', { sk: 1 }, 'ValidationError'],
      ['an empty key', { sk: '' }, 'ValidationError'],
      ['no sort key', {}, 'ValidationError'],
      ['an index key of the wrong type', { sk: 's', gsi1pk: 1 }, 'ValidationError'],
      ['an item that is too large', { sk: 's', body: 'x'.repeat(400 * 1024) }, 'ValidationError'],
    ])('refuses one with %s and stores the others', async (_, fields, Code) => {
      const pk = newPartition();
      const { Responses } = await execute([insert({ pk, sk: 'good' }), insert({ pk, ...fields })]);
      expect(Responses).toMatchObject([done(), { Error: { Code } }]);
      expect(await get(pk, 'good')).toBeDefined();
      expect(await get(pk, 's')).toBeUndefined();
    });

    it('refuses one for a table that does not exist, or with too few parameters, and stores the others', async () => {
      const pk = newPartition();
      const { Responses } = await execute([
        insert({ pk, sk: 'nowhere' }, 'no-such-table'),
        { ...insert({ pk, sk: 'few' }), Parameters: [pk] },
        { Statement: insert({ pk, sk: 'none' }).Statement },
        insert({ pk, sk: 'good' }),
      ]);
      expect(Responses?.map((response) => response.Error?.Code)).toEqual([
        'ResourceNotFound',
        'ValidationError',
        'ValidationError',
        undefined,
      ]);
      expect(await get(pk, 'good')).toBeDefined();
    });

    it('may name the table without quotes and have quotes in names', async () => {
      const pk = newPartition();
      const Statement = `insert into ${bench().table} value { 'pk':?,'sk' : ? , 'it''s, so': ? }`;
      await execute([{ Statement, Parameters: [pk, 'a', 1] }]);
      expect(await get(pk, 'a')).toEqual({ pk, sk: 'a', "it's, so": 1 });
    });

    it.each([
      ['no statements', () => []],
      ['26 statements', (pk: string) => Array.from({ length: 26 }, (_, sk) => insert({ pk, sk: `${sk}` }))],
      [
        'a read among writes',
        (pk: string) => [
          insert({ pk, sk: 'a' }),
          { Statement: `SELECT * FROM "${bench().table}" WHERE pk = ? AND sk = ?`, Parameters: [pk, 'a'] },
        ],
      ],
    ])('is refused whole: %s', async (_, batch) => {
      const pk = newPartition();
      await refused(execute(batch(pk)), 'ValidationException');
      expect(await get(pk, 'a')).toBeUndefined();
    });

    it('is refused when two are for one item', async () => {
      const pk = newPartition();
      const twice = [insert({ pk, sk: 'a' }), insert({ pk, sk: 'a', n: 1 })];
      // DynamoDB Local has already stored the first, so the test does not check the items afterwards.
      await refused(execute(twice), 'ValidationException');
    });
  });
};
