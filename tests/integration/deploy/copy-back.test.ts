import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyBack } from '../../../scripts/restore/copy-back.ts';
import { startTables, type Tables } from '../../support/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

test('lost items are copied back from a restored table, and nothing else is changed', async () => {
  const client = tables.client();
  const put = (TableName: string, Item: Record<string, unknown>) =>
    client.send(new PutCommand({ TableName, Item }));
  const from = tables.content;
  const to = tables.mailboxes;
  for (let number = 0; number < 60; number += 1)
    await put(from, { pk: `MAILBOX#${number}`, sk: 'MAILBOX', name: `as it was ${number}` });
  await put(from, { pk: 'OTHER#1', sk: 'X' });
  await put(from, { pk: 'MAILBOX#1', sk: 'EVENT#1', outbox: true });
  await put(to, { pk: 'MAILBOX#7', sk: 'MAILBOX', name: 'as it is now' });

  const wish = { from, to, pk: 'MAILBOX#' };
  const seen = await copyBack(client, { ...wish, write: false });
  expect([seen.examined, seen.missing.length]).toEqual([60, 59]);
  expect(await tables.all(to)).toHaveLength(1);

  const done = await copyBack(client, { ...wish, write: true });
  expect(done.missing.toSorted()).toEqual(seen.missing.toSorted());
  const now = await tables.all(to);
  expect(now).toHaveLength(60);
  expect(now).toContainEqual({ pk: 'MAILBOX#7', sk: 'MAILBOX', name: 'as it is now' });
  expect(now).toContainEqual({ pk: 'MAILBOX#8', sk: 'MAILBOX', name: 'as it was 8' });

  expect((await copyBack(client, { ...wish, write: true })).missing).toEqual([]);
});
