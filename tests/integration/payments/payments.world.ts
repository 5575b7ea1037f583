import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Invoice, ShipmentInvoice } from '#domain/billing/invoice.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { invoiceStore } from '#lambdas/billing/index.ts';
import { flights } from '#lambdas/departures/index.ts';
import { profileReader } from '#lambdas/identity/index.ts';
import { sendOnce, sentStore } from '#lambdas/notifications/index.ts';
import { endOtherCheckouts } from '#lambdas/payments/end-other-checkouts.ts';
import { wire } from '#lambdas/payments/http.ts';
import { stripeProvider } from '#lambdas/payments/provider/stripe-provider.ts';
import { reconcilePayments } from '#lambdas/payments/reconcile.ts';
import { sendReceipt } from '#lambdas/payments/send-receipt.ts';
import { checkoutStore } from '#lambdas/payments/store/checkout-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { bookedShipments } from '#lambdas/shipments/index.ts';
import { signed } from '../../../scripts/card-provider/messages.ts';
import { simulatedProvider } from '../../../scripts/card-provider/simulated-provider.ts';
import { homeKeys, type SimulatedEvent } from '../../../scripts/card-provider/state.ts';
import { type Answered, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith } from '../../support/tables.ts';
import { type As, startBillingWorld } from '../billing/billing.world.ts';
import { sender } from '../shipments/shipments.world.ts';

type Taken = Parameters<ReturnType<typeof sendReceipt>>[0] & { readonly type: string };

/** A request, with the faults that it meets. */
interface Request {
  readonly as?: As;
  readonly body?: unknown;
  readonly text?: string;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly faults?: Faults;
  /** A client that notes what it costs. */
  readonly client?: DynamoDBDocumentClient;
}

/** Card payments on their own tables, at a simulated provider whose messages the tests deliver themselves. */
export const startPaymentsWorld = async () => {
  const billing = await startBillingWorld();
  const { world } = billing;
  const { tables } = world;
  let offset = 0;
  let isOn = true;
  const now = (): number => Date.now() + offset;
  const clock = (): Date => new Date(now());
  const cards = simulatedProvider({ webhookUrl: 'http://127.0.0.1:9/none', now });
  cards.delivery.copies = 0;
  const server = createServer(cards.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { apiKey: homeKeys.apiKey, webhookSecrets: [homeKeys.webhookSecret, 'whsec_the_one_before'] };
  const provider = stripeProvider(keys, clock, address);
  const findProvider = async () => (isOn ? provider : undefined);
  const dependencies = (faults?: Faults, client = tables.client(faults)) => ({
    ...testDependencies(client, { clock }),
    findProvider,
  });
  const ask = (route: string, { faults, client, ...request }: Request = {}): Promise<Answered> =>
    call(
      wire({ ...tables.env, SITE_URL: 'https://example.test' }, dependencies(faults, client)),
      route,
      request,
    );
  const checkouts = checkoutStore(tables.client(), tables.payments);
  return {
    billing,
    world,
    cards,
    ask,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await billing.close();
    },
    turn: (on: boolean) => {
      isOn = on;
    },
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
    /** A shipment that was billed and of which nothing is paid. */
    billed: async (): Promise<ShipmentInvoice> => {
      const shipment = await world.booked();
      await billing.hearAll(shipment);
      return billing.only(shipment);
    },
    now: ({ shipment }: Pick<ShipmentInvoice, 'shipment'>): Promise<ShipmentInvoice> =>
      billing.only({ number: shipment }),
    /** The newest session at the provider. */
    lastSession: (): string => cards.sessions().at(-1)?.id ?? '',
    /** The owner begins to pay by card. */
    begin: (invoice: Invoice, amount: number, { as = sender, headers, faults }: Request = {}) =>
      ask('POST /api/invoices/{number}/checkouts', {
        as,
        params: { number: invoice.number },
        headers: { 'idempotency-key': newId(), ...headers },
        body: { amount },
        ...(faults === undefined ? {} : { faults }),
      }),
    /** Delivers a message as the provider sends it. */
    hear: (
      event: SimulatedEvent,
      {
        faults,
        secret,
        at = now(),
      }: { readonly faults?: Faults; readonly secret?: string; readonly at?: number } = {},
    ): Promise<Answered> => {
      const made = signed(event, {
        at: Math.floor(at / 1000),
        ...(secret === undefined ? {} : { secret }),
      });
      return ask('POST /api/payments/webhook', {
        headers: { 'stripe-signature': made.signature },
        text: made.body,
        ...(faults === undefined ? {} : { faults }),
      });
    },
    /** The hourly look. */
    reconcile: (faults?: Faults) =>
      reconcilePayments({
        ...dependencies(faults),
        pause: async () => undefined,
        checkouts: checkoutStore(tables.client(faults), tables.payments),
        invoices: invoiceStore(tables.client(faults), tables.billing),
      })({ millisecondsLeft: () => 60_000 }),
    /** What follows when an invoice is told to be paid. */
    heardPaid: (invoice: Invoice) =>
      endOtherCheckouts({
        findProvider,
        checkouts: checkoutStore(tables.client(), tables.payments),
        invoices: invoiceStore(tables.client(), tables.billing),
      })({ data: invoice }),
    checkout: (id: string) => checkouts.find(id),
    /** What was told of a checkout that was paid. */
    taken: async (id: string): Promise<Taken> => {
      const event = startingWith(await tables.all(tables.payments), 'OUTBOX#')
        .map((item) => JSON.parse(String(item.event)) as Taken)
        .find(({ type, data }) => type === 'card-payment-taken.v1' && data.checkout === id);
      if (event === undefined) throw new Error(`Nothing was told of the checkout ${id}.`);
      return event;
    },
    /** The worker that sends receipts, and the mails that it has sent. */
    receipts: () => {
      const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
      const hear = (event: Taken, faults?: Faults): Promise<void> => {
        const client = tables.client(faults);
        return sendReceipt({
          checkouts: checkoutStore(client, tables.payments),
          invoices: invoiceStore(client, tables.billing),
          findShipment: bookedShipments(client, tables.shipments).find,
          findFlight: flights(client, tables.departures).find,
          clock,
          emailOf: async (userId) => (await profileReader(client, tables.profiles).find(userId))?.email,
          readBrand: async () => defaultBrand,
          send: sendOnce({
            ...dependencies(),
            sent: sentStore(client, tables.payments),
            sendMail: async (to, { subject, text }) => {
              mails.push({ to, subject, text });
            },
          }),
        })(event);
      };
      return { mails, hear };
    },
    /** What payments told, by type. */
    told: async ({ number }: Pick<Invoice, 'number'>): Promise<string[]> =>
      startingWith(await tables.all(tables.payments), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)) as { type: string; data: { number: string } })
        .filter(({ data }) => data.number === number)
        .map(({ type }) => type)
        .toSorted(),
  };
};
export type PaymentsWorld = Awaited<ReturnType<typeof startPaymentsWorld>>;
