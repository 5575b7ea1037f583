import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { reaching } from '../clients.ts';
import {
  arnOf,
  denied,
  forThisTest,
  operator,
  sentence,
  startWorld,
  templateOf,
  type World,
} from './world.ts';

const parcels = 'arn:aws:dynamodb:us-east-1:000000000000:table/parcels';
const letters = 'arn:aws:dynamodb:us-east-1:000000000000:table/letters';
const allow = (actions: readonly string[], Resource: unknown = arnOf('Parcels')) => ({
  Effect: 'Allow',
  Action: actions.map((name) => `dynamodb:${name}`),
  Resource,
});

const clientOf = ({ cloud }: World, credentials: World['credentials']) =>
  DynamoDBDocument.from(forThisTest(new DynamoDB(reaching(cloud.endpoints.dynamodb, credentials))));
const started = async (...statements: readonly object[]) => {
  const world = await startWorld(templateOf(statements));
  const needs = (call: Promise<unknown>, action: string, resource: string) =>
    denied(call, sentence(world, `dynamodb:${action}`, resource), 400);
  return { world, clerk: clientOf(world, world.credentials), needs };
};
const Item = { pk: '1' };
const parcel = { TableName: 'parcels' };
const letter = { TableName: 'letters' };

test('a call is checked against the role of its function, and the operator may do everything', async () => {
  const { world, clerk, needs } = await started(allow(['GetItem']));
  await needs(clerk.put({ ...parcel, Item }), 'PutItem', parcels);
  const operators = clientOf(world, operator);
  await operators.put({ ...parcel, Item });
  expect((await clerk.get({ ...parcel, Key: Item })).Item).toEqual(Item);
  await needs(clerk.get({ ...letter, Key: Item }), 'GetItem', letters);
  await needs(clerk.scan(parcel), 'Scan', parcels);
});

test('an explicit Deny wins over an Allow, with its own message', async () => {
  const { world, clerk } = await started(allow(['*']), { ...allow(['PutItem']), Effect: 'Deny' });
  await expect(clerk.put({ ...parcel, Item })).rejects.toThrow(
    `User: ${world.user} is not authorized to perform: dynamodb:PutItem on resource: ${parcels} with an explicit deny in an identity-based policy`,
  );
});

test('a transaction needs the action of each item, and writes nothing if one is missing', async () => {
  const { clerk, needs } = await started(
    allow(['PutItem', 'UpdateItem', 'GetItem']),
    allow(['GetItem'], arnOf('Letters')),
  );
  const update = {
    Update: { ...letter, Key: Item, UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': 1 } },
  };
  const check = {
    ConditionCheck: { ...parcel, Key: { pk: '2' }, ConditionExpression: 'attribute_not_exists(pk)' },
  };
  const write = (...TransactItems: object[]) => clerk.transactWrite({ TransactItems } as never);
  await needs(write({ Put: { ...parcel, Item } }, update), 'UpdateItem', letters);
  await needs(write({ Put: { ...parcel, Item } }, check), 'ConditionCheckItem', parcels);
  await needs(write({ Delete: { ...parcel, Key: Item } }), 'DeleteItem', parcels);
  const both = { TransactItems: [{ Get: { ...parcel, Key: Item } }, { Get: { ...letter, Key: Item } }] };
  expect((await clerk.transactGet(both)).Responses).toEqual([{}, {}]);
  await write({ Put: { ...parcel, Item } });
});

test('a batch needs its own action on each of its tables', async () => {
  const { clerk, needs } = await started(allow(['BatchGetItem', 'BatchWriteItem', 'PutItem']));
  const Keys = [Item];
  await clerk.batchWrite({ RequestItems: { parcels: [{ PutRequest: { Item } }] } });
  const read = (RequestItems: Record<string, { Keys: (typeof Item)[] }>) => clerk.batchGet({ RequestItems });
  expect((await read({ parcels: { Keys } })).Responses).toEqual({ parcels: [Item] });
  await needs(read({ parcels: { Keys }, letters: { Keys } }), 'BatchGetItem', letters);
});

test('a query on an index needs the index, and one on the table the table', async () => {
  const { clerk, needs } = await started(allow(['Query']));
  const query = (key: string, more = {}) =>
    clerk.query({
      ...parcel,
      ...more,
      KeyConditionExpression: `${key} = :v`,
      ExpressionAttributeValues: { ':v': '1' },
    });
  expect((await query('pk')).Items).toEqual([]);
  await needs(query('gsi1pk', { IndexName: 'gsi1' }), 'Query', `${parcels}/index/gsi1`);
});

test('a PartiQL statement is refused in its own result', async () => {
  const { world, clerk } = await started(allow(['PartiQLInsert', 'PutItem']), allow(['PutItem'], '*'));
  const insert = (table: string) => ({
    Statement: `INSERT INTO "${table}" VALUE {'pk': ?}`,
    Parameters: ['1'],
  });
  const answer = await clerk.batchExecuteStatement({ Statements: [insert('parcels'), insert('letters')] });
  expect(answer.Responses).toEqual([
    { TableName: 'parcels' },
    { Error: { Code: 'AccessDenied', Message: sentence(world, 'dynamodb:PartiQLInsert', letters) } },
  ]);
});
