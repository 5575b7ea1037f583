import {
  assemblyOf,
  documentAt,
  type Example,
  entryAt,
  list,
  listAt,
  many,
  numberAt,
  text,
  textAt,
} from './builders.fixture.ts';

const seconds =
  (token: string): Example =>
  (amount) =>
    assemblyOf([
      [
        'Cognito::UserPoolClient',
        { [`${token}Validity`]: amount, TokenValidityUnits: { [token]: 'seconds' } },
      ],
    ]);
const firewall = (statement: (amount: number) => unknown): Example =>
  entryAt('WAFv2::WebACL', 'Rules', (amount) => ({ Name: 'rule', Statement: statement(amount) }));
const labels = (amount: number) => ({
  // One for the list, and one for each label.
  OrStatement: { Statements: list(amount - 1, () => ({ LabelMatchStatement: {} })) },
});
const bodies = (length: number, size: number) =>
  Object.fromEntries(list(length, (index) => [`body${index}`, { Content: text(size) }]));
const origin = (make: (amount: number) => unknown): Example =>
  entryAt('CloudFront::Distribution', 'DistributionConfig.Origins', make);
const behaviorsPath = 'DistributionConfig.CacheBehaviors';

const calledByApi: Example = (Timeout) =>
  assemblyOf([
    ['Lambda::Function', { Timeout }],
    ['ApiGatewayV2::Integration', { ApiId: 'api', IntegrationUri: { 'Fn::GetAtt': ['R0', 'Arn'] } }],
  ]);

/** The same for what people reach and where things are kept: APIs, the edge, firewalls, stores, accounts and mail. */
export const front: Readonly<Record<string, Example>> = {
  // HTTP APIs
  'Routes of an API': many('ApiGatewayV2::Route', { ApiId: 'api' }),
  'Integrations of an API': many('ApiGatewayV2::Integration', { ApiId: 'api' }),
  'Timeout of an integration': numberAt('ApiGatewayV2::Integration', 'TimeoutInMillis'),
  'Timeout of a function behind an API': calledByApi,
  'Authorizers of an API': many('ApiGatewayV2::Authorizer', { ApiId: 'api' }),
  'Audiences of an authorizer': listAt('ApiGatewayV2::Authorizer', 'JwtConfiguration.Audience'),
  'Scopes of a route': listAt('ApiGatewayV2::Route', 'AuthorizationScopes'),
  'Stages of an API': many('ApiGatewayV2::Stage', { ApiId: 'api' }),
  // CloudFront
  'Behaviors of a distribution': (amount) =>
    assemblyOf([
      ['CloudFront::Distribution', { DistributionConfig: { CacheBehaviors: list(amount - 1, () => ({})) } }],
    ]),
  'Functions of a behavior': entryAt('CloudFront::Distribution', behaviorsPath, (amount) => ({
    FunctionAssociations: list(amount, String),
  })),
  'Origins of a distribution': listAt('CloudFront::Distribution', 'DistributionConfig.Origins', () => ({})),
  'Alternate names of a distribution': listAt('CloudFront::Distribution', 'DistributionConfig.Aliases'),
  'Comment of a distribution': textAt('CloudFront::Distribution', 'DistributionConfig.Comment'),
  'Headers that are added for an origin': origin((amount) => ({ OriginCustomHeaders: list(amount, String) })),
  'Connection attempts to an origin': origin((ConnectionAttempts) => ({ ConnectionAttempts })),
  'Connection timeout of an origin': origin((ConnectionTimeout) => ({ ConnectionTimeout })),
  'Response timeout of an origin': origin((OriginReadTimeout) => ({
    CustomOriginConfig: { OriginReadTimeout },
  })),
  'Distributions of an account': many('CloudFront::Distribution'),
  'Cache policies of an account': many('CloudFront::CachePolicy'),
  'Origin request policies of an account': many('CloudFront::OriginRequestPolicy'),
  'Response headers policies of an account': many('CloudFront::ResponseHeadersPolicy'),
  'Origin access controls of an account': many('CloudFront::OriginAccessControl'),
  'Headers, cookies or query strings of a cache policy': listAt(
    'CloudFront::CachePolicy',
    'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.CookiesConfig.Cookies',
  ),
  'Headers, cookies or query strings of an origin request policy': listAt(
    'CloudFront::OriginRequestPolicy',
    'OriginRequestPolicyConfig.HeadersConfig.Headers',
  ),
  'Custom headers of a response headers policy': listAt(
    'CloudFront::ResponseHeadersPolicy',
    'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items',
  ),
  'Headers that a response headers policy removes': listAt(
    'CloudFront::ResponseHeadersPolicy',
    'ResponseHeadersPolicyConfig.RemoveHeadersConfig.Items',
  ),
  'Content security policy': textAt(
    'CloudFront::ResponseHeadersPolicy',
    'ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy',
  ),
  'Functions of an account': many('CloudFront::Function'),
  'Code of a function at the edge': textAt('CloudFront::Function', 'FunctionCode'),
  'Name of a function at the edge': textAt('CloudFront::Function', 'Name'),
  'Key value stores of a function': listAt(
    'CloudFront::Function',
    'FunctionConfig.KeyValueStoreAssociations',
  ),
  'Name of a key value store': textAt('CloudFront::KeyValueStore', 'Name'),
  'Comment of a key value store': textAt('CloudFront::KeyValueStore', 'Comment'),
  // WAF
  'Capacity of a firewall': firewall(labels),
  'Rate-based rules of a firewall': listAt('WAFv2::WebACL', 'Rules', () => ({
    Statement: { RateBasedStatement: { Limit: 10 } },
  })),
  'Limit of a rate-based rule': firewall((Limit) => ({ RateBasedStatement: { Limit } })),
  'Custom response bodies of a firewall': (amount) =>
    assemblyOf([['WAFv2::WebACL', { CustomResponseBodies: bodies(amount, 1) }]]),
  'Size of a custom response body': (amount) =>
    assemblyOf([['WAFv2::WebACL', { CustomResponseBodies: bodies(1, amount) }]]),
  'Custom response bodies of a firewall together': (amount) =>
    assemblyOf([
      [
        'WAFv2::WebACL',
        { CustomResponseBodies: { ...bodies(16, 3000), last: { Content: text(amount - 48_000) } } },
      ],
    ]),
  'Name of a firewall': textAt('WAFv2::WebACL', 'Name'),
  'Description of a firewall': textAt('WAFv2::WebACL', 'Description'),
  'Name of a rule of a firewall': entryAt('WAFv2::WebACL', 'Rules', (amount) => ({ Name: text(amount) })),
  // Tables, buckets, secrets
  'Global secondary indexes of a table': listAt('DynamoDB::Table', 'GlobalSecondaryIndexes', () => ({})),
  'Local secondary indexes of a table': listAt('DynamoDB::Table', 'LocalSecondaryIndexes', () => ({})),
  'Attributes that are projected into the indexes of a table': entryAt(
    'DynamoDB::Table',
    'GlobalSecondaryIndexes',
    (amount) => ({
      Projection: { NonKeyAttributes: list(amount, String) },
    }),
  ),
  'Name of a table': textAt('DynamoDB::Table', 'TableName'),
  'Name of an index': entryAt('DynamoDB::Table', 'GlobalSecondaryIndexes', (amount) => ({
    IndexName: text(amount),
  })),
  'Name of a key': entryAt('DynamoDB::Table', 'AttributeDefinitions', (amount) => ({
    AttributeName: text(amount),
  })),
  'Functions that read one stream': many('Lambda::EventSourceMapping', {
    EventSourceArn: 'arn:aws:dynamodb:us-east-1:111122223333:table/parcels/stream/now',
  }),
  'Size of a bucket policy': documentAt('S3::BucketPolicy', 'PolicyDocument'),
  'Name of a bucket': textAt('S3::Bucket', 'BucketName'),
  'Rules of a lifecycle': listAt('S3::Bucket', 'LifecycleConfiguration.Rules'),
  'CORS rules of a bucket': listAt('S3::Bucket', 'CorsConfiguration.CorsRules'),
  'Size of a secret': textAt('SecretsManager::Secret', 'SecretString'),
  'Name of a secret': textAt('SecretsManager::Secret', 'Name'),
  'Description of a secret': textAt('SecretsManager::Secret', 'Description'),
  // Cognito and SES
  'Custom attributes of a user pool': listAt('Cognito::UserPool', 'Schema', (index) => ({
    Name: `attribute${index}`,
  })),
  'Groups of a user pool': many('Cognito::UserPoolGroup', { UserPoolId: 'pool' }),
  'Clients of a user pool': many('Cognito::UserPoolClient', { UserPoolId: 'pool' }),
  'Callback addresses of a client': listAt('Cognito::UserPoolClient', 'CallbackURLs'),
  'Life of an access token': seconds('AccessToken'),
  'Life of an id token': seconds('IdToken'),
  'Life of a refresh token': seconds('RefreshToken'),
  'Life of a sign-in session': numberAt('Cognito::UserPoolClient', 'AuthSessionValidity'),
  'Grace period of a rotated refresh token': numberAt(
    'Cognito::UserPoolClient',
    'RefreshTokenRotation.RetryGracePeriodSeconds',
  ),
  'Length of a password that a pool asks for': numberAt(
    'Cognito::UserPool',
    'Policies.PasswordPolicy.MinimumLength',
  ),
  'Name of a user pool': textAt('Cognito::UserPool', 'UserPoolName'),
  'Name of a client': textAt('Cognito::UserPoolClient', 'ClientName'),
  'Name of a group': textAt('Cognito::UserPoolGroup', 'GroupName'),
  'Description of a group': textAt('Cognito::UserPoolGroup', 'Description'),
  'Subject of a mail of Cognito': textAt('Cognito::UserPool', 'VerificationMessageTemplate.EmailSubject'),
  'Text of a mail of Cognito': textAt('Cognito::UserPool', 'VerificationMessageTemplate.EmailMessage'),
  'Event destinations of a configuration set': many('SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: 'set',
  }),
  'Name of a configuration set': textAt('SES::ConfigurationSet', 'Name'),
  'Configuration sets of an account': many('SES::ConfigurationSet'),
};
