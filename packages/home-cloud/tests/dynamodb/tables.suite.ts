import { type DynamoDB, waitUntilTableExists, waitUntilTableNotExists } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { type Suite, standardTable } from './workbench.ts';

let serial = 0;
/** The SDK's waiters poll at once, and then each second. */
const waiting = (client: DynamoDB) => ({ client, minDelay: 1, maxDelay: 1, maxWaitTime: 20 });
const newName = () => `table-${process.pid}-${++serial}`;

export const tables: Suite = (bench) => {
  describe('a table', () => {
    it('is created, described, listed and deleted', async () => {
      const { client } = bench();
      const TableName = newName();
      await client.createTable(standardTable(TableName));
      await waitUntilTableExists(waiting(client), { TableName });
      const { Table } = await client.describeTable({ TableName });
      expect(Table).toMatchObject({
        TableName,
        TableStatus: 'ACTIVE',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
        GlobalSecondaryIndexes: [{ IndexName: 'gsi1', IndexStatus: 'ACTIVE' }],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      });
      expect(Table?.LatestStreamArn).toContain(`${Table?.TableArn}/stream/`);
      expect((await client.listTables({})).TableNames).toContain(TableName);
      await client.deleteTable({ TableName });
      await waitUntilTableNotExists(waiting(client), { TableName });
      expect((await client.listTables({})).TableNames).not.toContain(TableName);
    });

    it('cannot be created twice, and is not found before', async () => {
      const { client, table } = bench();
      await refused(client.createTable(standardTable(table)), 'ResourceInUseException');
      const TableName = newName();
      await refused(client.describeTable({ TableName }), 'ResourceNotFoundException');
      await refused(client.deleteTable({ TableName }), 'ResourceNotFoundException');
    });

    it('is empty when it is created again', async () => {
      const { client, doc } = bench();
      const TableName = newName();
      await client.createTable(standardTable(TableName));
      const Item = { pk: 'a', sk: 'b' };
      await doc.put({ TableName, Item });
      await client.deleteTable({ TableName });
      await waitUntilTableNotExists(waiting(client), { TableName });
      await client.createTable(standardTable(TableName));
      await doc.put({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' });
    });

    it('is listed in pages', async () => {
      const { client } = bench();
      const names = [newName(), newName(), newName()];
      for (const name of names) await client.createTable(standardTable(name));
      const found: string[] = [];
      let ExclusiveStartTableName: string | undefined;
      do {
        const page = await client.listTables({ Limit: 1, ExclusiveStartTableName });
        found.push(...(page.TableNames ?? []));
        ExclusiveStartTableName = page.LastEvaluatedTableName;
      } while (ExclusiveStartTableName);
      expect(found).toEqual(expect.arrayContaining(names));
      expect(new Set(found).size).toBe(found.length);
    });

    it('expires items by an attribute after this is enabled', async () => {
      const { client } = bench();
      const TableName = newName();
      await client.createTable(standardTable(TableName));
      const describeIt = async () => (await client.describeTimeToLive({ TableName })).TimeToLiveDescription;
      const change = (Enabled: boolean) =>
        client.updateTimeToLive({
          TableName,
          TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled },
        });
      expect(await describeIt()).toEqual({ TimeToLiveStatus: 'DISABLED' });
      await refused(change(false), 'ValidationException');
      await change(true);
      expect(await describeIt()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires_at' });
      await refused(change(true), 'ValidationException');
      await change(false);
      expect(await describeIt()).toEqual({ TimeToLiveStatus: 'DISABLED' });
    });
  });
};
