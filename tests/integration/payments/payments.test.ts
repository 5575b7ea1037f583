import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import { entryWords } from '#domain/billing/entry-words.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { randomOf } from '#domain/kernel/random.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset } from '../../support/tables.ts';
import { sender, stranger } from '../shipments/shipments.world.ts';
import { type PaymentsWorld, startPaymentsWorld } from './payments.world.ts';

let payments: PaymentsWorld;
beforeAll(async () => {
  payments = await startPaymentsWorld();
});
afterAll(() => payments.stop());

const HOUR_MS = 3_600_000;
const lastEvent = () => {
  const event = payments.cards.events().at(-1);
  if (event === undefined) throw new Error('The provider has sent nothing.');
  return event;
};
/** An invoice of which a part was paid at the provider; no message has arrived. */
const paid = async (amount = 20_000): Promise<{ invoice: ShipmentInvoice; session: string; id: string }> => {
  const invoice = await payments.billed();
  const id = newId();
  const begun = await payments.begin(invoice, amount, { headers: { 'idempotency-key': id } });
  expect(begun.status).toBe(200);
  const session = payments.lastSession();
  payments.cards.pay(session, 'aunt@example.test');
  return { invoice, session, id };
};
const sums = async (invoice: ShipmentInvoice) => {
  const now = await payments.now(invoice);
  expect(auditInvoice(now)).toEqual([]);
  return balanceOf(now);
};

describe('paying by card', () => {
  test('goes to the page of the provider with a sum that the server has checked', async () => {
    const invoice = await payments.billed();
    const { owed } = balanceOf(invoice);
    expect(await payments.begin(invoice, owed + 1)).toMatchObject({
      status: 409,
      body: { code: 'MORE_THAN_OWED', details: { owed } },
    });
    for (const amount of [49, 0, -5, 10.5])
      expect((await payments.begin(invoice, amount)).body.code).toBe('INVALID_INPUT');
    for (const more of [{ currency: 'GYD' }, { text: 'Gold' }, { owed: 1 }, { invoice: 'INV-1000001' }]) {
      const believed = await payments.ask('POST /api/invoices/{number}/checkouts', {
        as: sender,
        params: { number: invoice.number },
        headers: { 'idempotency-key': newId() },
        body: { amount: 5000, ...more },
      });
      expect(believed.body.code, JSON.stringify(more)).toBe('INVALID_INPUT');
    }
    const { body } = await payments.begin(invoice, owed);
    const session = payments.cards.sessions().at(-1);
    expect([session?.amount, session?.url, session?.reference]).toEqual([owed, body.url, invoice.number]);
    expect(session?.text).toBe(`Air freight to Guyana, invoice ${invoice.number}`);
    expect(session?.paidUrl).toBe(`https://example.test/dashboard/invoices/${invoice.number}?card=paid`);
    expect((await payments.begin(invoice, 5000, { as: stranger })).body.code).toBe('INVOICE_NOT_FOUND');
  });

  test('is one session however often the form is sent, and another sum under its key is refused', async () => {
    const invoice = await payments.billed();
    const before = payments.cards.sessions().length;
    const headers = { 'idempotency-key': newId() };
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await payments.begin(invoice, 5000, { headers }));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect(payments.cards.sessions().length).toBe(before + 1);
    expect((await payments.begin(invoice, 5001, { headers })).body.code).toBe('CHECKOUT_EXISTS');
    const other = await payments.billed();
    expect((await payments.begin(other, 5000, { headers })).body.code).toBe('CHECKOUT_EXISTS');
  });

  test('goes on after the function died between the note and the page', async () => {
    const invoice = await payments.billed();
    const headers = { 'idempotency-key': newId() };
    let writes = 0;
    const die = (operation: string): void => {
      if (operation !== 'TransactWriteItems') return;
      writes += 1;
      if (writes > 1) throw new Error('The function was killed.');
    };
    expect((await payments.begin(invoice, 5000, { headers, faults: { before: die } })).status).toBe(500);
    const session = payments.lastSession();
    expect((await payments.begin(invoice, 5000, { headers })).status).toBe(200);
    expect(payments.lastSession()).toBe(session);
  });

  test('is off until somebody has set the keys', async () => {
    const invoice = await payments.billed();
    payments.turn(false);
    expect((await payments.begin(invoice, 5000)).body.code).toBe('CARDS_OFF');
    const shown = await payments.ask('GET /api/invoices/{number}/card', {
      as: sender,
      params: { number: invoice.number },
    });
    expect(shown.body).toMatchObject({ isOn: false });
    payments.turn(true);
  });
});

describe('a message of the provider', () => {
  test('enters the payment once, tells of it once, and keeps no other message waiting', async () => {
    const { invoice, id } = await paid();
    const { charged } = balanceOf(invoice);
    const message = lastEvent();
    for (let time = 0; time < 3; time += 1) expect((await payments.hear(message)).status).toBe(200);
    expect(await sums(invoice)).toEqual({ charged, paid: 20_000, credited: 0, owed: charged - 20_000 });
    expect(await payments.told(invoice)).toEqual(['card-payment-taken.v1']);
    expect(await payments.checkout(id)).toMatchObject({ state: 'PAID', payerEmail: 'aunt@example.test' });
    expect((await payments.now(invoice)).entries.at(-1)).toMatchObject({ method: 'CARD', by: 'system' });
  });

  test('is believed with a fresh signature of the present secret or the one before, and never without', async () => {
    const { invoice } = await paid();
    const message = lastEvent();
    const refused = { status: 400, body: { code: 'SIGNATURE_REFUSED' } };
    expect(await payments.hear(message, { secret: 'whsec_of_somebody_else' })).toMatchObject(refused);
    expect(await payments.hear(message, { at: Date.now() - 2 * HOUR_MS })).toMatchObject(refused);
    const forged = await payments.ask('POST /api/payments/webhook', {
      headers: { 'stripe-signature': 't=1,v1=00' },
      text: JSON.stringify(message),
    });
    expect(forged).toMatchObject(refused);
    expect((await sums(invoice)).paid).toBe(0);
    expect((await payments.hear(message, { secret: 'whsec_the_one_before' })).status).toBe(200);
    expect((await sums(invoice)).paid).toBe(20_000);
  });

  test('without the thing that it is about is heard and changes nothing', async () => {
    const { invoice } = await paid();
    const message = { ...(lastEvent() as object), data: { object: null } };
    expect((await payments.hear(message as never)).status).toBe(200);
    expect((await sums(invoice)).paid).toBe(0);
  });

  test('about a card that was declined tells it once, and the same page can still be paid', async () => {
    const invoice = await payments.billed();
    await payments.begin(invoice, 20_000);
    const session = payments.lastSession();
    payments.cards.decline(session);
    const declined = lastEvent();
    await payments.hear(declined);
    await payments.hear(declined);
    expect(await payments.told(invoice)).toEqual(['payment-failed.v1']);
    payments.cards.pay(session, 'aunt@example.test');
    await payments.hear(lastEvent());
    await payments.hear(declined);
    expect((await sums(invoice)).paid).toBe(20_000);
    expect(await payments.told(invoice)).toEqual(['card-payment-taken.v1', 'payment-failed.v1']);
  });

  test('about something else of the same account changes nothing', async () => {
    const { invoice } = await paid();
    const message = lastEvent();
    const other = {
      ...message,
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    };
    expect((await payments.hear(other)).status).toBe(200);
    const unknown = { ...message, data: { object: { id: 'cs_test_of_others', object: 'checkout.session' } } };
    expect((await payments.hear(unknown)).status).toBe(200);
    expect((await sums(invoice)).paid).toBe(0);
  });

  test('about a refund makes that much owed again, and a dispute that is won brings it back', async () => {
    const { invoice, session } = await paid();
    const { charged } = balanceOf(invoice);
    payments.cards.refund(session, 5000);
    // The message of the refund comes before that of the payment, and twice.
    await payments.hear(lastEvent());
    await payments.hear(lastEvent());
    expect(await sums(invoice)).toMatchObject({ paid: 15_000, owed: charged - 15_000 });
    const second = await paid();
    payments.cards.dispute(second.session);
    await payments.hear(lastEvent());
    expect((await sums(second.invoice)).paid).toBe(0);
    payments.cards.winDispute(second.session);
    await payments.hear(lastEvent());
    await payments.hear(lastEvent());
    expect((await sums(second.invoice)).paid).toBe(20_000);
    expect((await payments.now(second.invoice)).entries.map(entryWords).slice(-3)).toEqual([
      'Paid by card online',
      'Refunded by card online: The bank of the payer took the money back (dispute).',
      'Paid by card online: The dispute was decided for us, and the bank gave the money back.',
    ]);
  });
});

describe('the hourly look', () => {
  test('finds a payment and a refund whose messages were lost, once', async () => {
    const { invoice, session } = await paid();
    expect((await payments.reconcile()).settled).toBeGreaterThan(0);
    expect((await sums(invoice)).paid).toBe(20_000);
    expect(await payments.told(invoice)).toEqual(['card-payment-taken.v1']);
    payments.cards.refund(session, 2000);
    await payments.reconcile();
    await payments.reconcile();
    expect((await sums(invoice)).paid).toBe(18_000);
  });

  test('ends what nobody paid, and one that fails does not keep the others', async () => {
    const { invoice } = await paid();
    const left = await payments.billed();
    const id = newId();
    await payments.begin(left, 5000, { headers: { 'idempotency-key': id } });
    payments.cards.expire(payments.lastSession());
    let losses = 1;
    const fail = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw new Error('The table refused.');
    };
    expect((await payments.reconcile({ before: fail })).failed).toBe(1);
    await payments.reconcile();
    expect((await payments.checkout(id))?.state).toBe('ENDED');
    expect((await sums(invoice)).paid).toBe(20_000);
  });
});

test('messages 0 to 5 times in any order, with workers that die: one payment, one receipt, to the cent', async () => {
  const invoice = await payments.billed();
  const { charged } = balanceOf(invoice);
  let paidSoFar = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = randomOf(seed);
    // What happened before is no work of this hourly look.
    payments.advance(4 * HOUR_MS);
    const from = payments.cards.events().length;
    await payments.begin(invoice, 2000);
    const session = payments.lastSession();
    const dying = () => {
      const place = random(3);
      const die = (operation: string): void => {
        if (operation === 'TransactWriteItems' && random(2) === 0)
          throw place === 0 ? connectionReset() : new Error('The function was killed.');
      };
      return place === 2 ? {} : { faults: random(2) === 0 ? { before: die } : { after: die } };
    };
    const acts = [
      ...Array.from({ length: random(3) }, () => () => payments.cards.decline(session)),
      () => payments.cards.pay(session, 'aunt@example.test'),
      ...Array.from({ length: random(3) }, () => () => payments.cards.refund(session, 1 + random(300))),
    ];
    for (const act of acts) {
      act();
      const happened = payments.cards.events().slice(from);
      for (let times = random(6); times > 0; times -= 1) {
        const message = happened[random(happened.length)];
        if (message !== undefined) await payments.hear(message, dying());
      }
    }
    await payments.reconcile(dying().faults);
    await payments.reconcile();
    const back = payments.cards.sessions().find(({ id }) => id === session)?.refunds ?? [];
    paidSoFar += 2000 - back.reduce((sum, { amount }) => sum + amount, 0);
    expect(await sums(invoice), `seed ${seed}`).toEqual({
      charged,
      paid: paidSoFar,
      credited: 0,
      owed: charged - paidSoFar,
    });
    const told = await payments.told(invoice);
    expect(
      told.filter((type) => type === 'card-payment-taken.v1'),
      `seed ${seed}`,
    ).toHaveLength(seed);
  }
});

describe('several people with one invoice', () => {
  /** Three pages of the card provider are open for the whole sum. */
  const opened = async () => {
    const invoice = await payments.billed();
    const { owed } = balanceOf(invoice);
    const ids = [newId(), newId(), newId()];
    const sessions: string[] = [];
    for (const id of ids) {
      await payments.begin(invoice, owed, { headers: { 'idempotency-key': id } });
      sessions.push(payments.lastSession());
    }
    return { invoice, owed, ids, sessions };
  };
  const statusOf = (id: string | undefined) =>
    payments.cards.sessions().find((session) => session.id === id)?.status;

  test('pay it once: when one has paid, the pages of the others are closed at the provider', async () => {
    const { invoice, ids, sessions } = await opened();
    const other = await payments.billed();
    await payments.begin(other, 5000);
    const [first = '', second = ''] = sessions;
    payments.cards.pay(first, 'aunt@example.test');
    await payments.hear(lastEvent());
    // Told twice, it is done once.
    for (let time = 0; time < 2; time += 1) await payments.heardPaid(invoice);
    expect(sessions.map(statusOf)).toEqual(['complete', 'expired', 'expired']);
    expect(payments.cards.sessions().at(-1)?.status).toBe('open');
    payments.cards.pay(second, 'uncle@example.test');
    for (const event of payments.cards.events().slice(-2)) await payments.hear(event);
    expect((await payments.checkout(ids[2] ?? ''))?.state).toBe('ENDED');
    expect((await sums(invoice)).owed).toBe(0);
  });

  test('are told that somebody may be paying, until a page is closed, and may pay all the same', async () => {
    const { invoice, owed } = await opened();
    const shown = async () =>
      (
        await payments.ask('GET /api/invoices/{number}/card', {
          as: sender,
          params: { number: invoice.number },
        })
      ).body.isPaying;
    expect(await shown()).toBe(true);
    expect((await payments.begin(invoice, owed)).status).toBe(200);
    payments.advance(HOUR_MS);
    expect(await shown()).toBe(false);
  });

  test('keep their pages while something is still owed', async () => {
    const { invoice, sessions } = await opened();
    await payments.heardPaid(invoice);
    expect(sessions.map(statusOf)).toEqual(['open', 'open', 'open']);
  });
});
