import { beforeAll, describe, expect, it } from 'vitest';
import { newPartition, type Suite } from './workbench.ts';

const item = {
  word: 'barrel',
  blank: '',
  zero: 0,
  ten: 10,
  nothing: null,
  nay: false,
  octets: new Uint8Array([1, 2, 3]),
  blankRaw: new Uint8Array([]),
  series: ['a', 1, { x: 'y' }],
  blankRow: [],
  tree: { a: { b: 'c' }, n: 1 },
  blankTree: {},
  strings: new Set(['a', 'b']),
  numbers: new Set([1, 2]),
};

/** Expressions with their values and expected results. Reserved words such as `list` are avoided as names. */
const passes: readonly (readonly [
  expression: string,
  expected: boolean,
  values?: Record<string, unknown>,
])[] = [
  ['attribute_exists(blank)', true],
  ['attribute_exists(nothing)', true],
  ['attribute_exists(absent)', false],
  ['attribute_exists(tree.a.b)', true],
  ['attribute_exists(series[3])', false],
  ['attribute_not_exists(blank)', false],
  ['attribute_not_exists(tree.z)', true],
  ['attribute_type(blank, :v)', true, { ':v': 'S' }],
  ['attribute_type(blankRaw, :v)', true, { ':v': 'B' }],
  ['attribute_type(blankRow, :v)', true, { ':v': 'L' }],
  ['attribute_type(nothing, :v)', true, { ':v': 'NULL' }],
  ['attribute_type(nay, :v)', true, { ':v': 'BOOL' }],
  ['attribute_type(strings, :v)', true, { ':v': 'SS' }],
  ['attribute_type(word, :v)', false, { ':v': 'N' }],
  ['attribute_type(absent, :v)', false, { ':v': 'S' }],
  ['size(blank) = :v', true, { ':v': 0 }],
  ['size(blank) < :v', true, { ':v': 1 }],
  ['size(word) = :v', true, { ':v': 6 }],
  ['size(blankRaw) = :v', true, { ':v': 0 }],
  ['size(octets) = :v', true, { ':v': 3 }],
  ['size(series) = :v', true, { ':v': 3 }],
  ['size(blankRow) = :v', true, { ':v': 0 }],
  ['size(tree) = :v', true, { ':v': 2 }],
  ['size(blankTree) = :v', true, { ':v': 0 }],
  ['size(strings) = :v', true, { ':v': 2 }],
  ['size(absent) = :v', false, { ':v': 0 }],
  ['size(word) > size(series)', true],
  ['blank = :v', true, { ':v': '' }],
  ['zero = :v', true, { ':v': 0 }],
  ['zero = :v', false, { ':v': '0' }],
  ['nay = :v', true, { ':v': false }],
  ['nothing = :v', true, { ':v': null }],
  ['series = :v', true, { ':v': ['a', 1, { x: 'y' }] }],
  ['series = :v', false, { ':v': ['a', 1, { x: 'z' }] }],
  ['tree = :v', true, { ':v': { n: 1, a: { b: 'c' } } }],
  ['tree = :v', false, { ':v': { n: 1 } }],
  ['blankTree = :v', true, { ':v': {} }],
  ['strings = :v', true, { ':v': new Set(['b', 'a']) }],
  ['strings = :v', false, { ':v': new Set(['b']) }],
  ['octets = :v', true, { ':v': new Uint8Array([1, 2, 3]) }],
  ['absent = :v', false, { ':v': 1 }],
  ['absent <> :v', true, { ':v': 1 }],
  ['ten <> :v', false, { ':v': 10 }],
  ['ten <> :v', true, { ':v': '10' }],
  ['ten > :v', true, { ':v': 9 }],
  ['ten > :v', false, { ':v': '9' }],
  ['ten >= :v AND ten <= :v', true, { ':v': 10 }],
  ['absent < :v', false, { ':v': 1 }],
  ['word > :v', true, { ':v': 'bar' }],
  ['blank < :v', true, { ':v': 'a' }],
  ['ten BETWEEN :a AND :b', true, { ':a': 9.5, ':b': 10 }],
  ['ten BETWEEN :a AND :b', false, { ':a': 11, ':b': 12 }],
  ['absent BETWEEN :a AND :b', false, { ':a': 11, ':b': 12 }],
  ['blank BETWEEN :a AND :b', true, { ':a': '', ':b': 'a' }],
  ['blank IN (:a, :b)', true, { ':a': 'x', ':b': '' }],
  ['ten IN (:a, :b)', false, { ':a': '10', ':b': 11 }],
  ['tree IN (:a)', true, { ':a': { a: { b: 'c' }, n: 1 } }],
  ['begins_with(word, :v)', true, { ':v': 'bar' }],
  ['begins_with(word, :v)', true, { ':v': '' }],
  ['begins_with(blank, :v)', false, { ':v': 'b' }],
  ['begins_with(octets, :v)', true, { ':v': new Uint8Array([1, 2]) }],
  ['begins_with(ten, :v)', false, { ':v': '1' }],
  ['begins_with(absent, :v)', false, { ':v': 'b' }],
  ['contains(word, :v)', true, { ':v': 'arr' }],
  ['contains(strings, :v)', true, { ':v': 'a' }],
  ['contains(numbers, :v)', true, { ':v': 2 }],
  ['contains(numbers, :v)', false, { ':v': '2' }],
  ['contains(series, :v)', true, { ':v': 1 }],
  ['contains(series, :v)', true, { ':v': { x: 'y' } }],
  ['contains(series, :v)', false, { ':v': 'z' }],
  ['contains(absent, :v)', false, { ':v': 'z' }],
  ['NOT contains(absent, :v)', true, { ':v': 'z' }],
  ['ten = :t OR absent = :t AND zero = :t', true, { ':t': 10 }],
  ['(ten = :t OR absent = :t) AND zero = :t', false, { ':t': 10 }],
  ['NOT ten = :t OR zero = :z', true, { ':t': 10, ':z': 0 }],
  ['tree.a.b = :v AND series[2].x = :w', true, { ':v': 'c', ':w': 'y' }],
];

export const conditions: Suite = (bench) => {
  const pk = newPartition();
  beforeAll(async () => {
    await bench().doc.put({ TableName: bench().table, Item: { pk, sk: 'A', ...item } });
  });
  const cases = passes.map(([expression, expected, values]) => ({ expression, expected, values }));

  describe('a condition', () => {
    it.each(cases)('$expression is $expected ($values)', async ({ expression, expected, values }) => {
      const put = {
        TableName: bench().table,
        Item: { pk, sk: 'A', ...item },
        ConditionExpression: expression,
        ...(values && { ExpressionAttributeValues: values }),
      };
      const outcome = await bench()
        .doc.put(put)
        .then(
          () => true,
          (error: Error) => (error.name === 'ConditionalCheckFailedException' ? false : error),
        );
      expect(outcome).toBe(expected);
    });
  });

  describe('the same as a filter', () => {
    it.each(cases)('$expression is $expected ($values)', async ({ expression, expected, values }) => {
      const query = {
        TableName: bench().table,
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: expression,
        ExpressionAttributeValues: { ':pk': pk, ...values },
      };
      const { Count, ScannedCount, Items } = await bench().doc.query(query);
      expect({ Count, ScannedCount, items: Items?.length }).toEqual({
        Count: Number(expected),
        ScannedCount: 1,
        items: Number(expected),
      });
    });
  });
};
