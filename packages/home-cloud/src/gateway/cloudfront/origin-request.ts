import type { WireRequest } from '../wire.ts';
import type { OriginConfig, Selected } from './distribution-config.ts';

/** Turns the viewer's request into the request to the origin. */
export type ToOriginRequest = (request: WireRequest) => WireRequest;

type IsForwarded = (name: string) => boolean;

const selection = (behavior: string, names: readonly string[] | undefined): IsForwarded => {
  const listed = new Set((names ?? []).map((name) => name.toLowerCase()));
  if (behavior === 'none') return () => false;
  if (behavior === 'whitelist') return (name) => listed.has(name);
  if (behavior === 'allExcept') return (name) => !listed.has(name);
  return () => true;
};

const either =
  (selections: readonly IsForwarded[]): IsForwarded =>
  (name) =>
    selections.some((isForwarded) => isForwarded(name));

/** These headers describe the body, which is always forwarded. */
const bodyHeaders = new Set(['content-type', 'content-length']);

/** Headers of one connection (hop-by-hop), never forwarded. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);

const filterPairs = (text: string, separator: string, isForwarded: IsForwarded): string =>
  text
    .split(separator)
    .filter((pair) => isForwarded((pair.trim().split('=')[0] ?? '').toLowerCase()))
    .join(separator);

/** True when the policies forward the viewer's Host header to the origin. */
export const forwardsHost = (policies: readonly Selected[]): boolean =>
  either(policies.map(({ HeadersConfig }) => selection(HeadersConfig.HeaderBehavior, HeadersConfig.Headers)))(
    'host',
  );

/**
 * Forwards the headers, cookies and query values that the policies allow, adds CloudFront's own headers, and adds the origin's
 * custom headers. A custom header replaces a header of the same name that the viewer sent.
 */
export const originRequestMaker = (origin: OriginConfig, policies: readonly Selected[]): ToOriginRequest => {
  const header = either(
    policies.map(({ HeadersConfig: config }) => selection(config.HeaderBehavior, config.Headers)),
  );
  const cookie = either(
    policies.map(({ CookiesConfig: config }) => selection(config.CookieBehavior, config.Cookies)),
  );
  const query = either(
    policies.map(({ QueryStringsConfig: config }) =>
      selection(config.QueryStringBehavior, config.QueryStrings),
    ),
  );
  const custom = Object.fromEntries(
    (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ]),
  );
  const sent = (name: string): boolean =>
    !hopByHop.has(name) && name !== 'cookie' && name !== 'host' && (header(name) || bodyHeaders.has(name));
  return (request) => {
    const cookies = filterPairs(request.headers.cookie ?? '', ';', cookie).trim();
    const passedBy = request.headers['x-forwarded-for'];
    return {
      ...request,
      path: `${origin.OriginPath ?? ''}${request.path}`,
      query: filterPairs(request.query, '&', query),
      headers: {
        'user-agent': 'Amazon CloudFront',
        ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => sent(name))),
        ...(cookies === '' ? {} : { cookie: cookies }),
        host: header('host') ? (request.headers.host ?? '') : origin.DomainName,
        via: '1.1 home.cloudfront.net (CloudFront)',
        'x-forwarded-for': passedBy === undefined ? request.address : `${passedBy}, ${request.address}`,
        'x-forwarded-port': '443',
        'x-forwarded-proto': 'https',
        ...custom,
      },
    };
  };
};
