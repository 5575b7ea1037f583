import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { PayLinkChangedV1 } from '#events/payments/pay-link-changed.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startingWith } from '../../support/tables.ts';
import { sender, shipmentIn, stranger, withRoles } from '../shipments/shipments.world.ts';
import { type PaymentsWorld, startPaymentsWorld } from './payments.world.ts';

let payments: PaymentsWorld;
beforeAll(async () => {
  payments = await startPaymentsWorld();
});
afterAll(() => payments.stop());

/** Somebody who takes payments at the desk. */
const till = withRoles('till-1', 'billing');
const DAY_MS = 86_400_000;
const ofLink = (invoice: Invoice, what: string, body: object, as = sender) =>
  payments.ask(`POST /api/invoices/{number}/pay-link${what}`, {
    as,
    params: { number: invoice.number },
    body,
  });
const linkOf = async (invoice: Invoice, version = 0): Promise<string> => {
  const { status, body } = await ofLink(invoice, '', { version });
  expect(status).toBe(200);
  return String(body.token);
};
const open = (token: string) => payments.ask('GET /api/pay', { headers: { 'pay-link': token } });
const pay = (token: string, amount: number, key = newId()) =>
  payments.ask('POST /api/pay/checkouts', {
    headers: { 'pay-link': token, 'idempotency-key': key },
    body: { amount },
  });
const refused = { status: 404, body: { code: 'LINK_REFUSED' } };

describe('a link for somebody who pays', () => {
  test('shows what it is for and the sum, and no more of anybody than a first name', async () => {
    const invoice = await payments.billed();
    const { status, body } = await open(await linkOf(invoice));
    expect([status, body]).toMatchObject([
      200,
      { invoice: invoice.number, owed: balanceOf(invoice).owed, isOn: true },
    ]);
    const { shipper, consignee } = shipmentIn(await payments.world.show(invoice.shipment));
    const said = JSON.stringify(body);
    const [from, to] = [shipper, consignee].map(({ name }) => name.split(' ')[0]);
    const { words } = body as unknown as PayPage;
    expect(words.title).toBe(`${from} asks you to pay for a shipment to ${to}`);
    // The booking cutoff of its flight, whether that has passed or not.
    expect(words.by.join(' ')).toMatch(/Tue, Nov 24, 4:00 PM/);
    for (const secret of [
      shipper.name,
      consignee.name,
      consignee.phone,
      ...shipper.address,
      invoice.shipment,
      invoice.ownerId,
    ])
      expect(said).not.toContain(secret);
  });

  test('of a person who was charged without a shipment says what for, not why, and is paid', async () => {
    const { status, body } = await payments.billing.ask('POST /api/desk/customers/{userId}/charges', till, {
      params: { userId: sender.userId },
      headers: { 'idempotency-key': newId() },
      body: { code: 'MISSED_PICKUP', amount: 2000, reason: 'The dog was loose.' },
    });
    const invoice = body as unknown as Invoice;
    expect(status).toBe(200);
    const token = await linkOf(invoice);
    const [name = ''] = invoice.billTo;
    const page = await open(token);
    expect(page.body).toMatchObject({
      owed: 2000,
      words: {
        title: `${name.split(' ')[0]} asks you to pay for services`,
        by: ['It is due now.'],
        facts: ['Missed pickup.', `Invoice ${invoice.number}.`],
      },
    });
    for (const secret of [name, 'The dog was loose.', 'shipment'])
      expect(JSON.stringify(page.body)).not.toContain(secret);
    const key = newId();
    expect((await pay(token, 2000, key)).status).toBe(200);
    const session = payments.cards.sessions().at(-1);
    expect(session?.text).toBe(`Services, invoice ${invoice.number}`);
    payments.cards.pay(session?.id ?? '', 'aunt@example.test');
    const message = payments.cards.events().at(-1);
    if (message) await payments.hear(message);
    expect((await open(token)).body).toMatchObject({ owed: 0 });
    const { mails, hear } = payments.receipts();
    await hear(await payments.taken(key));
    expect(mails).toMatchObject([{ to: 'aunt@example.test' }]);
  });

  test('pays a part and then the rest, and comes back to an address without the link', async () => {
    const invoice = await payments.billed();
    const token = await linkOf(invoice);
    const { owed } = balanceOf(invoice);
    expect((await pay(token, owed + 1)).body).toMatchObject({ code: 'MORE_THAN_OWED', details: { owed } });
    for (const amount of [20_000, owed - 20_000]) {
      expect((await pay(token, amount)).status).toBe(200);
      const session = payments.cards.sessions().at(-1);
      expect(JSON.stringify(session)).not.toContain(token.split('.')[1]);
      expect([session?.paidUrl, session?.closedUrl]).toEqual([
        'https://example.test/pay?paid',
        'https://example.test/pay?closed',
      ]);
      payments.cards.pay(session?.id ?? '', 'aunt@example.test');
      const message = payments.cards.events().at(-1);
      if (message) await payments.hear(message);
    }
    expect((await open(token)).body).toMatchObject({
      owed: 0,
      words: { by: [], sum: 'Paid in full. Nothing left to pay.' },
    });
    expect((await pay(token, 100)).body.code).toBe('MORE_THAN_OWED');
    expect(balanceOf(await payments.now(invoice)).owed).toBe(0);
    expect(await payments.told(invoice)).toEqual([
      'card-payment-taken.v1',
      'card-payment-taken.v1',
      'pay-link-changed.v1',
    ]);
  });

  test('is refused with one answer when it is forged, replaced, taken back or over', async () => {
    const invoice = await payments.billed();
    const first = await linkOf(invoice);
    const second = await linkOf(invoice, 1);
    const [number, secret = ''] = second.split('.');
    const turned = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
    const answers = [first, `${number}.${turned}`, `INV-1999999.${secret}`, secret, '', 'x'.repeat(90)].map(
      open,
    );
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(refused);
    expect(await pay(first, 5000)).toMatchObject(refused);
    expect((await open(second)).status).toBe(200);
    expect((await ofLink(invoice, '/revoke', { version: 2 })).body).toMatchObject({
      shown: { works: false },
    });
    for (const answer of [await open(second), await pay(second, 5000)]) expect(answer).toMatchObject(refused);
    const third = await linkOf(invoice, 3);
    payments.advance(30 * DAY_MS);
    for (const answer of [await open(third), await pay(third, 5000)]) expect(answer).toMatchObject(refused);
  });

  test('is opened by its own secret and by no other, however near', async () => {
    const invoice = await payments.billed();
    const token = await linkOf(invoice);
    const near = fc
      .tuple(
        fc.nat(token.length - 1),
        fc.constantFrom(...'AZaz09-_.'),
        fc.constantFrom('turn', 'drop', 'add'),
      )
      .map(([at, letter, how]) => {
        const rest = token.slice(at + (how === 'add' ? 0 : 1));
        return `${token.slice(0, at)}${how === 'drop' ? '' : letter}${rest}`;
      })
      .filter((forged) => forged !== token);
    const guess = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => {
      return `${invoice.number}.${Buffer.from(bytes).toString('base64url')}`;
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, guess), fc.integer({ min: 50, max: 5000 }), async (forged, amount) => {
        for (const answer of await Promise.all([open(forged), pay(forged, amount)]))
          expect(answer).toMatchObject(refused);
      }),
      { numRuns: 60 },
    );
    expect((await open(token)).status).toBe(200);
  });

  test('is made and taken back by the owner alone, and by one of two at once', async () => {
    const invoice = await payments.billed();
    expect((await ofLink(invoice, '', { version: 0 }, stranger)).body.code).toBe('INVOICE_NOT_FOUND');
    const both = await Promise.all([1, 2].map(() => ofLink(invoice, '', { version: 0 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ofLink(invoice, '/revoke', { version: 1 }, stranger)).body.code).toBe('INVOICE_NOT_FOUND');
    expect((await ofLink(invoice, '/revoke', { version: 0 })).body).toMatchObject({
      code: 'LINK_CHANGED',
      details: { shown: { version: 1, works: true } },
    });
  });

  test('is made by the desk for a customer on the phone, in place of the one before, and it is noted who made it', async () => {
    const invoice = await payments.billed();
    const ofDesk = (
      method: 'GET' | 'POST',
      what: string,
      body?: object,
      as: typeof till | typeof sender = till,
    ) =>
      payments.ask(`${method} /api/desk/invoices/{number}/${what}`, {
        as,
        params: { number: invoice.number },
        ...(body === undefined ? {} : { body }),
      });
    const before = await linkOf(invoice);
    expect((await ofDesk('GET', 'card')).body).toMatchObject({
      isOn: true,
      owed: balanceOf(invoice).owed,
      // The same words as on the page of the link.
      by: ((await open(before)).body as unknown as PayPage).words.by,
      link: { version: 1, works: true },
    });
    expect((await ofDesk('POST', 'pay-link', { version: 1 }, sender)).status).toBe(403);
    const { body } = await ofDesk('POST', 'pay-link', { version: 1 });
    expect((await open(String(body.token))).status).toBe(200);
    expect(await open(before)).toMatchObject(refused);
    expect((await ofDesk('POST', 'pay-link/revoke', { version: 2 })).body).toMatchObject({
      shown: { works: false },
    });
    expect(await open(String(body.token))).toMatchObject(refused);
    const { tables } = payments.world;
    const said = startingWith(await tables.all(tables.payments), 'OUTBOX#')
      .map(({ event }) => PayLinkChangedV1.schema.safeParse(JSON.parse(String(event))))
      .flatMap(({ data }) =>
        data?.data.number === invoice.number ? [`${data.data.by} ${data.data.what}`] : [],
      );
    expect(said.toSorted()).toEqual(
      [`${till.userId} given`, `${till.userId} revoked`, `${sender.userId} given`].toSorted(),
    );
  });

  test('begins sixty payments and no more, so that nobody tries stolen cards by it', async () => {
    const invoice = await payments.billed();
    const token = await linkOf(invoice);
    const statuses = new Set<number | undefined>();
    const key = newId();
    for (let time = 0; time < 60; time += 1) statuses.add((await pay(token, 100, key)).status);
    expect([...statuses]).toEqual([200]);
    expect(await pay(token, 100, key)).toMatchObject(refused);
  });

  test('keeps nothing in the table that would open it', async () => {
    const invoice = await payments.billed();
    const secret = (await linkOf(invoice)).split('.')[1];
    const { tables } = payments.world;
    expect(JSON.stringify(await tables.all(tables.payments))).not.toContain(secret);
  });
});
