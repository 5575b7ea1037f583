import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchExecuteStatementCommand,
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { arnOf, operator, region, startWorld, templateOf, type World } from './world.ts';

const parcels = 'arn:aws:dynamodb:us-east-1:000000000000:table/parcels';
const letters = 'arn:aws:dynamodb:us-east-1:000000000000:table/letters';
const allow = (actions: readonly string[], Resource: unknown = arnOf('Parcels')) => ({
  Effect: 'Allow',
  Action: actions.map((name) => `dynamodb:${name}`),
  Resource,
});

const clientOf = ({ cloud }: World, credentials: World['credentials']): DynamoDBDocumentClient => {
  const client = new DynamoDBClient({ region, endpoint: cloud.endpoints.dynamodb, credentials });
  onTestFinished(() => client.destroy());
  return DynamoDBDocumentClient.from(client);
};
const started = async (...statements: readonly object[]) => {
  const world = await startWorld(templateOf(statements));
  return { world, clerk: clientOf(world, world.credentials) };
};
const refused = ({ user }: World, action: string, resource: string) => ({
  name: 'AccessDeniedException',
  $metadata: expect.objectContaining({ httpStatusCode: 400 }),
  message: `User: ${user} is not authorized to perform: dynamodb:${action} on resource: ${resource} because no identity-based policy allows the dynamodb:${action} action`,
});
const Item = { pk: '1' };
const parcel = { TableName: 'parcels' };
const letter = { TableName: 'letters' };

test('a call is checked against the role of its function, and the operator may do everything', async () => {
  const { world, clerk } = await started(allow(['GetItem']));
  await expect(clerk.send(new PutCommand({ ...parcel, Item }))).rejects.toMatchObject(
    refused(world, 'PutItem', parcels),
  );
  const operators = clientOf(world, operator);
  await operators.send(new PutCommand({ ...parcel, Item }));
  expect((await clerk.send(new GetCommand({ ...parcel, Key: Item }))).Item).toEqual(Item);
  await expect(clerk.send(new GetCommand({ ...letter, Key: Item }))).rejects.toMatchObject(
    refused(world, 'GetItem', letters),
  );
  await expect(clerk.send(new ScanCommand(parcel))).rejects.toMatchObject(refused(world, 'Scan', parcels));
});

test('an explicit Deny wins over an Allow, with its own message', async () => {
  const { world, clerk } = await started(allow(['*']), { ...allow(['PutItem']), Effect: 'Deny' });
  await expect(clerk.send(new PutCommand({ ...parcel, Item }))).rejects.toThrow(
    `User: ${world.user} is not authorized to perform: dynamodb:PutItem on resource: ${parcels} with an explicit deny in an identity-based policy`,
  );
});

test('a transaction needs the action of each item, and writes nothing if one is missing', async () => {
  const { world, clerk } = await started(
    allow(['PutItem', 'UpdateItem', 'GetItem']),
    allow(['GetItem'], arnOf('Letters')),
  );
  const update = {
    Update: { ...letter, Key: Item, UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': 1 } },
  };
  const check = {
    ConditionCheck: { ...parcel, Key: { pk: '2' }, ConditionExpression: 'attribute_not_exists(pk)' },
  };
  const write = (...TransactItems: object[]) =>
    clerk.send(new TransactWriteCommand({ TransactItems } as never));
  await expect(write({ Put: { ...parcel, Item } }, update)).rejects.toMatchObject(
    refused(world, 'UpdateItem', letters),
  );
  await expect(write({ Put: { ...parcel, Item } }, check)).rejects.toMatchObject(
    refused(world, 'ConditionCheckItem', parcels),
  );
  await expect(write({ Delete: { ...parcel, Key: Item } })).rejects.toMatchObject(
    refused(world, 'DeleteItem', parcels),
  );
  const both = { TransactItems: [{ Get: { ...parcel, Key: Item } }, { Get: { ...letter, Key: Item } }] };
  expect((await clerk.send(new TransactGetCommand(both))).Responses).toEqual([{}, {}]);
  await write({ Put: { ...parcel, Item } });
});

test('a batch needs its own action on each of its tables', async () => {
  const { world, clerk } = await started(allow(['BatchGetItem', 'BatchWriteItem', 'PutItem']));
  const Keys = [Item];
  await clerk.send(new BatchWriteCommand({ RequestItems: { parcels: [{ PutRequest: { Item } }] } }));
  const one = new BatchGetCommand({ RequestItems: { parcels: { Keys } } });
  expect((await clerk.send(one)).Responses).toEqual({ parcels: [Item] });
  const two = new BatchGetCommand({ RequestItems: { parcels: { Keys }, letters: { Keys } } });
  await expect(clerk.send(two)).rejects.toMatchObject(refused(world, 'BatchGetItem', letters));
});

test('a query on an index needs the index, and one on the table the table', async () => {
  const { world, clerk } = await started(allow(['Query']));
  const query = (key: string, more = {}) =>
    clerk.send(
      new QueryCommand({
        ...parcel,
        ...more,
        KeyConditionExpression: `${key} = :v`,
        ExpressionAttributeValues: { ':v': '1' },
      }),
    );
  expect((await query('pk')).Items).toEqual([]);
  await expect(query('gsi1pk', { IndexName: 'gsi1' })).rejects.toMatchObject(
    refused(world, 'Query', `${parcels}/index/gsi1`),
  );
});

test('a PartiQL statement is refused in its own result', async () => {
  const { world, clerk } = await started(allow(['PartiQLInsert', 'PutItem']), allow(['PutItem'], '*'));
  const insert = (table: string) => ({
    Statement: `INSERT INTO "${table}" VALUE {'pk': ?}`,
    Parameters: ['1'],
  });
  const answer = await clerk.send(
    new BatchExecuteStatementCommand({ Statements: [insert('parcels'), insert('letters')] }),
  );
  expect(answer.Responses).toEqual([
    { TableName: 'parcels' },
    { Error: { Code: 'AccessDenied', Message: refused(world, 'PartiQLInsert', letters).message } },
  ]);
});
