import * as z from 'zod/mini';

const AllowedMethods = z.array(z.enum(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']));

const behavior = {
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.string(),
  AllowedMethods: z.optional(AllowedMethods),
  CachedMethods: z.optional(z.array(z.string())),
  Compress: z.optional(z.boolean()),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z.optional(
    z.array(
      z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }),
    ),
  ),
};
const DefaultBehavior = z.strictObject(behavior);
const PathBehavior = z.strictObject({ ...behavior, PathPattern: z.string() });
export type BehaviorConfig = z.output<typeof DefaultBehavior> & { readonly PathPattern?: string };

const Origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.optional(z.string()),
  OriginAccessControlId: z.optional(z.string()),
  OriginCustomHeaders: z.optional(
    z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() })),
  ),
  S3OriginConfig: z.optional(z.unknown()),
  CustomOriginConfig: z.optional(z.unknown()),
  ConnectionAttempts: z.optional(z.unknown()),
  ConnectionTimeout: z.optional(z.unknown()),
  ResponseCompletionTimeout: z.optional(z.unknown()),
  OriginShield: z.optional(z.unknown()),
});
export type OriginConfig = z.output<typeof Origin>;

const CustomErrorResponse = z.strictObject({
  ErrorCode: z.number(),
  ResponseCode: z.optional(z.number()),
  ResponsePagePath: z.optional(z.string()),
  ErrorCachingMinTTL: z.optional(z.number()),
});
export type CustomErrorResponse = z.output<typeof CustomErrorResponse>;

/** AWS::CloudFront::Distribution. Settings that only matter on the public internet are accepted and have no effect here. */
export const DistributionProperties = z.strictObject({
  DistributionConfig: z.strictObject({
    Enabled: z.literal(true),
    Comment: z.optional(z.string()),
    DefaultRootObject: z.optional(z.string()),
    DefaultCacheBehavior: DefaultBehavior,
    CacheBehaviors: z.optional(z.array(PathBehavior)),
    Origins: z.array(Origin),
    CustomErrorResponses: z.optional(z.array(CustomErrorResponse)),
    WebACLId: z.optional(z.string()),
    Aliases: z.optional(z.unknown()),
    HttpVersion: z.optional(z.unknown()),
    IPV6Enabled: z.optional(z.unknown()),
    Logging: z.optional(z.unknown()),
    PriceClass: z.optional(z.unknown()),
    ViewerCertificate: z.optional(z.unknown()),
    Restrictions: z.optional(z.unknown()),
  }),
  Tags: z.optional(z.unknown()),
});
export type DistributionConfig = z.output<typeof DistributionProperties>['DistributionConfig'];

const names = z.optional(z.array(z.string()));

const Selections = {
  HeadersConfig: z.strictObject({
    HeaderBehavior: z.enum([
      'none',
      'whitelist',
      'allViewer',
      'allExcept',
      'allViewerAndWhitelistCloudFront',
    ]),
    Headers: names,
  }),
  CookiesConfig: z.strictObject({
    CookieBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
    Cookies: names,
  }),
  QueryStringsConfig: z.strictObject({
    QueryStringBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
    QueryStrings: names,
  }),
};

/** The headers, cookies and query values of the viewer that reach the origin. */
export const Selected = z.object(Selections);
export type Selected = z.output<typeof Selected>;

/** AWS::CloudFront::OriginRequestPolicy. */
export const OriginRequestPolicyProperties = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    ...Selections,
  }),
});

/** AWS::CloudFront::CachePolicy. */
export const CachePolicyProperties = z.strictObject({
  CachePolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.optional(z.string()),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    MinTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingBrotli: z.optional(z.boolean()),
      EnableAcceptEncodingGzip: z.boolean(),
      ...Selections,
    }),
  }),
});
