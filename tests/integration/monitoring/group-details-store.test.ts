import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GroupItem, groupKey } from '#lambdas/monitoring/counters/group-items.ts';
import { type GroupStore, groupStore } from '#lambdas/monitoring/counters/group-store.ts';
import { type GroupDetailsStore, groupDetailsStore } from '#lambdas/monitoring/groups/group-details-store.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const group: GroupItem = { state: 'open', firstSeenAt: '2026-11-21T12:00:00.000Z', version: 1 };
let tables: Tables;
let groups: GroupStore;
let details: GroupDetailsStore;

beforeAll(async () => {
  tables = await startTables();
  groups = groupStore(tables.client(), tables.monitoring);
  details = groupDetailsStore(tables.client(), tables.monitoring);
});
afterAll(() => tables.stop());

const raised = (fingerprint: string): Promise<unknown> => {
  const Item = { ...groupKey(fingerprint), ...group };
  return tables.client().send(new PutCommand({ TableName: tables.monitoring, Item }));
};

test('of many decisions about the same version at the same moment only the first one is saved', async () => {
  const fingerprint = '1111111111111111';
  await raised(fingerprint);
  const people = Array.from({ length: 8 }, (_, at) => `person ${at}`);
  const decided = await Promise.all(
    people.map((stateChangedBy) =>
      details.decide(fingerprint, { ...group, state: 'resolved', stateChangedBy, version: 2 }),
    ),
  );
  const winners = people.filter((_, at) => decided[at]);
  expect(winners).toHaveLength(1);
  expect(await groups.readNow(fingerprint)).toMatchObject({ version: 2, stateChangedBy: winners[0] });
});

test('a decision about a deleted group makes no group', async () => {
  const fingerprint = '2222222222222222';
  expect(await details.decide(fingerprint, { ...group, state: 'resolved', version: 2 })).toBe(false);
  expect(await groups.readNow(fingerprint)).toBeUndefined();
});
