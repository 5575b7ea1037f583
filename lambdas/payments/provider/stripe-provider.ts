import Stripe from 'stripe';
import type { MoneyAgain, MoneyBack, SeenSession } from '#domain/payments/seen-session.ts';
import type { Clock } from '../../runtime/clock.ts';
import { optional, readEnv } from '../../runtime/env.ts';
import { secretReader } from '../../runtime/secrets/secret-reader.ts';
import type { CardProvider, FindProvider, FoundSession } from './card-provider.ts';
import { type ProviderKeys, providerKeys } from './provider-keys.ts';

/** The version of Stripe's API that this library speaks; the webhook endpoint at Stripe is made with the same. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 4000;
const RETRIES = 2;
/** How old a signed message may be, in seconds. */
const TOLERANCE_S = 300;

/** What is about a payment of ours. */
const heardTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

const isHeard = (type: string): boolean => heardTypes.some((one) => one === type);

const idOf = (one: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof one === 'string' ? one : one?.id;

/** A question of the bank, or a dispute that Stripe kept away: no money has moved. */
const hasMoved = ({ status }: Stripe.Dispute): boolean =>
  !(status.startsWith('warning_') || status === ('prevented' as Stripe.Dispute.Status));

const stateOf = ({ status, payment_status }: Stripe.Checkout.Session): SeenSession['state'] => {
  if (payment_status === 'paid') return 'PAID';
  return status === 'expired' ? 'ENDED' : 'OPEN';
};

const clientOf = (apiKey: string, address: string): Stripe => {
  const { hostname, port } = new URL(address || 'https://api.stripe.com');
  const home = address === '' ? {} : { host: hostname, port, protocol: 'http' as const };
  return new Stripe(apiKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...home,
  });
};

const movesOf = async (
  stripe: Stripe,
  payment: string,
): Promise<{ back: readonly MoneyBack[]; again: readonly MoneyAgain[] }> => {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: payment, limit: 100 }),
    stripe.disputes.list({ payment_intent: payment, limit: 100 }),
  ]);
  const taken = disputes.data.filter(hasMoved);
  return {
    back: [
      ...refunds.data
        .filter(({ status }) => status === 'succeeded')
        .map(({ id, amount }) => ({ id, amount, why: 'REFUND' as const })),
      ...taken.map(({ id, amount }) => ({ id, amount, why: 'DISPUTE' as const })),
    ],
    again: taken
      .filter(({ status }) => status === 'won')
      .map(({ id, amount }) => ({ id: `${id}-won`, amount })),
  };
};

const looks =
  (stripe: Stripe) =>
  async (id: string): Promise<FoundSession | undefined> => {
    const session = await stripe.checkout.sessions
      .retrieve(id, { expand: ['payment_intent'] })
      .catch((failure: unknown) => {
        if (failure instanceof Stripe.errors.StripeInvalidRequestError && failure.code === 'resource_missing')
          return undefined;
        throw failure;
      });
    const checkout = session?.metadata?.checkout;
    if (session === undefined || checkout === undefined) return undefined;
    const state = stateOf(session);
    const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
    const failed = intent?.last_payment_error?.charge;
    const email = session.customer_details?.email;
    const moves = state === 'PAID' && intent ? await movesOf(stripe, intent.id) : { back: [], again: [] };
    return {
      id,
      checkout,
      state,
      ...(state === 'PAID' && intent
        ? { payment: { id: intent.id, amount: session.amount_total ?? 0 } }
        : {}),
      ...(email ? { payerEmail: email } : {}),
      ...(failed ? { failedTry: failed } : {}),
      ...moves,
    };
  };

/** The session of an event: its own, or the one that its payment came from. */
const sessionsOf =
  (stripe: Stripe) =>
  async ({ type, data }: Stripe.Event): Promise<string | 'none'> => {
    if (!isHeard(type)) return 'none';
    const object = data.object as unknown as null | {
      readonly object: string;
      readonly id: string;
      readonly payment_intent?: string | { readonly id: string } | null;
    };
    // Only what Stripe has signed comes here, but it is still what somebody sent.
    if (object === null) return 'none';
    if (object.object === 'checkout.session') return object.id;
    const payment = object.object === 'payment_intent' ? object.id : idOf(object.payment_intent);
    if (payment === undefined) return 'none';
    const { data: found } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 });
    return found[0]?.id ?? 'none';
  };

/** The event that a message brings; undefined when none of the secrets has signed it lately. */
const readSigned = (
  { webhooks }: Stripe,
  { sent, signature, now }: { readonly sent: string; readonly signature: string; readonly now: Date },
  secrets: readonly string[],
): Stripe.Event | undefined => {
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(sent, signature, secret, TOLERANCE_S, undefined, now.getTime());
    } catch (failure) {
      if (!(failure instanceof Stripe.errors.StripeSignatureVerificationError)) throw failure;
    }
  }
  return undefined;
};

/** Card payments by Stripe Checkout. `address` is Stripe's own unless given. */
export const stripeProvider = (
  { apiKey, webhookSecrets }: ProviderKeys,
  clock: Clock,
  address: string,
): CardProvider => {
  const stripe = clientOf(apiKey, address);
  const sessionOf = sessionsOf(stripe);
  return {
    open: async ({ checkout, invoice, amount, text, paidUrl, closedUrl, endsAt }) => {
      const metadata = { checkout, invoice };
      const { id, url } = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          client_reference_id: invoice,
          metadata,
          payment_intent_data: { metadata, description: text },
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: amount, product_data: { name: text } },
            },
          ],
          success_url: paidUrl,
          cancel_url: closedUrl,
          expires_at: Math.floor(endsAt.getTime() / 1000),
        },
        { idempotencyKey: `checkout-${checkout}` },
      );
      if (!url) throw new Error('The card provider opened no page.');
      return { session: id, url };
    },
    expire: async (session) => {
      await stripe.checkout.sessions.expire(session).catch((failure: unknown) => {
        if (!(failure instanceof Stripe.errors.StripeInvalidRequestError)) throw failure;
      });
    },
    look: looks(stripe),
    heard: async (sent, signature) => {
      const event = readSigned(stripe, { sent, signature, now: clock() }, webhookSecrets);
      return event && sessionOf(event);
    },
    changedSince: async function* (since) {
      const gte = Math.floor(since.getTime() / 1000);
      for await (const event of stripe.events.list({
        types: [...heardTypes],
        created: { gte },
        limit: 100,
      })) {
        const session = await sessionOf(event);
        if (session !== 'none') yield session;
      }
    },
  };
};

/** The provider of this stage. A stage without a secret for it takes no cards. */
export const providerOfStage = (clock: Clock): FindProvider => {
  const { CARD_KEYS_ID, CARD_PROVIDER_URL } = readEnv({
    CARD_KEYS_ID: optional,
    CARD_PROVIDER_URL: optional,
  });
  if (CARD_KEYS_ID === '') return async () => undefined;
  const find = providerKeys(secretReader(CARD_KEYS_ID), clock);
  let made: { readonly keys: ProviderKeys; readonly provider: CardProvider } | undefined;
  return async () => {
    const keys = await find();
    if (keys === undefined) return undefined;
    if (made?.keys !== keys) made = { keys, provider: stripeProvider(keys, clock, CARD_PROVIDER_URL) };
    return made.provider;
  };
};
