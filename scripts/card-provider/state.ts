import { randomBytes } from 'node:crypto';

/** The keys of the simulated account. They open nothing anywhere else. */
export const homeKeys = {
  apiKey: 'sk_test_home_0000000000',
  webhookSecret: 'whsec_home_0000000000',
} as const;

type Metadata = Readonly<Record<string, string>>;

/** A visit to the simulated Checkout page, and the payment that comes of it. */
export interface SimulatedSession {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly text: string;
  readonly metadata: Metadata;
  readonly reference: string;
  readonly paidUrl: string;
  readonly closedUrl: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly expiresAt: number;
  /** Where the page is. */
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  email?: string;
  /** The charge of the last card that was declined. */
  declined?: string;
  readonly refunds: { readonly id: string; readonly amount: number; readonly created: number }[];
  readonly disputes: {
    readonly id: string;
    readonly amount: number;
    status: 'needs_response' | 'won' | 'lost';
  }[];
}

/** A message as the provider sends it. */
export interface SimulatedEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly livemode: false;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

/** An id as the provider makes them: `cs_test_4f…`. */
export const newIdOf = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/** What the API answers about a payment. */
export const intentOf = (session: SimulatedSession) => ({
  id: session.intent,
  object: 'payment_intent',
  amount: session.amount,
  currency: 'usd',
  status: session.status === 'complete' ? 'succeeded' : 'requires_payment_method',
  metadata: session.metadata,
  last_payment_error:
    session.declined === undefined
      ? null
      : {
          type: 'card_error',
          code: 'card_declined',
          charge: session.declined,
          message: 'Your card was declined.',
        },
});

/** What the API answers about a session. A payment is made when somebody first sends the form. */
export const sessionOf = (session: SimulatedSession, { expand }: { readonly expand: boolean }) => {
  const isTried = session.status === 'complete' || session.declined !== undefined;
  const intent = expand ? intentOf(session) : session.intent;
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    amount_total: session.amount,
    currency: 'usd',
    client_reference_id: session.reference,
    created: session.created,
    expires_at: session.expiresAt,
    metadata: session.metadata,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: isTried ? intent : null,
    customer_details: session.email === undefined ? null : { email: session.email },
    url: session.status === 'open' ? session.url : null,
  };
};

/** What the API answers about a refund. */
export const refundOf = (
  session: SimulatedSession,
  { id, amount, created }: SimulatedSession['refunds'][number],
) => ({
  id,
  object: 'refund',
  amount,
  created,
  currency: 'usd',
  payment_intent: session.intent,
  status: 'succeeded',
});

/** What the API answers about a dispute. */
export const disputeOf = (
  session: SimulatedSession,
  { id, amount, status }: SimulatedSession['disputes'][number],
) => ({ id, object: 'dispute', amount, currency: 'usd', payment_intent: session.intent, status });
