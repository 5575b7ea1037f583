import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#lambdas/runtime/clock.ts';
import { keptKeysIn } from '#lambdas/runtime/secrets/kept-key.ts';
import { sealedNumbers } from '#lambdas/shipments/handover/sealed-numbers.ts';
import { einItem, toEin } from '#lambdas/shipments/store/ein-items.ts';
import { handoverItem, toHandover } from '#lambdas/shipments/store/handover-items.ts';
import { reseal } from '../../../scripts/restore/reseal.ts';
import { startTables, type Tables } from '../../support/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

const numbersBy = (keys: string) => sealedNumbers(keptKeysIn(async () => keys, clock)('personal-numbers'));

/** A handover whose numbers are sealed with the newest of these keys. */
const store = async (shipment: string, id: string, keys: string, tax?: string) => {
  const numbers = numbersBy(keys);
  const handover = {
    ...{
      id,
      at: '2026-11-24T12:00:00Z',
      by: 'counter',
      pieces: [1],
      name: 'Ada',
      idKind: 'PASSPORT' as const,
    },
    idNumber: await numbers.seal(shipment, id, 'id', `R${id}`),
    ...(tax === undefined ? {} : { taxNumber: await numbers.seal(shipment, id, 'tax', tax) }),
    storage: 0,
  };
  await tables
    .client()
    .send(new PutCommand({ TableName: tables.shipments, Item: handoverItem(shipment, handover) }));
};

test('numbers that an exposed key sealed are sealed with the newest one, and everything else stays', async () => {
  const client = tables.client();
  await store('7K3M9-Q2X4T-C', 'h1', 'exposed', '123456789');
  await store('8L4N0-R3Y5U-D', 'h2', 'fresh exposed');
  await client.send(
    new PutCommand({
      TableName: tables.shipments,
      Item: { pk: 'SHIPMENT#7K3M9-Q2X4T-C', sk: 'OTHER', idNumber: 'x' },
    }),
  );
  const ein = await numbersBy('exposed').seal('7K3M9-Q2X4T-C', 'sender', 'ein', '12-3456789');
  await client.send(new PutCommand({ TableName: tables.shipments, Item: einItem('7K3M9-Q2X4T-C', ein) }));
  const before = await tables.all(tables.shipments);

  const wish = { table: tables.shipments, keys: 'fresh exposed' };
  expect(await reseal(client, wish)).toEqual({ handovers: 2, eins: 1, resealed: 3 });

  const after = await tables.all(tables.shipments);
  const changed = after.filter((item) => !before.some((one) => JSON.stringify(one) === JSON.stringify(item)));
  expect(changed.map(({ sk }) => sk).toSorted()).toEqual(['EIN', 'HANDOVER#h1']);
  const [handover, sender] = ['HANDOVER#h1', 'EIN'].map((key) => changed.find(({ sk }) => sk === key));
  const { idNumber, taxNumber } = toHandover(handover);
  const now = numbersBy('fresh');
  expect(await now.open('7K3M9-Q2X4T-C', 'h1', 'id', idNumber)).toBe('Rh1');
  expect(await now.open('7K3M9-Q2X4T-C', 'h1', 'tax', taxNumber ?? idNumber)).toBe('123456789');
  expect(await now.open('7K3M9-Q2X4T-C', 'sender', 'ein', toEin(sender))).toBe('12-3456789');

  expect(await reseal(client, wish)).toEqual({ handovers: 2, eins: 1, resealed: 0 });
});

test('a number that no key opens stops it, because without its key it would be lost', async () => {
  await store('9M5P1-S4Z6V-E', 'h3', 'lost');
  await expect(reseal(tables.client(), { table: tables.shipments, keys: 'fresh exposed' })).rejects.toThrow(
    'No key of the stage opens the id number of h3',
  );
});
