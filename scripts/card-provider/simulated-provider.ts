import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApiAnswer, answerApi } from './api.ts';
import { checkoutPage } from './checkout-page.ts';
import { type Delivery, messenger } from './messages.ts';
import {
  disputeOf,
  homeKeys,
  intentOf,
  newIdOf,
  type SimulatedEvent,
  type SimulatedSession,
  sessionOf,
} from './state.ts';

const API_VERSION = '2026-10-28.endive';
const MOST_BYTES = 100_000;

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MOST_BYTES) throw new Error('The body is too long.');
  }
  return text;
};

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
};

/** The card provider of the cloud at home, with what people do on its page and in its dashboard. */
export interface SimulatedProvider {
  readonly listener: RequestListener;
  readonly sessions: () => readonly SimulatedSession[];
  readonly events: () => readonly SimulatedEvent[];
  readonly delivery: Delivery;
  readonly delivered: () => Promise<void>;
  readonly pay: (session: string, email: string) => void;
  readonly decline: (session: string) => void;
  readonly expire: (session: string) => void;
  /** A part of the payment; what is left unless given. */
  readonly refund: (session: string, amount?: number) => void;
  readonly dispute: (session: string) => void;
  readonly winDispute: (session: string) => void;
}

interface Options {
  /** Where messages are sent. */
  readonly webhookUrl: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** What people do, and the messages that follow from it. */
const acts = (
  find: (id: string) => SimulatedSession,
  tell: (type: string, object: Readonly<Record<string, unknown>>) => void,
  now: () => number,
): Omit<SimulatedProvider, 'listener' | 'sessions' | 'events' | 'delivery' | 'delivered'> => {
  const charged = (session: SimulatedSession) => ({
    object: 'charge',
    payment_intent: session.intent,
    metadata: session.metadata,
  });
  const openOne = (id: string): SimulatedSession | undefined => {
    const session = find(id);
    return session.status === 'open' ? session : undefined;
  };
  return {
    pay: (id, email) => {
      const session = openOne(id);
      if (session === undefined) return;
      Object.assign(session, { status: 'complete', email });
      tell('payment_intent.succeeded', intentOf(session));
      tell('checkout.session.completed', sessionOf(session, { expand: false }));
    },
    decline: (id) => {
      const session = openOne(id);
      if (session === undefined) return;
      session.declined = newIdOf('ch');
      tell('payment_intent.payment_failed', intentOf(session));
    },
    expire: (id) => {
      const session = openOne(id);
      if (session === undefined) return;
      session.status = 'expired';
      tell('checkout.session.expired', sessionOf(session, { expand: false }));
    },
    refund: (id, amount) => {
      const session = find(id);
      const left = session.amount - session.refunds.reduce((sum, one) => sum + one.amount, 0);
      const part = Math.min(amount ?? left, left);
      if (session.status !== 'complete' || part <= 0) return;
      session.refunds.push({ id: newIdOf('re'), amount: part, created: now() });
      tell('charge.refunded', charged(session));
    },
    dispute: (id) => {
      const session = find(id);
      if (session.status !== 'complete' || session.disputes.length > 0) return;
      const dispute = { id: newIdOf('dp'), amount: session.amount, status: 'needs_response' as const };
      session.disputes.push(dispute);
      tell('charge.dispute.created', disputeOf(session, dispute));
    },
    winDispute: (id) => {
      const session = find(id);
      const [dispute] = session.disputes;
      if (dispute?.status !== 'needs_response') return;
      dispute.status = 'won';
      tell('charge.dispute.closed', disputeOf(session, dispute));
    },
  };
};

/** What somebody pressed on the page, and where they go then. */
const showPage = (
  people: Pick<SimulatedProvider, 'pay' | 'decline'>,
  session: SimulatedSession,
  form: URLSearchParams,
  response: ServerResponse,
): void => {
  const act = form.get('act');
  const pays = act === 'pay' && session.status === 'open';
  if (pays) people.pay(session.id, form.get('email') ?? '');
  if (act === 'decline') people.decline(session.id);
  if (pays || act === 'close') {
    response.writeHead(303, { location: pays ? session.paidUrl : session.closedUrl }).end();
    return;
  }
  const problem = act === 'decline' ? 'Your card was declined. Try another card.' : undefined;
  send(response, 200, 'text/html; charset=utf-8', checkoutPage(session, problem));
};

/** Starts a simulated card provider, which speaks the API that the official library calls. Nothing of it survives a stop. */
export const simulatedProvider = ({ webhookUrl, now = Date.now }: Options): SimulatedProvider => {
  const seconds = (): number => Math.floor(now() / 1000);
  const sessions = new Map<string, SimulatedSession>();
  const events: SimulatedEvent[] = [];
  const answers = new Map<string, { readonly asked: string; readonly answer: ApiAnswer }>();
  const { delivery, send: sendMessage, delivered } = messenger(webhookUrl, seconds);
  const find = (id: string): SimulatedSession => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error(`There is no session ${id}.`);
    return session;
  };
  const tell = (type: string, object: Readonly<Record<string, unknown>>): void => {
    const event: SimulatedEvent = {
      id: newIdOf('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: seconds(),
      type,
      livemode: false,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    sendMessage(event);
  };
  const people = acts(find, tell, seconds);

  const api = (request: IncomingMessage, url: URL, text: string): ApiAnswer => {
    if (request.headers.authorization !== `Bearer ${homeKeys.apiKey}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key.' } } };
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known?.asked === text) return known.answer;
    if (known !== undefined)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Another body.' } } };
    const { method = 'GET' } = request;
    const asked = { method, path: url.pathname, query: url.searchParams, origin: url.origin };
    const answer = answerApi(
      { sessions, events, now: seconds, expire: people.expire },
      { ...asked, form: new URLSearchParams(text) },
    );
    if (typeof key === 'string' && method === 'POST') answers.set(key, { asked: text, answer });
    return answer;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`);
    const text = await textOf(request);
    const visited = sessions.get(/^\/checkout\/(\w+)$/.exec(url.pathname)?.[1] ?? '');
    if (visited) {
      showPage(people, visited, new URLSearchParams(text), response);
      return;
    }
    const { status, body } = api(request, url, text);
    send(response, status, 'application/json', JSON.stringify(body));
  };
  return {
    listener: (request, response) => {
      handle(request, response).catch((failure: unknown) =>
        send(response, 500, 'text/plain', String(failure)),
      );
    },
    sessions: () => [...sessions.values()],
    events: () => events,
    delivery,
    delivered,
    ...people,
  };
};
