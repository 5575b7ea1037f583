import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { findMeant } from '../../template/references.ts';
import type { WireRequest, WireResponse } from '../wire.ts';
import type { Encodings } from './compression.ts';
import type { BehaviourConfig, DistributionConfig, OriginConfig } from './distribution-config.ts';
import type { EdgeFunction } from './edge-function.ts';
import { forwardsHost, originRequestMaker, type ToOriginRequest } from './origin-request.ts';
import { cachePolicyOf, originRequestPolicyOf } from './policies.ts';
import type { ResponseHeadersPolicy } from './response-headers-policy.ts';

/** Something behind the distribution. `kind` matters: an API refuses a foreign Host and must not be cached. */
export interface Origin {
  readonly kind: 'bucket' | 'api';
  readonly fetch: (request: WireRequest) => Promise<WireResponse>;
}

/** A cache behaviour, ready to run. */
export interface Behaviour {
  /** True for the paths (as sent, with the leading slash) this behaviour is for. */
  readonly isFor: (path: string) => boolean;
  readonly methods: ReadonlySet<string>;
  readonly encodings: Encodings;
  readonly toOriginRequest: ToOriginRequest;
  readonly origin: Origin;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
  /** The response headers policy; without one nothing is changed. */
  readonly addHeaders: ResponseHeadersPolicy;
}

/** The parts that behaviours refer to. */
export interface BehaviourParts {
  readonly template: Pick<ResolvedTemplate, 'ofType'>;
  readonly distribution: ResolvedResource;
  readonly functions: ReadonlyMap<ResolvedResource, EdgeFunction>;
  readonly headersPolicies: ReadonlyMap<ResolvedResource, ResponseHeadersPolicy>;
  readonly originOf: (origin: OriginConfig) => Origin;
}

const unchanged: ResponseHeadersPolicy = (response) => response;
const uncompressed: Encodings = { brotli: false, gzip: false };

/** Path patterns are case-sensitive; `*` is any text, `?` one character; the leading slash may be missing. */
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
  reference === undefined ? undefined : parts.get(findMeant([...parts.keys()], reference, whose));

const refuseForAnApi = (caches: boolean, host: boolean, parts: BehaviourParts, where: string): void => {
  const { distribution } = parts;
  if (caches)
    throw new TemplateError(
      `${where}: answers of an API would be cached, which is not known here`,
      distribution,
    );
  if (host) {
    throw new TemplateError(
      `${where}: an API refuses the viewer's Host header; use AllViewerExceptHostHeader`,
      distribution,
    );
  }
};

const readBehaviour = (
  config: BehaviourConfig,
  origins: readonly OriginConfig[],
  parts: BehaviourParts,
): Behaviour => {
  const { template, distribution } = parts;
  const where = `behaviour ${config.PathPattern ?? 'default'}`;
  const originConfig = origins.find(({ Id }) => Id === config.TargetOriginId);
  if (originConfig === undefined)
    throw new TemplateError(`${where}: no origin ${config.TargetOriginId}`, distribution);
  const origin = parts.originOf(originConfig);
  const cache = cachePolicyOf(template, config.CachePolicyId, distribution);
  const policies = [
    cache.selected,
    originRequestPolicyOf(template, config.OriginRequestPolicyId, distribution),
  ];
  if (origin.kind === 'api') refuseForAnApi(cache.caches, forwardsHost(policies), parts, where);
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
    origin,
    viewerRequest: functionFor('viewer-request'),
    viewerResponse: functionFor('viewer-response'),
    addHeaders: pick(parts.headersPolicies, config.ResponseHeadersPolicyId, distribution) ?? unchanged,
  };
};

/** The behaviours of a distribution in the order they are tried; the last is the default and takes every path. */
export const readBehaviours = (config: DistributionConfig, parts: BehaviourParts): readonly Behaviour[] =>
  [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map((behaviour) =>
    readBehaviour(behaviour, config.Origins, parts),
  );
