import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstStock, serialOf } from '#domain/departures/waybill.ts';
import { houseWaybills } from '#lambdas/departures/index.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { testDependencies } from '../../support/call.ts';
import { startingWith, startTables, type Tables } from '../../support/tables.ts';

let tables: Tables;
let waybills: ReturnType<typeof houseWaybills>;
beforeEach(async () => {
  tables = await startTables();
  waybills = houseWaybills(tables.client(), tables.departures, testDependencies(tables.client()));
});
afterEach(() => tables.stop());

const events = async () =>
  startingWith(await tables.all(tables.departures), 'OUTBOX#').map(({ event }) => JSON.parse(String(event)));

test('numbers are never given out twice, also to those who ask at the same time', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => waybills.take('request-1')));
  expect(new Set(numbers).size).toBe(30);
  expect(numbers.map((number) => serialOf(String(number))).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  expect(numbers).toContain('SKB-00000081');
});

test('a number belongs to one shipment', async () => {
  const number = String(await waybills.take('request-1'));
  const use = (shipment: string) =>
    transact(tables.client(), { used: waybills.used(number, shipment, '2026-11-25T15:00:00.000Z') });
  expect(await use('7K3M9Q2X4TC')).toBeUndefined();
  expect(await use('0000000000A')).toBe('used');
  expect(() => waybills.used('SKB-00000019', '7K3M9Q2X4TC', '')).toThrow('no house air waybill number');
});

test('staff are told once that few are left, and an empty stock gives none', async () => {
  const { last, lowMark } = firstStock;
  const client = tables.client();
  await waybills.take('request-1');
  await client.send(
    new UpdateCommand({
      TableName: tables.departures,
      Key: { pk: 'WAYBILLS', sk: 'STOCK' },
      UpdateExpression: 'SET #next = :next',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':next': last - lowMark },
    }),
  );
  await waybills.take('request-1');
  expect(await events()).toMatchObject([{ type: 'waybill-stock-low.v1', data: { left: lowMark, lowMark } }]);
  await waybills.take('request-1');
  expect(await events()).toHaveLength(1);
  await client.send(
    new UpdateCommand({
      TableName: tables.departures,
      Key: { pk: 'WAYBILLS', sk: 'STOCK' },
      UpdateExpression: 'SET #next = :next',
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':next': last },
    }),
  );
  expect(await waybills.take('request-1')).toBe('SKB-00020005');
  expect(await waybills.take('request-1')).toBeUndefined();
});
