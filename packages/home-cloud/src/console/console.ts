import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isFromOurOrigin } from '../gateway/local-requests.ts';
import { readRequest } from '../gateway/wire.ts';
import { returns } from '../mail/returned.ts';
import { outcomes } from '../whatsapp/social-messaging.ts';
import { templateStatuses } from '../whatsapp/templates.ts';
import { type Answer, json, seeOther } from './answer.ts';
import { icon, script, stylesheet } from './assets.ts';
import { type ConsoleAdditions, type ConsoleFile, type ConsolePage, checkPages } from './console-page.ts';
import { reply, writeFrom } from './from-phone.ts';
import type { Html } from './html.ts';
import { page, type Section, sections } from './layout.ts';
import { type Look, looks, mailBodyPage } from './mail-body.ts';
import {
  edgePage,
  eventsPage,
  functionsPage,
  mailPage,
  messagesPage,
  overviewPage,
  queuesPage,
  tablesPage,
} from './pages.ts';
import type { ConsoleSources } from './sources.ts';

const htmlType = 'text/html; charset=utf-8';
const ownPages =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may have styles and pictures, but no script, and it cannot access the console page that shows it. */
const mailPages =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'";

const notFound = json({ message: 'Not Found' }, 404);

/** Puts content into the console's layout, as the page at this path. */
type Frame = (current: string, content: Html) => Answer;

const frameOf =
  (menu: readonly Section[]): Frame =>
  (current, content) => ({
    status: 200,
    type: htmlType,
    body: page(menu, current, content),
    headers: { 'content-security-policy': ownPages },
  });

const asset = (type: string, body: string): Answer => ({ status: 200, type, body });

const recipient = (query: URLSearchParams): { readonly to?: string } => {
  const to = query.get('to')?.trim();
  return to ? { to } : {};
};

type Read = (sources: ConsoleSources, query: URLSearchParams, shown: Frame) => Promise<Answer>;

const overview: Read = async (sources, _query, shown) => {
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

const reads: Readonly<Record<string, Read>> = {
  '/local': overview,
  '/local/mail': async (sources, query, shown) =>
    shown('/local/mail', mailPage(await sources.mail(recipient(query)), recipient(query).to ?? '')),
  '/local/messages': async (sources, _, shown) =>
    shown('/local/messages', messagesPage(await sources.messages())),
  '/local/events': async (sources, _, shown) => shown('/local/events', eventsPage(await sources.events())),
  '/local/queues': async (sources, query, shown) =>
    shown('/local/queues', queuesPage(await sources.queues(), query.get('moved') ?? undefined)),
  '/local/tables': async (sources, _, shown) => shown('/local/tables', tablesPage(await sources.tables())),
  '/local/edge': async (sources, _, shown) => shown('/local/edge', edgePage(await sources.stores())),
  '/local/functions': async (sources, _, shown) =>
    shown('/local/functions', functionsPage(await sources.functions())),
  '/local/api/mail': async (sources, query) => json({ items: await sources.mail(recipient(query)) }),
  '/local/api/messages': async (sources) => json({ items: await sources.messages() }),
  '/local/api/templates': async (sources) => json({ items: await sources.templates() }),
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

const mailBody = async (sources: ConsoleSources, id: string, look: Look): Promise<Answer> => {
  const mail = await sources.mailById(id);
  if (mail === undefined) return notFound;
  return {
    status: 200,
    type: htmlType,
    body: mailBodyPage(mail, await sources.mailFiles(id), look),
    headers: { 'content-security-policy': mailPages },
  };
};

/** The data sources of the console and the pages that the app adds. */
interface ConsoleContext {
  readonly sources: ConsoleSources;
  readonly pages: readonly ConsolePage[];
  readonly files: readonly ConsoleFile[];
  readonly shown: Frame;
}

const read = async (context: ConsoleContext, path: string, query: URLSearchParams): Promise<Answer> => {
  const known = Object.hasOwn(reads, path) ? reads[path] : undefined;
  if (known !== undefined) return known(context.sources, query, context.shown);
  const added = pageAt(context, path);
  if (added !== undefined) return context.shown(path, await added.show(query));
  const data = pageAt(context, path.replace(/^\/local\/api\//, '/local/'))?.data;
  if (data !== undefined) return json(await data());
  const file = context.files.find(({ name }) => `/local/${name}` === path);
  if (file !== undefined) return asset(file.type, await file.body());
  const [, mailId, asked] = /^\/local\/mail\/([\w-]+)\/body\/(\w+)$/.exec(path) ?? [];
  const look = looks.find((one) => one === asked);
  return mailId === undefined || look === undefined ? notFound : mailBody(context.sources, mailId, look);
};

const pageAt = ({ pages }: ConsoleContext, path: string): ConsolePage | undefined =>
  pages.find((page) => `/local/${page.path}` === path);

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
  return seeOther(`/local/queues?moved=${outcome.moved}`);
};

/** Lets a message arrive or fail, for the buttons of the page and for programs. */
const outcome = async (sources: ConsoleSources, path: string): Promise<Answer | undefined> => {
  const [, api, id = '', word] = /^\/local\/(api\/)?messages\/([\w-]+)\/(\w+)$/.exec(path) ?? [];
  const status = outcomes.find((each) => each === word);
  if (status === undefined) return undefined;
  const done = await sources.outcome(id, status);
  if (done === undefined) return json({ message: `There is no message ${id}.` }, 404);
  return api === undefined ? seeOther('/local/messages') : json(done);
};

/** Has Meta decide about a WhatsApp template, for programs. */
const decideTemplate = async (sources: ConsoleSources, path: string): Promise<Answer | undefined> => {
  const [, name = '', word] = /^\/local\/api\/templates\/(\w+)\/(\w+)$/.exec(path) ?? [];
  const status = templateStatuses.find((each) => each === word);
  if (status === undefined) return undefined;
  const done = await sources.decide(name, status);
  return done === undefined ? json({ message: `There is no template ${name}.` }, 404) : json(done);
};

/** Lets a mail come back or be called spam, for the buttons of the page and for programs. */
const returnMail = async (sources: ConsoleSources, path: string): Promise<Answer | undefined> => {
  const [, api, id = '', word] = /^\/local\/(api\/)?mail\/([\w-]+)\/(\w+)$/.exec(path) ?? [];
  const what = returns.find((each) => each === word);
  if (what === undefined) return undefined;
  const done = await sources.returnMail(id, what);
  if (done === undefined) return json({ message: `There is no mail ${id}.` }, 404);
  return api === undefined ? seeOther('/local/mail') : json(done);
};

/** Calls a function by hand, and answers what it returned. A function that fails is a 500, and its log says why. */
const invoke = async (sources: ConsoleSources, path: string): Promise<Answer | undefined> => {
  const name = decode(/^\/local\/api\/functions\/([^/]+)\/invoke$/.exec(path)?.[1] ?? '');
  if (!name) return undefined;
  const outcome = await sources.invoke(name);
  return outcome === undefined ? json({ message: `There is no function ${name}.` }, 404) : json(outcome);
};

const decide = async (request: IncomingMessage, context: ConsoleContext): Promise<Answer> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  if (request.method === 'GET' || request.method === 'HEAD') return read(context, path, url.searchParams);
  if (!isFromOurOrigin(request))
    return json({ message: 'Forbidden: this was sent by a page of another origin.' }, 403);
  if (request.method !== 'POST') return json({ message: 'Method Not Allowed' }, 405);
  const sent = await readRequest(request);
  const { body } = sent;
  const submit = pageAt(context, path)?.submit;
  if (submit === undefined)
    return (
      (await outcome(context.sources, path)) ??
      (await decideTemplate(context.sources, path)) ??
      (await returnMail(context.sources, path)) ??
      (await reply(context.sources, path, body.toString())) ??
      (await writeFrom(context.sources, path, sent)) ??
      (await invoke(context.sources, path)) ??
      redrive(context.sources, path)
    );
  await submit(new URLSearchParams(body.toString()));
  return seeOther(path);
};

const send = (response: ServerResponse, answer: Answer, method: string | undefined): void => {
  response.writeHead(answer.status, {
    'content-type': answer.type,
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // With no-referrer a browser would send the origin `null` from our own form.
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...answer.headers,
  });
  response.end(method === 'HEAD' ? undefined : answer.body);
};

/**
 * The operator's console: pages under `/local`, and the same data as JSON under `/local/api`. Mount it at `/local` behind the gateway,
 * which accepts only requests for this machine.
 * @param log gets a line when a source fails. The response is then a 500.
 * @param added are the app's pages and files.
 * @throws if one of them has no unique path.
 */
export const consoleHandler = (
  sources: ConsoleSources,
  log: (line: string) => void,
  { pages, files = [] }: ConsoleAdditions = { pages: [] },
): RequestListener => {
  checkPages(pages, files, Object.keys(reads));
  const menu = pages.map(({ path, title }) => ({ path: `/local/${path}`, title }));
  const context = { sources, pages, files, shown: frameOf([...sections, ...menu]) };
  return (request, response) => {
    decide(request, context).then(
      (answer) => send(response, answer, request.method),
      (error: unknown) => {
        log(
          `console ${request.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        send(response, json({ message: 'The console could not read this.' }, 500), request.method);
      },
    );
  };
};
