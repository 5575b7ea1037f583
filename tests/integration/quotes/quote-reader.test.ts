import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quoteReader, quoteToBookReader } from '#lambdas/quotes/index.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const accepted = {
  pk: 'QUOTE#QTE-7K3M9Q',
  sk: 'QUOTE',
  reference: 'QTE-7K3M9Q',
  version: 3,
  status: 'ACCEPTED',
  ownerId: 'customer-1',
  name: 'Sample Sender',
  email: 'sender@example.test',
  request: {
    to: 'GY',
    goods: [{ kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb' }],
    service: 'standard',
    mailbox: false,
    brokerage: false,
    insured: false,
  },
  offer: {
    number: 1,
    lines: [{ code: 'barrel', text: '55-gallon barrel', amount: 35_000 }],
    total: 35_000,
    rateCardVersion: 1,
    chargeableLb: 0,
    grossLb: 140,
    review: [],
    assumptions: [],
  },
  createdAt: '2026-11-03T18:59:00.000Z',
  changedAt: '2026-11-04T18:59:00.000Z',
};

let tables: Tables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.stop());

const store = (change: object) =>
  tables.client().send(new PutCommand({ TableName: tables.quotes, Item: { ...accepted, ...change } }));
const read = (userId: string) => quoteReader(tables.client(), tables.quotes).accepted('QTE-7K3M9Q', [userId]);

test('an accepted quote is read by its customer, without its keys', async () => {
  await store({});
  expect(await read('customer-1')).toMatchObject({ reference: 'QTE-7K3M9Q', offer: { total: 35_000 } });
  expect(await read('customer-1')).not.toHaveProperty('pk');
});

test('it is not there for anybody else', async () => {
  await store({});
  expect(await read('customer-2')).toBeUndefined();
});

test.each(['DRAFT', 'SENT', 'VIEWED', 'CONVERTED', 'DECLINED', 'SUPERSEDED'])(
  'a quote that is %s is not there',
  async (status) => {
    await store({ status });
    expect(await read('customer-1')).toBeUndefined();
  },
);

describe('for the letter of somebody who registers', () => {
  const wordsFor = (email: string) => quoteToBookReader(tables.client(), tables.quotes)('QTE-7K3M9Q', email);

  test('an accepted quote is said by its goods and its sum, however its address is written', async () => {
    await store({ ownerId: undefined });
    expect(await wordsFor('sender@example.test')).toBe('your $350.00 barrel');
    expect(await wordsFor(' Sender@Example.test')).toBe('your $350.00 barrel');
  });

  test('nothing of it is said to another address', async () => {
    await store({ ownerId: undefined });
    expect(await wordsFor('sender+2@example.test')).toBeUndefined();
    expect(await wordsFor('')).toBeUndefined();
  });

  test.each(['SENT', 'CONVERTED', 'DECLINED', 'SUPERSEDED'])(
    'nothing is said of one that is %s',
    async (status) => {
      await store({ status });
      expect(await wordsFor('sender@example.test')).toBeUndefined();
    },
  );

  test('nor of one that is not there', async () => {
    expect(await wordsFor('sender@example.test')).toBeUndefined();
  });
});
