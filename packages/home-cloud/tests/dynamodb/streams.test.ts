import { describe, expect, it } from 'vitest';
import type { StreamRecord } from '#src/dynamodb/index.ts';
import { refused } from '../refused.ts';
import { newFolder, startHome, stoppedClock, TABLE, wholeStream } from './home.ts';

const key = (sk: string) => ({ pk: 'p', sk });
const put = (sk: string, fields: object = {}) => ({ TableName: TABLE, Item: { ...key(sk), ...fields } });
const HOUR = 60 * 60 * 1000;

describe('a stream', () => {
  it('has one record for each change, with the item before and after', async () => {
    const clock = stoppedClock();
    const { database, doc } = await startHome({ clock });
    const changed = { UpdateExpression: 'SET n = :n', ExpressionAttributeValues: { ':n': 2 } };
    await doc.put(put('a', { n: 1 }));
    await doc.update({ TableName: TABLE, Key: key('a'), ...changed });
    await doc.delete({ TableName: TABLE, Key: key('a') });
    const keys = { pk: { S: 'p' }, sk: { S: 'a' } };
    const [one, two] = [
      { ...keys, n: { N: '1' } },
      { ...keys, n: { N: '2' } },
    ];
    const records = await wholeStream(database);
    expect(records).toMatchObject([
      { eventName: 'INSERT', table: TABLE, keys, newImage: one, at: clock.now() },
      { eventName: 'MODIFY', table: TABLE, keys, oldImage: one, newImage: two },
      { eventName: 'REMOVE', table: TABLE, keys, oldImage: two },
    ]);
    expect(records[0]).not.toHaveProperty('oldImage');
    expect(records[2]).not.toHaveProperty('newImage');
    expect(new Set(records.map((record) => record.eventID)).size).toBe(3);
  });

  it('has no records for writes that changed nothing or were refused', async () => {
    const { database, doc } = await startHome();
    await doc.put(put('a', { list: [1, { x: 'y' }] }));
    await doc.put(put('a', { list: [1, { x: 'y' }] }));
    await doc.delete({ TableName: TABLE, Key: key('none') });
    await refused(
      doc.put({ TableName: TABLE, Item: key('a'), ConditionExpression: 'attribute_not_exists(pk)' }),
      'ConditionalCheckFailedException',
    );
    const transaction = [
      { Put: { TableName: TABLE, Item: key('b') } },
      {
        ConditionCheck: { TableName: TABLE, Key: key('a'), ConditionExpression: 'attribute_not_exists(pk)' },
      },
    ];
    await refused(doc.transactWrite({ TransactItems: transaction }), 'TransactionCanceledException');
    expect(await wholeStream(database)).toHaveLength(1);
  });

  it('has the changes of batches and transactions, in the order of commits', async () => {
    const { database, doc } = await startHome();
    await doc.transactWrite({ TransactItems: ['a', 'b'].map((sk) => ({ Put: put(sk) })) });
    const RequestItems = {
      [TABLE]: [{ DeleteRequest: { Key: key('a') } }, { PutRequest: { Item: key('c') } }],
    };
    await doc.batchWrite({ RequestItems });
    const records = await wholeStream(database);
    expect(records.map((record) => `${record.eventName} ${record.keys.sk?.S}`)).toEqual([
      'INSERT a',
      'INSERT b',
      'REMOVE a',
      'INSERT c',
    ]);
    const numbers = records.map((record) => record.sequenceNumber);
    expect(numbers.every((number) => /^\d{21}$/.test(number))).toBe(true);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
  });

  it('has an INSERT for each statement that stored an item, committed together', async () => {
    const { database, client, doc } = await startHome();
    await doc.put(put('there'));
    const heard: StreamRecord[][] = [];
    database.onStream(TABLE, (records) => heard.push([...records]));
    const Statements = ['a', 'there', 'b'].map((sk) => ({
      Statement: `INSERT INTO "${TABLE}" VALUE {'pk': ?, 'sk': ?}`,
      Parameters: [{ S: 'p' }, { S: sk }],
    }));
    await client.batchExecuteStatement({ Statements });
    expect(
      heard.map((records) => records.map((record) => `${record.eventName} ${record.keys.sk?.S}`)),
    ).toEqual([['INSERT a', 'INSERT b']]);
  });

  it('can be read from a sequence number on, also after a restart', async () => {
    const path = await newFolder();
    const first = await startHome({ path });
    for (const sk of ['a', 'b', 'c']) await first.doc.put(put(sk));
    const [, second] = await first.database.readStream(TABLE, '', 2);
    await first.stop();

    const again = await startHome({ path });
    await again.doc.put(put('d'));
    const rest = await again.database.readStream(TABLE, second?.sequenceNumber ?? '', 10);
    expect(rest.map((record) => record.keys.sk?.S)).toEqual(['c', 'd']);
  });

  it('never uses a sequence number twice, even after its records were deleted and it was restarted', async () => {
    const clock = stoppedClock();
    const path = await newFolder();
    const first = await startHome({ path, clock });
    await first.doc.put(put('a'));
    const [before] = await wholeStream(first.database);
    clock.advance(25 * HOUR);
    await first.database.sweep();
    expect(await wholeStream(first.database)).toEqual([]);
    await first.stop();

    const again = await startHome({ path, clock });
    await again.doc.put(put('b'));
    const [after] = await wholeStream(again.database);
    expect(BigInt(after?.sequenceNumber ?? 0)).toBeGreaterThan(BigInt(before?.sequenceNumber ?? 0));
  });

  it('keeps records for a day', async () => {
    const clock = stoppedClock();
    const { database, doc } = await startHome({ clock });
    await doc.put(put('a'));
    clock.advance(23 * HOUR);
    await doc.put(put('b'));
    await database.sweep();
    expect(await wholeStream(database)).toHaveLength(2);
    clock.advance(2 * HOUR);
    await database.sweep();
    expect((await wholeStream(database)).map((record) => record.keys.sk?.S)).toEqual(['b']);
  });

  it('calls listeners with committed records until they unsubscribe', async () => {
    const { database, doc } = await startHome();
    const heard: StreamRecord[][] = [];
    const leave = database.onStream(TABLE, (records) => heard.push([...records]));
    await doc.transactWrite({ TransactItems: ['a', 'b'].map((sk) => ({ Put: put(sk) })) });
    leave();
    await doc.put(put('c'));
    expect(heard).toEqual([(await wholeStream(database)).slice(0, 2)]);
  });

  it('has the images of its view type, and no records when it is disabled', async () => {
    const { database, client, doc } = await startHome();
    const change = (StreamSpecification: object) =>
      client.updateTable({ TableName: TABLE, StreamSpecification: StreamSpecification as never });
    await change({ StreamEnabled: false });
    await doc.put(put('off'));
    await change({ StreamEnabled: true, StreamViewType: 'NEW_IMAGE' });
    await doc.put(put('new', { n: 1 }));
    await doc.put(put('new', { n: 2 }));
    await change({ StreamEnabled: false });
    await change({ StreamEnabled: true, StreamViewType: 'KEYS_ONLY' });
    await doc.put(put('keys'));
    const records = await wholeStream(database);
    expect(records.map((record) => [record.keys.sk?.S, 'newImage' in record, 'oldImage' in record])).toEqual([
      ['new', true, false],
      ['new', true, false],
      ['keys', false, false],
    ]);
  });
});
