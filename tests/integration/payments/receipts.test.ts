import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { sender, shipmentIn } from '../shipments/shipments.world.ts';
import { type PaymentsWorld, startPaymentsWorld } from './payments.world.ts';

let payments: PaymentsWorld;
beforeAll(async () => {
  payments = await startPaymentsWorld();
});
afterAll(() => payments.stop());

const AUNT = 'aunt@example.test';
/** Where the letters to the owner of the invoice go. */
const OWNER = `${sender.userId}@example.test`;

/** The owner begins to pay, or whoever has the link of the owner. */
const begun = {
  own: (invoice: ShipmentInvoice, key: string) =>
    payments.begin(invoice, 20_000, { headers: { 'idempotency-key': key } }),
  link: async ({ number }: ShipmentInvoice, key: string) => {
    const asked = { as: sender, params: { number }, body: { version: 0 } };
    const { body } = await payments.ask('POST /api/invoices/{number}/pay-link', asked);
    const headers = { 'pay-link': String(body.token), 'idempotency-key': key };
    return payments.ask('POST /api/pay/checkouts', { headers, body: { amount: 20_000 } });
  },
};
/** A payment of an invoice that is heard of; its receipt is still to be sent. */
const heard = async (email = AUNT, how: keyof typeof begun = 'own') => {
  const invoice = await payments.billed();
  const id = newId();
  expect((await begun[how](invoice, id)).status).toBe(200);
  payments.cards.pay(payments.lastSession(), email);
  await payments.reconcile();
  const event = await payments.taken(id);
  return { id, event, invoice };
};

test('the receipt goes once to the address that the payer typed, which is then forgotten', async () => {
  const { id, event, invoice } = await heard();
  const { number, shipment } = invoice;
  const sent = payments.receipts();
  for (let time = 0; time < 4; time += 1) await sent.hear(event);
  expect(sent.mails.map(({ to }) => to)).toEqual([AUNT]);
  const { consignee } = shipmentIn(await payments.world.show(shipment));
  // Whose goods it is for, by the first name alone.
  expect(sent.mails[0]?.subject).toBe(
    `Receipt: $200.00 for ${consignee.name.split(' ')[0]}’s barrel and 2 boxes (${number})`,
  );
  // What is left, and until when: by the same rule as the page where they paid.
  expect(sent.mails[0]?.text).toMatch(/ of the invoice is left to pay\. \S/);
  expect((await payments.checkout(id))?.payerEmail).toBeUndefined();
  const { tables } = payments.world;
  expect(JSON.stringify(await tables.all(tables.payments))).not.toContain(AUNT);
});

test.each([OWNER, OWNER.toUpperCase()])(
  'owners who pay at the address of their account (%s) have a receipt already: no second one, and it is forgotten',
  async (email) => {
    const { id, event } = await heard(email);
    const sent = payments.receipts();
    expect((await payments.checkout(id))?.payerEmail).toBe(email);
    for (let time = 0; time < 3; time += 1) await sent.hear(event);
    expect(sent.mails).toEqual([]);
    expect((await payments.checkout(id))?.payerEmail).toBeUndefined();
  },
);

test('whoever pays by a link gets the receipt of the payer, also at the address of the owner', async () => {
  const { event } = await heard(OWNER, 'link');
  const sent = payments.receipts();
  for (let time = 0; time < 2; time += 1) await sent.hear(event);
  expect(sent.mails.map(({ to }) => to)).toEqual([OWNER]);
});

test.each([1, 2, 3])(
  'a worker that dies at write %i: one receipt, and a second only where it died after sending',
  async (place) => {
    const { event } = await heard();
    const sent = payments.receipts();
    let writes = 0;
    const die = (operation: string): void => {
      if (!/^(Put|Update|Transact)/.test(operation)) return;
      writes += 1;
      if (writes === place) throw new Error('The worker was killed.');
    };
    await expect(sent.hear(event, { before: die })).rejects.toThrow('The worker was killed.');
    // The claim of a worker that died is free again after a while.
    payments.advance(3_600_000);
    for (let time = 0; time < 3; time += 1) await sent.hear(event);
    // Between sending and noting it, the mail may go again: the mail service has no key against repetition.
    expect(sent.mails).toHaveLength(place === 2 ? 2 : 1);
  },
);
