import * as z from 'zod/mini';

const Throttle = {
  ThrottlingRateLimit: z.optional(z.number()),
  ThrottlingBurstLimit: z.optional(z.number()),
};

const RouteSettings = z.strictObject({
  ...Throttle,
  DetailedMetricsEnabled: z.optional(z.boolean()),
});
export type RouteSettings = z.output<typeof RouteSettings>;

/** AWS::ApiGatewayV2::Api. CORS is not supported on purpose: everything is served from one origin. */
export const ApiProperties = z.strictObject({
  Name: z.string(),
  ProtocolType: z.literal('HTTP'),
  Description: z.optional(z.string()),
  DisableExecuteApiEndpoint: z.optional(z.boolean()),
  IpAddressType: z.optional(z.string()),
  Tags: z.optional(z.unknown()),
});

/** AWS::ApiGatewayV2::Stage. */
export const StageProperties = z.strictObject({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  AutoDeploy: z.optional(z.boolean()),
  Description: z.optional(z.string()),
  AccessLogSettings: z.optional(z.unknown()),
  DefaultRouteSettings: z.optional(RouteSettings),
  RouteSettings: z.optional(z.record(z.string(), RouteSettings)),
  Tags: z.optional(z.unknown()),
});
export type StageProperties = z.output<typeof StageProperties>;

/** AWS::ApiGatewayV2::Route. */
export const RouteProperties = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.optional(z.enum(['NONE', 'JWT', 'CUSTOM'])),
  AuthorizerId: z.optional(z.string()),
  AuthorizationScopes: z.optional(z.array(z.string())),
  OperationName: z.optional(z.string()),
});
export type RouteProperties = z.output<typeof RouteProperties>;

/** AWS::ApiGatewayV2::Integration: Lambda with payload format 2.0. */
export const IntegrationProperties = z.strictObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  IntegrationMethod: z.optional(z.string()),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.optional(z.number()),
  Description: z.optional(z.string()),
});
export type IntegrationProperties = z.output<typeof IntegrationProperties>;

/** AWS::ApiGatewayV2::Authorizer: a JWT in the Authorization header. */
export const JwtAuthorizerProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizerType: z.literal('JWT'),
  Name: z.string(),
  IdentitySource: z.array(z.literal('$request.header.Authorization')).check(z.length(1)),
  JwtConfiguration: z.strictObject({ Issuer: z.string(), Audience: z.array(z.string()) }),
});
export type JwtAuthorizerProperties = z.output<typeof JwtAuthorizerProperties>;

/** AWS::ApiGatewayV2::Authorizer: a function that knows callers by headers, and answers with yes or no. */
export const RequestAuthorizerProperties = z.strictObject({
  ApiId: z.string(),
  AuthorizerType: z.literal('REQUEST'),
  Name: z.string(),
  AuthorizerUri: z.string(),
  AuthorizerPayloadFormatVersion: z.literal('2.0'),
  EnableSimpleResponses: z.literal(true),
  AuthorizerResultTtlInSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(3600))),
  IdentitySource: z.array(z.string().check(z.regex(/^\$request\.header\.[\w-]+$/))).check(z.minLength(1)),
});
export type RequestAuthorizerProperties = z.output<typeof RequestAuthorizerProperties>;
