import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDynamoDb } from '#src/dynamodb/index.ts';
import { systemClock, systemIds } from '#src/types.ts';
import { refused } from '../refused.ts';
import { newFolder, startHome, stoppedClock, TABLE, wholeStream } from './home.ts';

const MINUTE = 60 * 1000;

describe('DynamoDB at home', () => {
  it('says what to do when a file of the folder turns out to be damaged, and does not answer as if nothing were there', async () => {
    const path = await newFolder();
    const { client, stop } = await startHome({ path });
    for (let at = 0; at < 200; at += 1)
      await client.putItem({
        TableName: TABLE,
        Item: { pk: { S: 'p' }, sk: { S: `${at}` }, text: { S: randomBytes(500).toString('hex') } },
      });
    await stop();
    // Opening it writes what was in the log into a file of its own.
    await (await startDynamoDb({ path })).stop();
    const files = readdirSync(path).filter((name) => name.endsWith('.ldb'));
    for (const file of files.map((name) => join(path, name))) {
      const bytes = readFileSync(file);
      const [from, to] = [0.1, 0.3].map((part) => Math.floor(part * bytes.length));
      writeFileSync(file, bytes.fill(0xff, from, to));
    }
    const said: string[] = [];
    const again = await startHome({ path, onDamage: (sentence) => void said.push(sentence) });
    await refused(again.client.scan({ TableName: TABLE }), 'InternalServerError');
    expect(new Set(said)).toEqual(new Set([expect.stringContaining(`A file in ${path} is damaged`)]));
  });

  it('names an unknown operation', async () => {
    const { client } = await startHome();
    const error = await refused(client.listBackups({}), 'UnknownOperationException');
    expect(error.message).toContain('ListBackups');
  });

  it.each([
    `UPDATE "${TABLE}" SET n = ? WHERE pk = ? AND sk = ?`,
    `SELECT * FROM "${TABLE}" WHERE pk = ?`,
    `INSERT INTO "${TABLE}" VALUE {'pk': 'a literal', 'sk': ?}`,
    `INSERT INTO "${TABLE}" VALUE {}`,
    '',
  ])('knows one kind of statement and names any other: %s', async (Statement) => {
    const { client } = await startHome();
    const batch = { Statements: [{ Statement, Parameters: [{ S: 'a' }] }] };
    const error = await refused(client.batchExecuteStatement(batch), 'ValidationException');
    expect(error.message).toContain(`knows one statement, INSERT INTO`);
    expect(error.message).toContain(Statement);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'keeps an attribute named %s, and objects inherit what they always did',
    async (name) => {
      const { client } = await startHome();
      const Key = { pk: { S: 'p' }, sk: { S: name } };
      const Item = Object.fromEntries([...Object.entries(Key), [name, { S: 'x' }]]);
      await client.putItem({ TableName: TABLE, Item });
      const change = {
        TableName: TABLE,
        Key,
        UpdateExpression: 'SET #name = :value',
        ConditionExpression: '#name = :before',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': { S: 'y' }, ':before': { S: 'x' } },
      };
      await client.updateItem(change);
      const { Item: found = {} } = await client.getItem({ TableName: TABLE, Key });
      expect(Object.entries(found)).toContainEqual([name, { S: 'y' }]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('lets no attribute path reach inherited properties of objects', async () => {
    const { client } = await startHome();
    for (const path of ['#a', '#a.#b', '#a.#a.#b', '#c.#d.#b']) {
      const names = { '#a': '__proto__', '#b': 'polluted', '#c': 'constructor', '#d': 'prototype' };
      const used = Object.entries(names).filter(([alias]) => path.split('.').includes(alias));
      const change = {
        TableName: TABLE,
        Key: { pk: { S: 'p' }, sk: { S: 's' } },
        UpdateExpression: `SET ${path} = :value`,
        ExpressionAttributeNames: Object.fromEntries(used),
        ExpressionAttributeValues: { ':value': { M: { polluted: { S: 'y' } } } },
      };
      // It may be accepted or refused, but must not affect other requests.
      await client.updateItem(change).catch(() => undefined);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect({}).not.toHaveProperty('polluted');
      expect(Object).not.toHaveProperty('polluted');
    }
  });

  it('refuses an unsigned request', async () => {
    const { database } = await startHome();
    const headers = { 'x-amz-target': 'DynamoDB_20120810.ListTables' };
    const answer = await fetch(database.endpoint, { method: 'POST', body: '{}', headers });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('MissingAuthenticationTokenException');
  });

  it('has its data after a stop, and does not share its folder', async () => {
    const path = await newFolder();
    const first = await startHome({ path });
    const Item = { pk: 'p', sk: 's', n: 1 };
    await first.doc.put({ TableName: TABLE, Item });
    await expect(startDynamoDb({ path, clock: systemClock, ids: systemIds })).rejects.toThrow(
      'Another process',
    );
    await first.stop();
    const again = await startHome({ path });
    const { Item: found } = await again.doc.get({ TableName: TABLE, Key: { pk: 'p', sk: 's' } });
    expect(found).toEqual(Item);
  });

  it('recognizes a transaction by its token for ten minutes, also after a restart', async () => {
    const path = await newFolder();
    const clock = stoppedClock();
    const add = {
      ClientRequestToken: 'token',
      TransactItems: [
        {
          Update: {
            TableName: TABLE,
            Key: { pk: 'p', sk: 's' },
            UpdateExpression: 'ADD n :one',
            ExpressionAttributeValues: { ':one': 1 },
          },
        },
      ],
    };
    const first = await startHome({ path, clock });
    await first.doc.transactWrite(add);
    await first.stop();
    const { doc, database } = await startHome({ path, clock });
    const count = async () => (await doc.get({ TableName: TABLE, Key: { pk: 'p', sk: 's' } })).Item?.n;
    clock.advance(9 * MINUTE);
    await database.sweep();
    await doc.transactWrite(add);
    expect(await count()).toBe(1);
    clock.advance(2 * MINUTE);
    await doc.transactWrite(add);
    expect(await count()).toBe(2);
  });

  it('counts the updates, deletions and checks of a transaction, unlike DynamoDB Local', async () => {
    const { doc } = await startHome();
    const key = (sk: string) => ({ TableName: TABLE, Key: { pk: 'p', sk } });
    const body = 'x'.repeat(1500);
    for (const sk of ['updated', 'deleted', 'checked'])
      await doc.put({ TableName: TABLE, Item: { pk: 'p', sk, body } });
    const { ConsumedCapacity } = await doc.transactWrite({
      TransactItems: [
        { Update: { ...key('updated'), UpdateExpression: 'REMOVE nothing' } },
        { Delete: key('deleted') },
        { ConditionCheck: { ...key('checked'), ConditionExpression: 'attribute_exists(pk)' } },
      ],
      ReturnConsumedCapacity: 'TOTAL',
    });
    expect(ConsumedCapacity).toEqual([{ TableName: TABLE, CapacityUnits: 12, WriteCapacityUnits: 12 }]);
  });

  it('expires items, and marks it in the stream', async () => {
    const clock = stoppedClock();
    const now = clock.now() / 1000;
    const { database, client, doc } = await startHome({ clock });
    const TimeToLiveSpecification = { AttributeName: 'expires_at', Enabled: true };
    await client.updateTimeToLive({ TableName: TABLE, TimeToLiveSpecification });
    const items = {
      soon: now + 60,
      later: now + 600,
      'long past, hence a mistake': now - 6 * 365 * 24 * 60 * 60,
      'not a number': String(now),
      never: undefined,
    };
    for (const [sk, expires_at] of Object.entries(items))
      await doc.put({ TableName: TABLE, Item: { pk: 'p', sk, gsi1pk: 'g', gsi1sk: sk, expires_at } });
    await database.sweep();
    expect(await wholeStream(database)).toHaveLength(5);
    clock.advance(2 * MINUTE);
    await database.sweep();
    const removals = (await wholeStream(database)).slice(5);
    expect(removals).toMatchObject([
      {
        eventName: 'REMOVE',
        keys: { sk: { S: 'soon' } },
        userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      },
    ]);
    expect((await database.call('Query', indexQuery)).Count).toBe(4);
  });
});

const indexQuery = {
  TableName: TABLE,
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :g',
  ExpressionAttributeValues: { ':g': { S: 'g' } },
};
