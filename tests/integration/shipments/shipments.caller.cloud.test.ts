import { expect, test } from 'vitest';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleConsignee, sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { customer, staff } = signedIn(cloud, 'customer', 'staff');

const phoneChange = { field: 'consignee.phone', before: '+592 600-1234', after: '+592 600-4321' };
const said = { how: 'PHONE', who: 'Sample Customer' };

interface Answer {
  readonly shipment: Shipment;
}

/** The first flight that can still be made, whatever day of the week it is. */
const flight = async (): Promise<string> => {
  await cloud.invoke(cloud.named('AWS::Lambda::Function', 'DeparturesPlan'), {});
  const page = await cloud.ask<{ items: { id: string; cargoCutoff: string }[] }>('departures?to=GY', {
    as: customer,
  });
  const open = page.body.items.filter(
    ({ cargoCutoff }) => Date.parse(cargoCutoff) > Date.now() + 3 * 86_400_000,
  );
  return open[0]?.id ?? '';
};

/** A booked shipment of the customer, made by themselves. */
const booked = async (): Promise<Shipment> => {
  const headers = { 'idempotency-key': newId() };
  const made = await cloud.ask<Answer>('shipments', { as: customer, headers, body: { form: sampleForm } });
  const { number, version, promise } = made.body.shipment;
  const body = { version, departureId: await flight(), total: promise.total };
  const answer = await cloud.ask<Answer>(`shipments/${number}/book`, { as: customer, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.shipment;
};

/** Does something at the desk with a shipment as it is now: what follows its events may write it meanwhile. */
const atDesk = async (path: string, number: string, body: object, method = 'POST'): Promise<Shipment> => {
  let answer: Answer | undefined;
  await expect
    .poll(async () => {
      const { shipment } = (await cloud.ask<Answer>(`desk/shipments/${number}`, { as: staff })).body;
      const asked = { as: staff, method, body: { version: shipment.version, said, ...body } };
      const { status, body: reply } = await cloud.ask<Answer>(
        `desk/callers/shipments/${number}/${path}`,
        asked,
      );
      answer = reply;
      return status;
    }, patience)
    .toBe(200);
  return (answer as Answer).shipment;
};

test('what the desk corrects for a caller is in the shipment, and the caller finds it in their account', async () => {
  const { number, version } = await booked();
  const form = { ...sampleForm, consignee: { ...sampleConsignee, phone: '600-4321' } };
  const body = { version, form, said };
  const foreseen = await cloud.ask<{ changes: object[] }>(`desk/callers/shipments/${number}/form/preview`, {
    as: staff,
    body,
  });
  expect(foreseen).toMatchObject({ status: 200, body: { changes: [phoneChange] } });
  expect((await atDesk('form', number, { form }, 'PUT')).consignee.phone).toBe('600-4321');
  // Another way to come asks which pickups are full.
  const pickup = { zip: '07032', street: '1 Sample Street', stairs: false };
  const fetched = { ...form, howItComes: 'PICKUP' as const, pickup };
  expect(await atDesk('form', number, { form: fetched }, 'PUT')).toMatchObject({ howItComes: 'PICKUP' });
  await expect
    .poll(async () => JSON.stringify((await cloud.ask('notifications', { as: customer })).body), patience)
    .toContain('Receiver’s phone: +592 600-1234 → +592 600-4321.');
  // A no to a price gives the place back.
  expect(await atDesk('reweigh', number, { decision: 'CANCEL' })).toMatchObject({ state: 'CANCELLED' });
});

test('a shipment that the desk makes and books for a caller is in their account, and they are told', async () => {
  const departureId = await flight();
  const own = (await cloud.ask<{ user_id: string }>('profiles/me', { as: customer })).body.user_id;
  const make = (form: object) =>
    cloud.ask<Answer & { code: string }>(`desk/callers/${own}/shipments`, {
      as: staff,
      headers: { 'idempotency-key': newId() },
      body: { form, said },
    });
  const book = ({ number, version, promise }: Shipment) =>
    cloud.ask<Answer & { code: string }>(`desk/callers/shipments/${number}/book`, {
      as: staff,
      body: { version, departureId, total: promise.total },
    });
  expect((await make({ ...sampleForm, quote: 'QTE-000000' })).body.code).toBe('QUOTE_NOT_ACCEPTED');
  const barrels = { kind: 'barrel', barrel: 'B55', quantity: 50, weight: 170, weightUnit: 'lb' };
  const { shipment: large } = (await make({ ...sampleForm, goods: [barrels] })).body;
  expect((await book(large)).body.code).toBe('FLIGHT_FULL');

  const { shipment } = (await make(sampleForm)).body;
  expect((await book(shipment)).body.shipment).toMatchObject({ state: 'BOOKED', departureId, ownerId: own });
  const mine = await cloud.ask<Answer>(`shipments/${shipment.number}`, { as: customer });
  expect(mine.body.shipment).toMatchObject({ number: shipment.number, state: 'BOOKED' });
  const caller = await cloud.ask<{ receivers: { name: string }[] }>(`desk/callers/${own}`, { as: staff });
  expect(caller.body.receivers[0]?.name).toBe(sampleForm.consignee.name);
  await expect
    .poll(async () => JSON.stringify((await cloud.ask('notifications', { as: customer })).body), patience)
    .toContain('We booked it for you, as you asked us.');
});
