import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { matchesReference } from '../../template/references.ts';
import type { Encodings } from './compression.ts';
import {
  CachePolicyProperties,
  OriginRequestPolicyProperties,
  type Selected,
} from './distribution-config.ts';

/** Seconds that an answer is kept: at least, when the origin says nothing, and at most. */
export interface Lifetimes {
  readonly min: number;
  readonly default: number;
  readonly max: number;
}

/** A cache policy. It also decides on compression and on what is forwarded. */
export interface CachePolicy {
  readonly lifetimes: Lifetimes;
  readonly encodings: Encodings;
  readonly selected: Selected;
}

const nothing: Selected = {
  HeadersConfig: { HeaderBehavior: 'none' },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'none' },
};

const allExcept = (headers: readonly string[]): Selected => ({
  HeadersConfig:
    headers.length === 0
      ? { HeaderBehavior: 'allViewer' }
      : { HeaderBehavior: 'allExcept', Headers: [...headers] },
  CookiesConfig: { CookieBehavior: 'all' },
  QueryStringsConfig: { QueryStringBehavior: 'all' },
});

const cached = (both: boolean): CachePolicy => ({
  lifetimes: { min: 1, default: 86_400, max: 31_536_000 },
  encodings: { brotli: both, gzip: both },
  selected: nothing,
});

/** The managed policies of AWS. They have the same ids in every account. */
const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': cached(true),
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': cached(false),
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    ...cached(false),
    lifetimes: { min: 0, default: 0, max: 0 },
  },
};

const managedOriginRequestPolicies: Readonly<Record<string, Selected>> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': allExcept([]),
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': allExcept(['host']),
  // CORS-S3Origin
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': {
    ...nothing,
    HeadersConfig: {
      HeaderBehavior: 'whitelist',
      Headers: ['origin', 'access-control-request-headers', 'access-control-request-method'],
    },
  },
};

type Template = Pick<ResolvedTemplate, 'ofType'>;

const meantBy = (template: Template, type: string, id: string, whose: ResolvedResource): ResolvedResource => {
  const found = template.ofType(type).find((resource) => matchesReference(resource, id));
  if (found === undefined) {
    throw new TemplateError(
      `uses ${id}, which is no ${type} of the template and none of AWS's that is known here`,
      whose,
    );
  }
  return found;
};

/** The cache policy with this id. @throws TemplateError when it is unknown. */
export const cachePolicyOf = (template: Template, id: string, whose: ResolvedResource): CachePolicy => {
  const managed = managedCachePolicies[id];
  if (managed !== undefined) return managed;
  const resource = meantBy(template, 'AWS::CloudFront::CachePolicy', id, whose);
  const { CachePolicyConfig: config } = readProperties(resource, CachePolicyProperties);
  const parameters = config.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    lifetimes: { min: config.MinTTL, default: config.DefaultTTL, max: config.MaxTTL },
    encodings: {
      brotli: parameters.EnableAcceptEncodingBrotli === true,
      gzip: parameters.EnableAcceptEncodingGzip,
    },
    selected: parameters,
  };
};

/** What the origin request policy with this id forwards. Without an id: nothing. @throws TemplateError when it is unknown. */
export const originRequestPolicyOf = (
  template: Template,
  id: string | undefined,
  whose: ResolvedResource,
): Selected => {
  if (id === undefined) return nothing;
  const managed = managedOriginRequestPolicies[id];
  if (managed !== undefined) return managed;
  const resource = meantBy(template, 'AWS::CloudFront::OriginRequestPolicy', id, whose);
  return readProperties(resource, OriginRequestPolicyProperties).OriginRequestPolicyConfig;
};
