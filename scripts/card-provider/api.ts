import {
  disputeOf,
  intentOf,
  newIdOf,
  refundOf,
  type SimulatedEvent,
  type SimulatedSession,
  sessionOf,
} from './state.ts';

/** What the provider's API knows. */
export interface ApiState {
  readonly sessions: Map<string, SimulatedSession>;
  readonly events: SimulatedEvent[];
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Closes an open session and tells so. */
  readonly expire: (id: string) => void;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  /** `http://127.0.0.1:5123` */
  readonly origin: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

/** The provider's limits of a session, in seconds and cents. */
const LEAST_S = 30 * 60;
const MOST_S = 24 * 60 * 60;
const LEAST_CENTS = 50;

const answer = (body: object): ApiAnswer => ({ status: 200, body });
const list = (data: readonly object[]): ApiAnswer =>
  answer({ object: 'list', data, has_more: false, url: '' });
const refused = (status: number, code: string, message: string): ApiAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
});
const missing = (id: string): ApiAnswer => refused(404, 'resource_missing', `No such thing: '${id}'`);

/** `metadata[checkout]=…` as an object. */
const metadataIn = (form: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value] as const];
    }),
  );

const createSession = ({ sessions, now }: ApiState, { form, origin }: ApiRequest): ApiAnswer => {
  const price = (name: string): string => form.get(`line_items[0][price_data]${name}`) ?? '';
  const [amount, created, expiresAt] = [
    Number(price('[unit_amount]')),
    now(),
    Number(form.get('expires_at')),
  ];
  const [paidUrl, closedUrl] = [form.get('success_url') ?? '', form.get('cancel_url') ?? ''];
  if (form.get('mode') !== 'payment' || price('[currency]') !== 'usd')
    return refused(400, 'parameter_invalid', 'Only payments in dollars are simulated.');
  if (!Number.isInteger(amount) || amount < LEAST_CENTS)
    return refused(400, 'amount_too_small', 'The amount must be at least $0.50.');
  if (expiresAt < created + LEAST_S || expiresAt > created + MOST_S)
    return refused(400, 'parameter_invalid', 'expires_at must be 30 minutes to 24 hours from now.');
  if (!(URL.canParse(paidUrl) && URL.canParse(closedUrl)))
    return refused(400, 'url_invalid', 'success_url and cancel_url must be addresses.');
  const id = newIdOf('cs_test');
  const session: SimulatedSession = {
    id,
    intent: newIdOf('pi'),
    amount,
    text: price('[product_data][name]'),
    metadata: metadataIn(form),
    reference: form.get('client_reference_id') ?? '',
    paidUrl,
    closedUrl,
    created,
    expiresAt,
    url: `${origin}/checkout/${id}`,
    status: 'open',
    refunds: [],
    disputes: [],
  };
  sessions.set(id, session);
  return answer(sessionOf(session, { expand: false }));
};

const byIntent = ({ sessions }: ApiState, intent: string | null): SimulatedSession | undefined =>
  [...sessions.values()].find((session) => session.intent === intent);

type Handle = (state: ApiState, request: ApiRequest, id: string) => ApiAnswer;

const routes: readonly (readonly [route: RegExp, handle: Handle])[] = [
  [/^POST \/v1\/checkout\/sessions$/, createSession],
  [
    /^GET \/v1\/checkout\/sessions$/,
    (state, { query }) => {
      const session = byIntent(state, query.get('payment_intent'));
      return list(session ? [sessionOf(session, { expand: false })] : []);
    },
  ],
  [
    /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    ({ sessions }, { query }, id) => {
      const session = sessions.get(id);
      const expand = [...query.values()].includes('payment_intent');
      return session ? answer(sessionOf(session, { expand })) : missing(id);
    },
  ],
  [
    /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ sessions, expire }, _, id) => {
      const session = sessions.get(id);
      if (session === undefined) return missing(id);
      if (session.status !== 'open')
        return refused(400, 'parameter_invalid', 'Only open sessions can be expired.');
      expire(id);
      return answer(sessionOf(session, { expand: false }));
    },
  ],
  [
    /^GET \/v1\/payment_intents\/(\w+)$/,
    (state, _, id) => {
      const session = byIntent(state, id);
      return session ? answer(intentOf(session)) : missing(id);
    },
  ],
  [
    /^GET \/v1\/refunds$/,
    (state, { query }) => {
      const session = byIntent(state, query.get('payment_intent'));
      return list(session ? session.refunds.map((one) => refundOf(session, one)) : []);
    },
  ],
  [
    /^GET \/v1\/disputes$/,
    (state, { query }) => {
      const session = byIntent(state, query.get('payment_intent'));
      return list(session ? session.disputes.map((one) => disputeOf(session, one)) : []);
    },
  ],
  [
    /^GET \/v1\/events$/,
    ({ events }, { query }) => {
      const since = Number(query.get('created[gte]') ?? 0);
      const types = [...query].filter(([name]) => name.startsWith('types')).map(([, type]) => type);
      const found = events.filter(({ created, type }) => created >= since && types.includes(type));
      return list(found.toReversed());
    },
  ],
];

/** Answers a call of the provider's API as the provider does, as far as we use it. */
export const answerApi = (state: ApiState, request: ApiRequest): ApiAnswer => {
  for (const [route, handle] of routes) {
    const found = route.exec(`${request.method} ${request.path}`);
    if (found) return handle(state, request, found[1] ?? '');
  }
  return refused(404, 'unknown_url', `The simulation has no ${request.method} ${request.path}.`);
};
