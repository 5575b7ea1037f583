import type { AttributeValue, DynamoDB } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targets } from './targets.ts';
import { connect, newPartition, standardTable } from './workbench.ts';

const TABLE = 'differential';
const RUNS = 60;
/** A fixed seed, so that a failure comes from a change of ours and not from chance. */
const seed = 20_260_115;

const scalar: fc.Arbitrary<AttributeValue> = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'b', '10').map((S) => ({ S })),
  fc.constantFrom('0', '1', '-1', '2.5', '10').map((N) => ({ N })),
  fc.boolean().map((BOOL) => ({ BOOL })),
  fc.constant({ NULL: true } as const),
  fc.constantFrom([], [1], [1, 2]).map((bytes) => ({ B: new Uint8Array(bytes) })),
);
const attribute: fc.Arbitrary<AttributeValue> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }).map((L) => ({ L })),
  fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 }).map((M) => ({ M })),
  fc
    .uniqueArray(fc.constantFrom('', 'a', 'b').filter(Boolean), { minLength: 1, maxLength: 2 })
    .map((SS) => ({ SS })),
  fc.uniqueArray(fc.constantFrom('1', '2'), { minLength: 1, maxLength: 2 }).map((NS) => ({ NS })),
);
const item = fc.dictionary(fc.constantFrom('p', 'q', 'r'), attribute, { maxKeys: 3 });
const path = fc.constantFrom('p', 'q', 'r', 'p.x', 'q[0]', 'r.y');
/** Different operands, and no comparison of sets or booleans, because DynamoDB refuses those. */
const paths = fc.uniqueArray(path, { minLength: 3, maxLength: 3 });
const templates = fc.constantFrom(
  'A = :v',
  'A <> :v',
  'A = B',
  'A <> B',
  'A < B',
  'A >= B',
  'size(A) > size(B)',
  'size(A) <= B',
  'attribute_exists(A)',
  'attribute_not_exists(A)',
  'contains(A, :v)',
  'contains(A, B)',
  'begins_with(A, B)',
  'A IN (B, :v)',
  'A BETWEEN B AND C',
);
const test = fc
  .tuple(templates, paths)
  .map(([template, chosen]) => template.replace(/\b[ABC]\b/g, (name) => chosen['ABC'.indexOf(name)] ?? name));
const condition = fc.oneof(
  { weight: 2, arbitrary: test },
  test.map((one) => `NOT ${one}`),
  fc.tuple(test, fc.constantFrom('AND', 'OR'), test).map((parts) => parts.join(' ')),
);
const update = fc.constantFrom(
  'SET p = :v',
  'SET p = q',
  'SET p = if_not_exists(q, :v)',
  'SET p = q + :v',
  'SET p = list_append(q, r)',
  'SET p.x = :v',
  'SET q[1] = :v',
  'SET p = r, r = p',
  'REMOVE p, q[0]',
  'ADD p :v',
  'DELETE p :v',
);

const local = targets[1];
describe.skipIf(!local || local.missing)('DynamoDB at home and DynamoDB Local have the same results', () => {
  it(`for conditions and updates, ${RUNS} times each`, { timeout: 240_000 }, async () => {
    const running = await Promise.all(targets.map((target) => target.start()));
    const clients = running.map(({ endpoint }) => connect(endpoint).client);
    for (const client of clients) await client.createTable(standardTable(TABLE));
    const agree = async (ask: (client: DynamoDB) => Promise<unknown>) => {
      const [ours, theirs] = await Promise.all(clients.map(ask));
      expect(ours).toEqual(theirs);
    };
    const conditions = fc.asyncProperty(item, condition, attribute, (fields, ConditionExpression, value) =>
      agree(async (client) => {
        const Item = { ...fields, pk: { S: newPartition() }, sk: { S: 's' } };
        await client.putItem({ TableName: TABLE, Item });
        const values = ConditionExpression.includes(':v')
          ? { ExpressionAttributeValues: { ':v': value } }
          : {};
        return outcome(client.putItem({ TableName: TABLE, Item, ConditionExpression, ...values }));
      }),
    );
    const updates = fc.asyncProperty(item, update, attribute, (fields, UpdateExpression, value) =>
      agree(async (client) => {
        const Key = { pk: { S: newPartition() }, sk: { S: 's' } };
        await client.putItem({ TableName: TABLE, Item: { ...fields, ...Key } });
        const values = UpdateExpression.includes(':v') ? { ExpressionAttributeValues: { ':v': value } } : {};
        const input = {
          TableName: TABLE,
          Key,
          UpdateExpression,
          ReturnValues: 'ALL_NEW',
          ...values,
        } as const;
        return outcome(client.updateItem(input));
      }),
    );
    try {
      await fc.assert(conditions, { numRuns: RUNS, seed });
      await fc.assert(updates, { numRuns: RUNS, seed });
    } finally {
      for (const client of clients) client.destroy();
      await Promise.all(running.map((one) => one.stop()));
    }
  });
});

/** The result of a call without the parts that may differ: messages, and the target's own key. */
const outcome = async (
  call: Promise<{ Attributes?: Record<string, AttributeValue> | undefined }>,
): Promise<unknown> => {
  try {
    const { pk, ...rest } = (await call).Attributes ?? {};
    for (const value of Object.values(rest)) for (const set of [value.SS, value.NS]) set?.sort();
    return rest;
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
};
