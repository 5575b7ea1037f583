import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { profileFieldNames } from '#domain/identity/profile-fields.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { tableClient } from '../../support/audit.ts';
import { startTestCloudAt, type TestCloud } from '../../support/cloud.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';

/** The data folder of commit 610ad19c (November 24, 2026) after a start with its samples and a stop, without logs. */
const FOLDER = 'tests/fixtures/data-of-610ad19c.tar.br';

let dataDir: string;
let cloud: TestCloud;
let admin: Tokens;
let sender: Tokens;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-earlier-'));
  const tar = join(dataDir, 'data.tar');
  writeFileSync(tar, brotliDecompressSync(readFileSync(FOLDER)));
  execFileSync('tar', ['-xf', tar, '-C', dataDir]);
  rmSync(tar);
  cloud = await startTestCloudAt(dataDir);
  const { tokensOf } = await peopleOf(cloud);
  admin = await tokensOf('admin@skybarrel.test');
  sender = await tokensOf('customer@skybarrel.test');
});
afterAll(async () => {
  await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The keys of a table that begin and end so, without the beginning. */
const keysOf = async (table: string, prefix: string, sk: string): Promise<readonly string[]> => {
  const client = tableClient(cloud);
  const TableName = cloud.named('AWS::DynamoDB::Table', table);
  const found: string[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    for (const { pk, sk: second } of Items)
      if (String(pk).startsWith(prefix) && second === sk) found.push(String(pk).slice(prefix.length));
  client.destroy();
  return found;
};

/** What a path answers. A machine that is busy with other tests says 503, after which browsers ask again. */
const opened = async <Body>(path: string, as: Tokens): Promise<{ status: number; body: Body }> => {
  const answer = await cloud.ask<Body>(path, { as });
  return answer.status === 503 ? opened(path, as) : answer;
};

const statusOf = async (path: string, as: Tokens): Promise<string> => {
  const { status, body } = await opened(path, as);
  return status === 200 ? 'read' : `${path}: ${status} ${JSON.stringify(body)}`;
};

/** Few at once, for each is a whole page. */
const AT_ONCE = 3;

describe('data that an earlier release wrote', () => {
  test.each([
    ['Shipments', 'SHIPMENT#', 'SHIPMENT', 'desk/shipments/'],
    ['Quotes', 'QUOTE#', 'QUOTE', 'desk/quotes/'],
    ['Billing', 'NUMBER#', 'NUMBER', 'desk/invoices/'],
    ['Mailboxes', 'NUMBER#', 'MAILBOX', 'mailboxes/'],
    ['Enquiries', 'ENQUIRY#', 'ENQUIRY', 'enquiries/'],
  ])('every item of %s opens', async (table, prefix, sk, path) => {
    const found = await keysOf(table, prefix, sk);
    expect(found.length).toBeGreaterThan(0);
    const read = await mapConcurrently(found, (key) => statusOf(`${path}${key}`, admin), AT_ONCE);
    expect(read.filter((one) => one !== 'read')).toEqual([]);
  });

  test.each([
    'desk/shipments?about=open',
    'desk/quotes',
    'desk/invoices',
    'desk/departures',
    'tasks',
    'mailboxes',
    'enquiries',
    'staff',
    'history',
    'notifications',
    'desk/views',
    'settings',
    'rate-cards',
    'reports/days',
    'messages',
  ])('the list %s opens', async (path) => {
    expect(await statusOf(path, admin)).toBe('read');
  });

  test.each([
    'shipments',
    'shipments/open',
    'quotes',
    'invoices',
    'consignees',
    'virtual-address',
    'notifications/preferences',
  ])('their owner opens %s', async (path) => {
    expect(await statusOf(path, sender)).toBe('read');
  });

  test('a payment for an invoice of then is taken, once', async () => {
    const numbers = await keysOf('Billing', 'NUMBER#', 'NUMBER');
    const invoices = await mapConcurrently(
      numbers,
      async (number) => (await opened<Invoice>(`desk/invoices/${number}`, admin)).body,
      AT_ONCE,
    );
    const owed = invoices.find((invoice) => balanceOf(invoice).owed > 100);
    if (owed === undefined) throw new Error('The samples have an invoice that is not paid.');
    const before = balanceOf(owed);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (const _twice of [1, 2]) {
      const { status, body } = await cloud.ask<Invoice>(`desk/invoices/${owed.number}/payments`, {
        as: admin,
        headers,
        body: { amount: 100, method: 'CASH' },
      });
      expect(status).toBe(200);
      expect(balanceOf(body)).toEqual({ ...before, paid: before.paid + 100, owed: before.owed - 100 });
    }
  });

  test('a profile of then is changed', async () => {
    const { body: profile } = await cloud.ask<Profile>('profiles/me', { as: sender });
    const said = Object.fromEntries(profileFieldNames.map((name) => [name, profile[name]]));
    const { status, body } = await cloud.ask<Profile>('profiles/me', {
      as: sender,
      method: 'PUT',
      body: { ...said, city: 'Hoboken', version: profile.version },
    });
    expect([status, body.city, body.version]).toEqual([200, 'Hoboken', profile.version + 1]);
  });
});
