import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Invoice } from '#domain/billing/invoice.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { listeners as billingListeners } from '#lambdas/billing/follow.ts';
import { wire as billingHttp } from '#lambdas/billing/http.ts';
import { invoiceStore } from '#lambdas/billing/index.ts';
import { flights } from '#lambdas/departures/index.ts';
import { profileReader } from '#lambdas/identity/index.ts';
import { keepEvent } from '#lambdas/lake/keep-event.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import {
  type TextDependencies,
  textSender,
  whatsAppChannel,
} from '#lambdas/notifications/channels/whatsapp/whatsapp-channel.ts';
import { wire as notificationsHttp } from '#lambdas/notifications/http.ts';
import { sendOnce, sentStore } from '#lambdas/notifications/index.ts';
import { wire as notifier } from '#lambdas/notifications/notify.ts';
import { wireSoon } from '#lambdas/notifications/soon/open-soon.ts';
import { sendReceipt } from '#lambdas/payments/send-receipt.ts';
import { checkoutStore } from '#lambdas/payments/store/checkout-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { listeners as shipmentListeners } from '#lambdas/shipments/heard/listeners.ts';
import { bookedShipments } from '#lambdas/shipments/index.ts';
import { type PaymentsWorld, startPaymentsWorld } from '#tests/integration/payments/payments.world.ts';
import { sender } from '#tests/integration/shipments/shipments.world.ts';
import { type Asked, call, testDependencies } from '#tests/support/call.ts';
import { startingWith } from '#tests/support/tables.ts';
import { announcedEvents } from '../../../infra/event-catalogue.ts';
import { signed } from '../../../scripts/card-provider/messages.ts';
import { meterOf } from '../capacity.ts';
import { type Cost, liveThrough } from '../shipment-life/life.ts';
import type { Heard } from '../shipment-life/listeners.ts';

/** What the money and the messages of one shipment cost beside its life. */
export interface Paid {
  readonly costs: readonly Cost[];
  readonly heard: Heard;
  /** To the sender, and to whoever paid. */
  readonly letters: { readonly sender: number; readonly payer: number };
  readonly texts: number;
}

const PHONE = '+5926000142';
const PAYER = 'aunt@example.test';
const MINUTE_MS = 60_000;
const env = (payments: PaymentsWorld) => ({
  ...payments.world.tables.env,
  SITE_URL: 'https://skybarrel.test',
});

/** The sender gives a number and agrees to WhatsApp. */
const agree = async (payments: PaymentsWorld): Promise<void> => {
  const { tables } = payments.world;
  const client = tables.client();
  await client.send(
    new UpdateCommand({
      TableName: tables.profiles,
      Key: { pk: `USER#${sender.userId}`, sk: 'PROFILE' },
      UpdateExpression: 'SET phone_e164 = :phone',
      ExpressionAttributeValues: { ':phone': PHONE },
    }),
  );
  const ask = notificationsHttp(env(payments), { ...testDependencies(client), offersWhatsApp: true });
  const { body: preferences } = await call(ask, 'GET /api/notifications/preferences', { as: sender });
  const text = preferences.consentText;
  const body = { version: 0, on: true, kinds: ['progress', 'flights', 'tasks'], text };
  const { status } = await call(ask, 'PUT /api/notifications/preferences/whatsapp', { as: sender, body });
  if (status !== 200) throw new Error(`The sample sender could not agree: ${status}`);
};

const outboxOf = async ({ world }: PaymentsWorld, table: string): Promise<AnyEvent[]> =>
  startingWith(await world.tables.all(table), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);

/** Who listens, on a client that notes what they read and write. */
const listening = (payments: PaymentsWorld) => {
  const { tables } = payments.world;
  const client = tables.client();
  const taken = meterOf(client);
  // A day between two happenings, each at the same hour of the morning.
  let now = Date.parse('2026-11-13T15:00:00.000Z');
  const shared = testDependencies(client, { clock: () => new Date(now) });
  const sums = { events: 0, bytes: 0, calls: 0, queued: 0, texts: 0 };
  const letters = { sender: 0, payer: 0 };
  const sendMail = async (to: string): Promise<void> => {
    letters[to === PAYER ? 'payer' : 'sender'] += 1;
  };
  const whatsApp: TextDependencies['whatsApp'] = {
    send: async () => {
      sums.texts += 1;
      return { messageId: `message-${sums.texts}` };
    },
    askMeta: async () => ({ state: 'APPROVED' }),
  };
  const by = { ...shared, sendMail, whatsApp, readPhoto: async () => undefined };
  const channels = [mailChannel(env(payments), by), whatsAppChannel(textSender(env(payments), by))];
  const tell = notifier(env(payments), shared, channels);
  const soon = wireSoon(env(payments), shared, channels);
  const keep = keepEvent(insertBatches(client, tables.telemetry, shared.clock));
  const billing = billingListeners(env(payments), shared);
  const shipments = shipmentListeners(env(payments), shared);
  const receipt = sendReceipt({
    checkouts: checkoutStore(client, tables.payments),
    invoices: invoiceStore(client, tables.billing),
    findShipment: bookedShipments(client, tables.shipments).find,
    findFlight: flights(client, tables.departures).find,
    clock: shared.clock,
    emailOf: async (userId) => (await profileReader(client, tables.profiles).find(userId))?.email,
    readBrand: async () => defaultBrand,
    send: sendOnce({ ...shared, sent: sentStore(client, tables.payments), sendMail }),
  });
  const announce = async (event: AnyEvent): Promise<void> => {
    if (!announcedEvents.some(({ type }) => type === event.type)) return;
    sums.queued += 1;
    await tell(event);
  };
  const follow = async (listeners: typeof billing, event: AnyEvent): Promise<void> => {
    const listener = listeners.find(({ type }) => type === event.type);
    if (!listener) return;
    sums.calls += 1;
    await listener.hear(event as never);
  };
  return {
    client,
    taken,
    sums,
    letters,
    /** What runs every three minutes, once something is due. */
    tellSoon: async (): Promise<void> => {
      now += 10 * MINUTE_MS;
      sums.calls += 1;
      await soon({ millisecondsLeft: () => MINUTE_MS });
      now += DAY_MS - 10 * MINUTE_MS;
    },
    /** An event of the shipment: it is kept and counted already; its bill and its messages are not. */
    ofShipment: async (event: AnyEvent): Promise<void> => {
      // Of all scans, billing hears the landing alone.
      if (event.type !== 'piece-tracked.v1' || event.data.code === 'ARR') await follow(billing, event);
      await announce(event);
    },
    /** An event of the money: everybody hears it for the first time. */
    ofMoney: async (event: AnyEvent): Promise<void> => {
      sums.events += 1;
      sums.bytes += Buffer.byteLength(JSON.stringify(event));
      sums.calls += 1;
      await keep(event);
      await follow(shipments, event);
      if (event.type === 'card-payment-taken.v1') {
        sums.calls += 1;
        await receipt(event as never);
      }
      await announce(event);
    },
  };
};

/** The owner looks at the invoice and pays all of it by card. */
const payByCard = async (
  payments: PaymentsWorld,
  { client, taken }: ReturnType<typeof listening>,
  invoice: Invoice,
): Promise<readonly Cost[]> => {
  const costs: Cost[] = [];
  const bills = billingHttp(payments.world.tables.env, testDependencies(client));
  const note = async (who: Cost['who'], route: string, act: () => ReturnType<typeof call>): Promise<void> => {
    taken();
    const { status, body } = await act();
    if (status !== 200) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
    const { read, written } = taken();
    costs.push({ who, route, read, written, bytes: Buffer.byteLength(JSON.stringify(body)) });
  };
  const params = { number: invoice.number };
  const look = (route: string, asked: Asked) => note('customer', route, () => call(bills, route, asked));
  const pay = 'POST /api/invoices/{number}/checkouts';
  await look('GET /api/invoices', { as: sender });
  await look('GET /api/invoices/{number}', { as: sender, params });
  const headers = { 'idempotency-key': newId() };
  const body = { amount: invoice.entries.reduce((sum, { amount }) => sum + amount, 0) };
  await note('customer', pay, () => payments.ask(pay, { client, as: sender, params, headers, body }));
  payments.cards.pay(payments.lastSession(), PAYER);
  const event = payments.cards.events().at(-1);
  if (event === undefined) throw new Error('The provider has sent nothing.');
  const made = signed(event, { at: Math.floor(Date.now() / 1000) });
  const message = { client, headers: { 'stripe-signature': made.signature }, text: made.body };
  const webhook = 'POST /api/payments/webhook';
  await note('anyone', webhook, () => payments.ask(webhook, message));
  await look('GET /api/invoices/{number}', { as: sender, params });
  return costs;
};

/** One shipment that was billed, paid by card, and of which its sender is told by mail and by WhatsApp. */
export const payThrough = async (): Promise<Paid> => {
  const payments = await startPaymentsWorld();
  try {
    await agree(payments);
    const { tables } = payments.world;
    const all = listening(payments);
    const heard = new Set<string>();
    const hear = async (): Promise<void> => {
      const events = await outboxOf(payments, tables.shipments);
      for (const event of events.filter(({ id }) => !heard.has(id))) {
        heard.add(event.id);
        await all.ofShipment(event);
      }
      await all.tellSoon();
    };
    await liveThrough(payments.world, { afterEach: hear, toTheDoor: true });
    const events = await outboxOf(payments, tables.shipments);
    const number = String(events.find(({ type }) => type === 'shipment-booked.v1')?.subject);
    const told = all.taken();
    const costs = await payByCard(payments, all, await payments.billing.only({ number }));
    const money = [
      ...(await outboxOf(payments, tables.billing)),
      ...(await outboxOf(payments, tables.payments)),
    ];
    for (const event of money) await all.ofMoney(event);
    const rest = all.taken();
    const { texts, ...sums } = all.sums;
    const units = { read: told.read + rest.read, written: told.written + rest.written };
    return { costs, heard: { ...sums, ...units }, letters: all.letters, texts };
  } finally {
    await payments.stop();
  }
};
