import { EDGE_CODE_MAX_BYTES } from '../../../aws/edge-code.ts';
import { at, listAt, textAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { bytesIn, countOf, each, eachIn, lengthOf, total } from '../measures.ts';
import { type Quota, quota, sharedQuota } from '../quota.ts';

const page = 'Amazon CloudFront Developer Guide: Quotas';
const distribution = 'AWS::CloudFront::Distribution';
const headersPolicy = 'AWS::CloudFront::ResponseHeadersPolicy';
const edgeFunction = 'AWS::CloudFront::Function';

interface Origin {
  readonly OriginCustomHeaders?: readonly unknown[];
  readonly ConnectionAttempts?: number;
  readonly ConnectionTimeout?: number;
  readonly CustomOriginConfig?: {
    readonly OriginReadTimeout?: number;
    readonly OriginKeepaliveTimeout?: number;
  };
}
interface Behavior {
  readonly FunctionAssociations?: readonly unknown[];
}

const cacheKeyParts = ['HeadersConfig.Headers', 'CookiesConfig.Cookies', 'QueryStringsConfig.QueryStrings'];
const parts = (type: string, path: string) =>
  each(type, (one) => cacheKeyParts.map((part) => listAt(one, `${path}.${part}`).length));

/** The default behavior and the others. */
const behaviorsOf = (resource: ResolvedResource): readonly Behavior[] => [
  (at(resource, 'DistributionConfig.DefaultCacheBehavior') as Behavior | undefined) ?? {},
  ...(listAt(resource, 'DistributionConfig.CacheBehaviors') as readonly Behavior[]),
];

/** Distributions, their policies and functions. */
export const cloudfront: readonly Quota[] = [
  quota(
    'Behaviors of a distribution',
    75,
    'behaviors',
    page,
    each(distribution, (one) => behaviorsOf(one).length),
  ),
  quota(
    'Functions of a behavior',
    2,
    'functions',
    page,
    each(distribution, (one) =>
      behaviorsOf(one).map(({ FunctionAssociations = [] }) => FunctionAssociations.length),
    ),
  ),
  quota(
    'Origins of a distribution',
    100,
    'origins',
    page,
    countOf(distribution, 'DistributionConfig.Origins'),
  ),
  quota(
    'Alternate names of a distribution',
    100,
    'names',
    page,
    countOf(distribution, 'DistributionConfig.Aliases'),
  ),
  quota(
    'Comment of a distribution',
    128,
    'characters',
    'Amazon CloudFront API Reference: DistributionConfig',
    lengthOf(distribution, 'DistributionConfig.Comment'),
  ),
  quota(
    'Headers that are added for an origin',
    10,
    'headers',
    page,
    eachIn<Origin>(
      distribution,
      'DistributionConfig.Origins',
      ({ OriginCustomHeaders = [] }) => OriginCustomHeaders.length,
    ),
  ),
  quota(
    'Connection attempts to an origin',
    [1, 3],
    'attempts',
    page,
    eachIn<Origin>(
      distribution,
      'DistributionConfig.Origins',
      ({ ConnectionAttempts }) => ConnectionAttempts,
    ),
  ),
  quota(
    'Connection timeout of an origin',
    [1, 10],
    'seconds',
    page,
    eachIn<Origin>(distribution, 'DistributionConfig.Origins', ({ ConnectionTimeout }) => ConnectionTimeout),
  ),
  quota(
    'Response timeout of an origin',
    [1, 120],
    'seconds',
    page,
    eachIn<Origin>(
      distribution,
      'DistributionConfig.Origins',
      ({ CustomOriginConfig }) => CustomOriginConfig?.OriginReadTimeout,
    ),
  ),
  sharedQuota('Distributions of an account', 500, 'distributions', page, total(distribution)),
  sharedQuota('Cache policies of an account', 20, 'policies', page, total('AWS::CloudFront::CachePolicy')),
  sharedQuota(
    'Origin request policies of an account',
    20,
    'policies',
    page,
    total('AWS::CloudFront::OriginRequestPolicy'),
  ),
  sharedQuota('Response headers policies of an account', 20, 'policies', page, total(headersPolicy)),
  sharedQuota(
    'Origin access controls of an account',
    100,
    'controls',
    page,
    total('AWS::CloudFront::OriginAccessControl'),
  ),
  quota(
    'Headers, cookies or query strings of a cache policy',
    10,
    'names',
    page,
    parts('AWS::CloudFront::CachePolicy', 'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin'),
  ),
  quota(
    'Headers, cookies or query strings of an origin request policy',
    10,
    'names',
    page,
    parts('AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig'),
  ),
  quota(
    'Custom headers of a response headers policy',
    10,
    'headers',
    page,
    countOf(headersPolicy, 'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items'),
  ),
  quota(
    'Headers that a response headers policy removes',
    10,
    'headers',
    page,
    countOf(headersPolicy, 'ResponseHeadersPolicyConfig.RemoveHeadersConfig.Items'),
  ),
  quota(
    'Content security policy',
    1783,
    'characters',
    page,
    lengthOf(
      headersPolicy,
      'ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy',
    ),
  ),
  sharedQuota('Functions of an account', 100, 'functions', page, total(edgeFunction)),
  quota(
    'Code of a function at the edge',
    EDGE_CODE_MAX_BYTES,
    'bytes',
    page,
    each(edgeFunction, (one) => bytesIn(textAt(one, 'FunctionCode') ?? '')),
  ),
  quota(
    'Name of a function at the edge',
    64,
    'characters',
    'Amazon CloudFront API Reference: CreateFunction',
    lengthOf(edgeFunction, 'Name'),
  ),
  quota(
    'Key value stores of a function',
    1,
    'stores',
    page,
    countOf(edgeFunction, 'FunctionConfig.KeyValueStoreAssociations'),
  ),
  quota(
    'Name of a key value store',
    64,
    'characters',
    'Amazon CloudFront API Reference: CreateKeyValueStore',
    lengthOf('AWS::CloudFront::KeyValueStore', 'Name'),
  ),
  quota(
    'Comment of a key value store',
    128,
    'characters',
    'Amazon CloudFront API Reference: CreateKeyValueStore',
    lengthOf('AWS::CloudFront::KeyValueStore', 'Comment'),
  ),
];
