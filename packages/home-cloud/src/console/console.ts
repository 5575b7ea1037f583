import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isFromOurOrigin } from '../gateway/local-requests.ts';
import { icon, script, stylesheet } from './assets.ts';
import type { Html } from './html.ts';
import { page, type SectionPath, sections } from './layout.ts';
import {
  edgePage,
  eventsPage,
  functionsPage,
  mailBodyPage,
  mailPage,
  messagesPage,
  overviewPage,
  queuesPage,
  tablesPage,
} from './pages.ts';
import type { ConsoleSources } from './sources.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const htmlType = 'text/html; charset=utf-8';
const ownPages =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may bring its own style and pictures, but no script, and it cannot reach the console that shows it. */
const mailPages =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'";

const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
const notFound = json({ message: 'Not Found' }, 404);

const shown = (current: SectionPath, content: Html): Answer => ({
  status: 200,
  type: htmlType,
  body: page(sections.find(({ path }) => path === current)?.title ?? '', current, content),
  headers: { 'content-security-policy': ownPages },
});

const asset = (type: string, body: string): Answer => ({ status: 200, type, body });

const recipient = (query: URLSearchParams): { readonly to?: string } => {
  const to = query.get('to')?.trim();
  return to ? { to } : {};
};

const overview = async (sources: ConsoleSources): Promise<Answer> => {
  const [mail, messages, events, queues, tables, stores, functions] = await Promise.all([
    sources.mail({}),
    sources.messages(),
    sources.events(),
    sources.queues(),
    sources.tables(),
    sources.stores(),
    sources.functions(),
  ]);
  return shown('/local', overviewPage({ mail, messages, events, queues, tables, stores, functions }));
};

type Read = (sources: ConsoleSources, query: URLSearchParams) => Promise<Answer>;

const reads: Readonly<Record<string, Read>> = {
  '/local': overview,
  '/local/mail': async (sources, query) =>
    shown('/local/mail', mailPage(await sources.mail(recipient(query)), recipient(query).to ?? '')),
  '/local/messages': async (sources) => shown('/local/messages', messagesPage(await sources.messages())),
  '/local/events': async (sources) => shown('/local/events', eventsPage(await sources.events())),
  '/local/queues': async (sources, query) =>
    shown('/local/queues', queuesPage(await sources.queues(), query.get('moved') ?? undefined)),
  '/local/tables': async (sources) => shown('/local/tables', tablesPage(await sources.tables())),
  '/local/edge': async (sources) => shown('/local/edge', edgePage(await sources.stores())),
  '/local/functions': async (sources) => shown('/local/functions', functionsPage(await sources.functions())),
  '/local/api/mail': async (sources, query) => json({ items: await sources.mail(recipient(query)) }),
  '/local/api/messages': async (sources) => json({ items: await sources.messages() }),
  '/local/api/events': async (sources) => json({ items: await sources.events() }),
  '/local/api/queues': async (sources) => json({ items: await sources.queues() }),
  '/local/api/tables': async (sources) => json({ items: await sources.tables() }),
  '/local/api/edge': async (sources) => json({ items: await sources.stores() }),
  '/local/api/functions': async (sources) => json({ items: await sources.functions() }),
  '/local/api/endpoints': async (sources) => json(sources.endpoints()),
  '/local/console.css': async () => asset('text/css; charset=utf-8', stylesheet),
  '/local/console.js': async () => asset('text/javascript; charset=utf-8', script),
  '/local/console.svg': async () => asset('image/svg+xml', icon),
};

const mailBody = async (sources: ConsoleSources, id: string): Promise<Answer> => {
  const mail = await sources.mailById(id);
  if (mail === undefined) return notFound;
  return {
    status: 200,
    type: htmlType,
    body: mailBodyPage(mail),
    headers: { 'content-security-policy': mailPages },
  };
};

const read = async (sources: ConsoleSources, path: string, query: URLSearchParams): Promise<Answer> => {
  const known = Object.hasOwn(reads, path) ? reads[path] : undefined;
  if (known !== undefined) return known(sources, query);
  const mailId = /^\/local\/mail\/([\w-]+)\/body$/.exec(path)?.[1];
  return mailId === undefined ? notFound : mailBody(sources, mailId);
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const redrive = async (sources: ConsoleSources, path: string): Promise<Answer> => {
  const found = /^\/local\/(api\/)?queues\/([^/]+)\/redrive$/.exec(path);
  const name = decode(found?.[2] ?? '');
  if (found === null || name === undefined) return notFound;
  const outcome = await sources.redrive(name);
  if (outcome === undefined) return json({ message: `There is no dead-letter queue ${name}.` }, 404);
  if (found[1] !== undefined) return json(outcome);
  return {
    status: 303,
    type: 'text/plain',
    body: '',
    headers: { location: `/local/queues?moved=${outcome.moved}` },
  };
};

const decide = async (request: IncomingMessage, sources: ConsoleSources): Promise<Answer> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  if (request.method === 'GET' || request.method === 'HEAD') return read(sources, path, url.searchParams);
  if (!isFromOurOrigin(request))
    return json({ message: 'Forbidden: this was sent by a page of another origin.' }, 403);
  request.resume();
  if (request.method === 'POST') return redrive(sources, path);
  return json({ message: 'Method Not Allowed' }, 405);
};

const send = (response: ServerResponse, answer: Answer, method: string | undefined): void => {
  response.writeHead(answer.status, {
    'content-type': answer.type,
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Without a referrer a browser would hide our own origin from our own form, too.
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...answer.headers,
  });
  response.end(method === 'HEAD' ? undefined : answer.body);
};

/**
 * The operator's console: pages under `/local`, the same as JSON under `/local/api`. Mount it at `/local` behind the
 * gateway, which lets only requests for this machine's own names through.
 * @param log told when a source fails; the caller then sees a 500.
 */
export const consoleHandler =
  (sources: ConsoleSources, log: (line: string) => void): RequestListener =>
  (request, response) => {
    decide(request, sources).then(
      (answer) => send(response, answer, request.method),
      (error: unknown) => {
        log(
          `console ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        send(response, json({ message: 'The console could not read this.' }, 500), request.method);
      },
    );
  };
