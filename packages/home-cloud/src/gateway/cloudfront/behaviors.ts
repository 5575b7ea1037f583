import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { findReferenced } from '../../template/references.ts';
import type { Clock } from '../../types.ts';
import type { WireRequest, WireResponse } from '../wire.ts';
import { cachedAnswers } from './cached-answers.ts';
import type { Encodings } from './compression.ts';
import type { BehaviorConfig, DistributionConfig, OriginConfig } from './distribution-config.ts';
import type { EdgeFunction } from './edge-function.ts';
import { forwardsHost, originRequestMaker, type ToOriginRequest } from './origin-request.ts';
import { type CachePolicy, cachePolicyOf, originRequestPolicyOf } from './policies.ts';
import type { ResponseHeadersPolicy } from './response-headers-policy.ts';

/**
 * An origin of the distribution. `kind` matters: an API refuses a foreign Host, and only its answers are kept here. Files are read
 * again for each request, so that a new build is seen at once.
 */
export interface Origin {
  readonly kind: 'bucket' | 'api';
  readonly fetch: (request: WireRequest) => Promise<WireResponse>;
}

/** A cache behavior, ready to run. */
export interface Behavior {
  /** True for the paths of this behavior. Paths are as sent, with the leading slash. */
  readonly isFor: (path: string) => boolean;
  readonly methods: ReadonlySet<string>;
  readonly encodings: Encodings;
  readonly toOriginRequest: ToOriginRequest;
  readonly origin: Origin;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
  /** Applies the response headers policy. Without a policy it changes nothing. */
  readonly addHeaders: ResponseHeadersPolicy;
}

/** The resources that behaviors refer to. */
export interface BehaviorParts {
  readonly template: Pick<ResolvedTemplate, 'ofType'>;
  readonly distribution: ResolvedResource;
  readonly functions: ReadonlyMap<ResolvedResource, EdgeFunction>;
  readonly headersPolicies: ReadonlyMap<ResolvedResource, ResponseHeadersPolicy>;
  readonly originOf: (origin: OriginConfig) => Origin;
  readonly clock: Clock;
}

const unchanged: ResponseHeadersPolicy = (response) => response;
const uncompressed: Encodings = { brotli: false, gzip: false };

/** Path patterns are case-sensitive. `*` is any text, `?` is one character. The leading slash may be missing. */
const pathPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${`/${pattern.replace(/^\//, '')}`
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

const pick = <Value>(
  parts: ReadonlyMap<ResolvedResource, Value>,
  reference: string | undefined,
  whose: ResolvedResource,
): Value | undefined =>
  reference === undefined ? undefined : parts.get(findReferenced([...parts.keys()], reference, whose));

/** True when the cache key has more than the path, which is not known here. */
const hasMoreInKey = ({ selected }: CachePolicy): boolean =>
  selected.HeadersConfig.HeaderBehavior !== 'none' ||
  selected.CookiesConfig.CookieBehavior !== 'none' ||
  selected.QueryStringsConfig.QueryStringBehavior !== 'none';

const keepsAnswers = ({ lifetimes }: CachePolicy): boolean => lifetimes.max > 0;

const refuseForAnApi = (cache: CachePolicy, host: boolean, parts: BehaviorParts, where: string): void => {
  const { distribution } = parts;
  if (keepsAnswers(cache) && hasMoreInKey(cache)) {
    throw new TemplateError(
      `${where}: answers of an API would be cached by more than their path, which is not known here`,
      distribution,
    );
  }
  if (host) {
    throw new TemplateError(
      `${where}: an API refuses the viewer's Host header; use AllViewerExceptHostHeader`,
      distribution,
    );
  }
};

/** CloudFront keeps an error for ten seconds unless the distribution says otherwise. */
const DEFAULT_ERROR_SECONDS = 10;

const errorSecondsOf =
  ({ CustomErrorResponses: responses = [] }: DistributionConfig) =>
  (status: number): number =>
    responses.find(({ ErrorCode }) => ErrorCode === status)?.ErrorCachingMinTTL ?? DEFAULT_ERROR_SECONDS;

const readBehavior = (config: BehaviorConfig, whole: DistributionConfig, parts: BehaviorParts): Behavior => {
  const { template, distribution } = parts;
  const where = `behavior ${config.PathPattern ?? 'default'}`;
  const originConfig = whole.Origins.find(({ Id }) => Id === config.TargetOriginId);
  if (originConfig === undefined)
    throw new TemplateError(`${where}: no origin ${config.TargetOriginId}`, distribution);
  const origin = parts.originOf(originConfig);
  const cache = cachePolicyOf(template, config.CachePolicyId, distribution);
  const policies = [
    cache.selected,
    originRequestPolicyOf(template, config.OriginRequestPolicyId, distribution),
  ];
  if (origin.kind === 'api') refuseForAnApi(cache, forwardsHost(policies), parts, where);
  const isKept = origin.kind === 'api' && keepsAnswers(cache);
  const pattern = config.PathPattern === undefined ? undefined : pathPattern(config.PathPattern);
  const functionFor = (eventType: string): EdgeFunction | undefined => {
    const association = config.FunctionAssociations?.find(({ EventType }) => EventType === eventType);
    return pick(parts.functions, association?.FunctionARN, distribution);
  };
  return {
    isFor: pattern === undefined ? () => true : (path) => pattern.test(path),
    methods: new Set(config.AllowedMethods ?? ['GET', 'HEAD']),
    encodings: config.Compress === true ? cache.encodings : uncompressed,
    toOriginRequest: originRequestMaker(originConfig, policies),
    origin: isKept
      ? {
          kind: 'api',
          fetch: cachedAnswers({
            fetch: origin.fetch,
            lifetimes: cache.lifetimes,
            errorSeconds: errorSecondsOf(whole),
            clock: parts.clock,
          }),
        }
      : origin,
    viewerRequest: functionFor('viewer-request'),
    viewerResponse: functionFor('viewer-response'),
    addHeaders: pick(parts.headersPolicies, config.ResponseHeadersPolicyId, distribution) ?? unchanged,
  };
};

/** The behaviors of a distribution in the order they are tried. The last one is the default and takes every path. */
export const readBehaviors = (config: DistributionConfig, parts: BehaviorParts): readonly Behavior[] =>
  [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map((behavior) =>
    readBehavior(behavior, config, parts),
  );
