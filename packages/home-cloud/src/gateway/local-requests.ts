import type { IncomingMessage, RequestListener } from 'node:http';

/** Handlers that exist only at home, by path prefix. */
export type Mounts = Readonly<Record<string, RequestListener>>;

/** Finds the handler of a path by its longest prefix. Undefined when the path belongs to the distribution. */
export const mountFinder = (mounts: Mounts): ((target: string) => RequestListener | undefined) => {
  const longestFirst = Object.entries(mounts).toSorted(([a], [b]) => b.length - a.length);
  return (target) => {
    const path = target.split('?', 1)[0] ?? '';
    return longestFirst.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
  };
};

const hostOf = (header: string | undefined): string | undefined => {
  if (header === undefined || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname;
};

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The SDK puts an account before the name. A name that ends in `.localhost` always means this machine (RFC 6761). */
const isLoopbackName = (name: string): boolean => loopbackNames.has(name) || name.endsWith('.localhost');

/**
 * True when the Host header names this machine. A foreign page whose name resolves to 127.0.0.1 (DNS rebinding) still sends its
 * own name.
 */
export const isForThisMachine = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  isLoopbackName(hostOf(request.headers.host) ?? '');

const portOf = (host: string | undefined): string | undefined => /:(\d+)$/.exec(host ?? '')?.[1];

/** Our origin has three names, because we listen at both loopback addresses. */
const isOurs = (origin: string, host: string | undefined): boolean => {
  if (origin === `http://${host}`) return true;
  const [, name = '', port] = /^http:\/\/(.+):(\d+)$/.exec(origin) ?? [];
  return loopbackNames.has(name) && port !== undefined && port === portOf(host);
};

/** True unless a page of another origin sent it. Such a page can post, but cannot hide its origin. */
export const isFromOurOrigin = (request: IncomingMessage): boolean => {
  const origin = request.headers.origin;
  if (origin !== undefined) return isOurs(origin, request.headers.host);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};
