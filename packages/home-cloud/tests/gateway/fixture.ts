import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { type Gateway, type GatewayOptions, startGateway } from '#src/gateway/gateway.ts';
import { reservePort } from '#src/gateway/listeners.ts';
import { openState } from '#src/state/state.ts';
import type { ResolvedResource } from '#src/template/model.ts';

/** A resolved resource. */
export const resource = (
  type: string,
  logicalId: string,
  properties: Record<string, unknown>,
  identity: { ref?: string; attributes?: Record<string, string> } = {},
): ResolvedResource => ({
  stack: 'test',
  logicalId,
  type,
  ref: identity.ref ?? logicalId,
  attributes: identity.attributes ?? {},
  properties,
});

const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_test';
const greetArn = 'arn:aws:lambda:us-east-1:000000000000:function:greet';

const keys = await generateKeyPair('RS256', { extractable: true });
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
/** The second key has no `use` and no `alg`, because not all issuers set them. */
const jwks: JSONWebKeySet = {
  keys: [publicKey, { ...(await exportJWK(keys.publicKey)), kid: 'k2' }],
};

/** A token signed like the pool's. `change` overrides claims, and undefined removes them. */
export const signToken = async (change: Record<string, unknown> = {}, alg = 'RS256'): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: 'u1',
    client_id: 'web',
    token_use: 'access',
    'cognito:groups': ['staff', 'admin'],
    iat: now,
    exp: now + 600,
    ...change,
  };
  const kid = alg === 'RS256' ? 'k1' : 'k2';
  const shared = new TextEncoder().encode('a secret of thirty-two bytes long');
  const signing = new SignJWT(claims).setProtectedHeader({ alg, kid });
  if (alg === 'HS256') return signing.sign(shared);
  // A WebCrypto key is bound to its algorithm, so it is exported and imported for another.
  return signing.sign(await importJWK(await exportJWK(keys.privateKey), alg));
};

export const route = (routeKey: string, more: Record<string, unknown> = {}): ResolvedResource =>
  resource('AWS::ApiGatewayV2::Route', `route ${routeKey}`, {
    ApiId: 'api1',
    RouteKey: routeKey,
    Target: 'integrations/int1',
    AuthorizationType: 'NONE',
    ...more,
  });

export const jwtRoute = (routeKey: string, scopes?: string[]): ResolvedResource =>
  route(routeKey, {
    AuthorizationType: 'JWT',
    AuthorizerId: 'auth1',
    ...(scopes && { AuthorizationScopes: scopes }),
  });

export const apiResources = (
  routes: readonly ResolvedResource[],
  stage: Record<string, unknown> = {},
  integration: Record<string, unknown> = {},
): readonly ResolvedResource[] => [
  resource('AWS::ApiGatewayV2::Api', 'Api', { Name: 'test', ProtocolType: 'HTTP' }, { ref: 'api1' }),
  resource('AWS::ApiGatewayV2::Stage', 'Stage', { ApiId: 'api1', StageName: '$default', ...stage }),
  resource(
    'AWS::ApiGatewayV2::Integration',
    'Greet',
    {
      ApiId: 'api1',
      IntegrationType: 'AWS_PROXY',
      IntegrationUri: greetArn,
      PayloadFormatVersion: '2.0',
      ...integration,
    },
    { ref: 'int1' },
  ),
  resource(
    'AWS::ApiGatewayV2::Authorizer',
    'SignedIn',
    {
      ApiId: 'api1',
      AuthorizerType: 'JWT',
      Name: 'signed-in',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: { Issuer: issuer, Audience: ['web'] },
    },
    { ref: 'auth1' },
  ),
  ...routes,
];

const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

export const edgeFunction = (name: string, code: string, store?: string): ResolvedResource =>
  resource(
    'AWS::CloudFront::Function',
    name,
    {
      Name: name,
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: {
        Comment: name,
        Runtime: 'cloudfront-js-2.0',
        ...(store && { KeyValueStoreAssociations: [{ KeyValueStoreARN: store }] }),
      },
    },
    { attributes: { FunctionARN: `arn:${name}` } },
  );

export const associations = (
  request?: string,
  response?: string,
): { EventType: string; FunctionARN: string }[] => [
  ...(request ? [{ EventType: 'viewer-request', FunctionARN: `arn:${request}` }] : []),
  ...(response ? [{ EventType: 'viewer-response', FunctionARN: `arn:${response}` }] : []),
];

const siteBehavior = {
  TargetOriginId: 'site',
  ViewerProtocolPolicy: 'redirect-to-https',
  CachePolicyId: cachingOptimized,
  Compress: true,
};
const apiBehavior = {
  PathPattern: '/api/*',
  TargetOriginId: 'api',
  ViewerProtocolPolicy: 'https-only',
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  CachePolicyId: cachingDisabled,
  OriginRequestPolicyId: allViewerExceptHost,
  Compress: true,
};

export interface DistributionChange {
  readonly site?: Record<string, unknown>;
  readonly api?: Record<string, unknown>;
  readonly config?: Record<string, unknown>;
}

export const distribution = ({ site, api, config }: DistributionChange = {}): ResolvedResource =>
  resource('AWS::CloudFront::Distribution', 'Distribution', {
    DistributionConfig: {
      Enabled: true,
      DefaultRootObject: 'index.html',
      DefaultCacheBehavior: { ...siteBehavior, ...site },
      CacheBehaviors: [{ ...apiBehavior, ...api }],
      Origins: [
        { Id: 'site', DomainName: 'site-bucket.s3.us-east-1.amazonaws.com', S3OriginConfig: {} },
        {
          Id: 'api',
          DomainName: 'api1.execute-api.us-east-1.amazonaws.com',
          CustomOriginConfig: {},
          OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: 'told-nobody' }],
        },
      ],
      ...config,
    },
  });

export const bucketResources = (mayList = true): readonly ResolvedResource[] => [
  resource('AWS::S3::Bucket', 'Site', {}, { ref: 'site-bucket' }),
  resource('AWS::S3::BucketPolicy', 'SitePolicy', {
    Bucket: 'site-bucket',
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Allow',
          Action: mayList ? ['s3:GetObject', 's3:ListBucket'] : 's3:GetObject',
          Principal: { Service: 'cloudfront.amazonaws.com' },
        },
      ],
    },
  }),
];

/** A folder with the files of a bucket deployment, deleted after the test. */
export const folderOf = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
};

export const deployment = (objectKey: string, more: Record<string, unknown> = {}): ResolvedResource =>
  resource('Custom::CDKBucketDeployment', `deployment of ${objectKey} ${JSON.stringify(more)}`, {
    ServiceToken: 'arn:service',
    SourceBucketNames: ['assets'],
    SourceObjectKeys: [objectKey],
    DestinationBucketName: 'site-bucket',
    ...more,
  });

const templateOf = (
  resources: readonly ResolvedResource[],
  assets: Record<string, string> = {},
): GatewayOptions['template'] => ({
  region: 'us-east-1',
  ofType: (...types) => resources.filter(({ type }) => types.includes(type)),
  assetPath: (key) => {
    const path = assets[key];
    if (path === undefined) throw new Error(`no asset ${key}`);
    return path;
  },
});

/**
 * Starts a gateway for these resources on a free port, for the length of one test. The invoked function returns its
 * event by default.
 */
export const startTestGateway = async (
  resources: readonly ResolvedResource[],
  change: Partial<GatewayOptions> = {},
  assets: Record<string, string> = {},
): Promise<Gateway> => {
  const reservedPort = await reservePort(0);
  try {
    const gateway = await startGateway({
      template: templateOf(resources, assets),
      state: openState(':memory:'),
      reservedPort,
      invoke: async (_, event) => ({ statusCode: 200, body: JSON.stringify(event) }),
      jwks: async () => jwks,
      ...change,
    });
    onTestFinished(() => gateway.stop());
    return gateway;
  } catch (error) {
    await reservedPort.stop();
    throw error;
  }
};

export interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Sends exactly these headers and exactly this path, unlike fetch. Decodes nothing. */
export const send = (
  url: string,
  options: {
    method?: string;
    headers?: Record<string, string | string[]>;
    body?: string | Buffer;
    path?: string;
  } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: options.method ?? 'GET',
        headers: options.headers ?? {},
        ...(options.path && { path: options.path }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    call.on('error', reject);
    call.end(options.body);
  });

/** The event of the invoked function, which it returned. */
export const eventIn = (answer: RawAnswer): Record<string, unknown> => JSON.parse(answer.body.toString());
