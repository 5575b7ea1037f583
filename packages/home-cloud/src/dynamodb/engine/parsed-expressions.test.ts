import { describe, expect, it } from 'vitest';
import { startDynamoDb } from '../index.ts';

/** Sends two requests with the same expression, so that the second uses the cached one. */
const database = async () => {
  const { call, stop } = await startDynamoDb();
  await call('CreateTable', {
    TableName: 'table',
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  });
  const update = async (more: object) => {
    const request = { TableName: 'table', Key: { pk: { S: 'a' } }, ReturnValues: 'ALL_NEW', ...more };
    return (await call('UpdateItem', request)).Attributes;
  };
  return { update, stop };
};

describe('a cached expression', () => {
  it('gets the values and names of the new request', async () => {
    const { update, stop } = await database();
    const set = (name: string, value: object, other: object) =>
      update({
        UpdateExpression: 'SET #n = if_not_exists(absent, :v), m = :w',
        ExpressionAttributeNames: { '#n': name },
        ExpressionAttributeValues: { ':v': value, ':w': other },
      });
    await set('one', { S: 'first' }, { L: [{ N: '1' }] });
    expect(await set('one', { S: 'second' }, { L: [{ N: '2' }] })).toEqual({
      pk: { S: 'a' },
      one: { S: 'second' },
      m: { L: [{ N: '2' }] },
    });
    expect(await set('two', { N: '3' }, { S: 'x' })).toMatchObject({ one: { S: 'second' }, two: { N: '3' } });
    await stop();
  });

  it('still refuses unused values, missing values and values of another type', async () => {
    const { update, stop } = await database();
    const added = (values: object) =>
      update({ UpdateExpression: 'ADD n :v', ExpressionAttributeValues: values });
    await added({ ':v': { N: '1' } });
    await expect(added({ ':v': { N: '1' }, ':w': { N: '1' } })).rejects.toThrow(/unused in expressions/);
    await expect(added({ ':w': { N: '1' } })).rejects.toThrow(/not defined/);
    await expect(added({ ':v': { S: '1' } })).rejects.toThrow(/Incorrect operand type/);
    expect(await added({ ':v': { N: '2' } })).toMatchObject({ n: { N: '3' } });
    await stop();
  });

  it('gets its values when another expression of the request has the same value', async () => {
    const { update, stop } = await database();
    const raise = (to: string) =>
      update({
        UpdateExpression: 'SET n = :to',
        ConditionExpression: 'attribute_not_exists(n) OR n < :to',
        ExpressionAttributeValues: { ':to': { N: to } },
      });
    await raise('1');
    await raise('2');
    expect(await raise('3')).toMatchObject({ n: { N: '3' } });
    await expect(raise('3')).rejects.toThrow(/conditional request failed/);
    await stop();
  });

  it('is parsed again if the values decide about its validity', async () => {
    const { update, stop } = await database();
    const between = (low: string, high: string) =>
      update({
        UpdateExpression: 'REMOVE x',
        ConditionExpression: 'attribute_not_exists(n) OR n BETWEEN :low AND :high',
        ExpressionAttributeValues: { ':low': { N: low }, ':high': { N: high } },
      });
    await between('1', '2');
    await expect(between('2', '1')).rejects.toThrow(/BETWEEN/);
    await stop();
  });
});
