import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import example from '#events/parcels/parcel-changed.v1.example.json' with { type: 'json' };
import { listeners } from '#lambdas/billing/follow.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { type BillingWorld, startBillingWorld } from '../billing/billing.world.ts';
import { sender } from '../shipments/shipments.world.ts';

let billing: BillingWorld;
let faults: Faults = {};
beforeAll(async () => {
  billing = await startBillingWorld();
});
// Whatever was charged, the check of the books finds nothing.
afterAll(() => billing.close());

const told = (code: string, data: object) => ({
  ...example,
  id: newId(),
  subject: code,
  data: { ...example.data, code, ownerId: sender.userId, what: ['photos-done'], ...data },
});
const hear = async (event: ReturnType<typeof told>): Promise<void> => {
  const { tables } = billing.world;
  const heard = listeners(tables.env, testDependencies(tables.client(faults)));
  await heard.find(({ type }) => type === event.type)?.hear(event);
};
const invoices = async (): Promise<Invoice[]> =>
  startingWith(await billing.world.tables.all(billing.world.tables.billing), `OWNER#${sender.userId}`)
    .map((item) => item as unknown as Invoice)
    .filter(({ shipment }) => shipment === undefined);
const charged = async (code: string) =>
  (await invoices()).flatMap(({ entries }) =>
    entries.filter((entry) => 'id' in entry && entry.id.startsWith(code)),
  );

test('photos and a return are lines of the owner’s invoice, each once, however often and in which order they are told', async () => {
  const code = 'PCL-7K3M9Q2X';
  const photos = told(code, { charge: 'EXTRA_PHOTOS', amount: 200 });
  const back = told(code, { charge: 'RETURN_TO_STORE', amount: 500, what: ['returned'] });
  for (const event of [photos, back, photos, told(code, { charge: 'EXTRA_PHOTOS', amount: 200 }), back])
    await hear(event);
  expect(await charged(code)).toMatchObject([
    { code: 'EXTRA_PHOTOS', amount: 200, by: 'dock-1', reason: `Parcel ${code}` },
    { code: 'RETURN_TO_STORE', amount: 500, reason: `Parcel ${code}` },
  ]);
  const [invoice] = await invoices();
  expect(invoice && [balanceOf(invoice).owed, auditInvoice(invoice), invoice.billTo[0]]).toEqual([
    700,
    [],
    'Sample Sender',
  ]);
});

test('what costs nothing, and what belongs to nobody, is charged to nobody', async () => {
  const code = 'PCL-2222AAAA';
  await hear(told(code, {}));
  await hear(told(code, { charge: 'RETURN_TO_STORE', amount: 0 }));
  await hear(told(code, { charge: 'EXTRA_PHOTOS', amount: 200, ownerId: undefined }));
  expect(await charged(code)).toEqual([]);
});

test('a charge whose answer was lost is one charge', async () => {
  const code = 'PCL-3333BBBB';
  const event = told(code, { charge: 'RETURN_TO_STORE', amount: 500 });
  faults = {
    after: (operation) => {
      if (operation !== 'TransactWriteItems') return;
      faults = {};
      throw connectionReset();
    },
  };
  await hear(event).catch(() => undefined);
  await hear(event);
  expect(await charged(code)).toHaveLength(1);
});

test('whoever gets a parcel after somebody else pays for their own photos', async () => {
  const code = 'PCL-4444CCCC';
  for (const ownerId of ['somebody-before', sender.userId])
    await hear(told(code, { ownerId, charge: 'EXTRA_PHOTOS', amount: 200 }));
  expect(await charged(code)).toMatchObject([{ code: 'EXTRA_PHOTOS', amount: 200 }]);
});
