import { describe, expect, it } from 'vitest';
import { readStacks, resolvedTemplate, type Stack } from './assembly.fixture.ts';
import type { ResolvedTemplate } from './model.ts';

const resolved = (stacks: Record<string, Stack>): ResolvedTemplate => resolvedTemplate(readStacks(stacks));

/** The value of an expression in an output of a stack with these other parts. */
const value = (Value: unknown, stack: Stack = {}, others: Record<string, Stack> = {}) =>
  resolved({ Main: { ...stack, Outputs: { ...stack.Outputs, It: { Value } } }, ...others }).outputs.It;

const table = { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'people' } };

describe('intrinsic functions', () => {
  it('resolves references, joins and substitutions', () => {
    const Resources = { People: table };
    expect(value({ Ref: 'People' }, { Resources })).toBe('people');
    expect(value({ 'Fn::GetAtt': ['People', 'Arn'] }, { Resources })).toBe(
      'arn:aws:dynamodb:us-east-1:000000000000:table/people',
    );
    expect(value({ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }]] })).toBe('a-us-east-1');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own substitution.
    const text = ['${People}/${People.Arn}/${mine}/${!Literal}', { mine: { Ref: 'AWS::AccountId' } }];
    expect(value({ 'Fn::Sub': text }, { Resources })).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
      'people/arn:aws:dynamodb:us-east-1:000000000000:table/people/000000000000/${Literal}',
    );
    expect(value({ 'Fn::Select': [1, { 'Fn::Split': [',', 'a,b'] }] })).toBe('b');
    expect(value({ 'Fn::Base64': 'barrel' })).toBe('YmFycmVs');
    expect(value({ 'Fn::Length': ['a', 'b', 'c'] })).toBe('3');
    const Mappings = { Sizes: { small: { megabytes: '128' } } };
    expect(value({ 'Fn::FindInMap': ['Sizes', 'small', 'megabytes'] }, { Mappings })).toBe('128');
  });

  it('follows references between stacks in both directions, exported or not', () => {
    const producer: Stack = {
      Resources: { People: table },
      Outputs: {
        Weak: { Value: { 'Fn::GetAtt': ['People', 'Arn'] } },
        Strong: { Value: { Ref: 'People' }, Export: { Name: { 'Fn::Sub': 'people-export' } } },
      },
    };
    const Back = { Value: { 'Fn::GetStackOutput': { StackName: 'Main', OutputName: 'Forth' } } };
    const Outputs = { Forth: { Value: 'from main' } };
    const weak = { 'Fn::GetStackOutput': { StackName: 'Data', OutputName: 'Weak', Region: 'us-east-1' } };
    expect(value(weak, {}, { Data: producer })).toBe('arn:aws:dynamodb:us-east-1:000000000000:table/people');
    expect(value({ 'Fn::ImportValue': 'people-export' }, {}, { Data: producer })).toBe('people');
    expect(resolved({ Data: { Outputs: { Back } }, Main: { Outputs } }).outputs.Back).toBe('from main');
  });

  it('leaves out what a condition or AWS::NoValue removes', () => {
    const conditional = (stage: string) =>
      resolved({
        Main: {
          Conditions: {
            IsHome: { 'Fn::Equals': [stage, 'home'] },
            IsAway: { 'Fn::Not': [{ Condition: 'IsHome' }] },
          },
          Resources: {
            Away: { Type: 'AWS::SQS::Queue', Condition: 'IsAway' },
            Kept: {
              Type: 'AWS::SQS::Queue',
              Properties: {
                DelaySeconds: { 'Fn::If': ['IsHome', 5, 6] },
                QueueName: { Ref: 'AWS::NoValue' },
              },
            },
          },
        },
      });
    expect(conditional('home').resources.map(({ logicalId }) => logicalId)).toEqual(['Kept']);
    expect(conditional('home').resources[0]?.properties).toEqual({ DelaySeconds: 5 });
    expect(conditional('away').resources).toHaveLength(2);
  });
});

describe('an unsupported thing is an error that names it', () => {
  const failure = (stacks: Record<string, Stack>) => () => resolved(stacks);

  it('names the type, logical id and stack of an unsupported resource', () => {
    const stack = { Resources: { Cluster1: { Type: 'AWS::ECS::Cluster' } } };
    expect(failure({ Data: stack })).toThrow(/AWS::ECS::Cluster Cluster1 in stack Data/);
  });

  it('names an unsupported intrinsic function and its place', () => {
    const Properties = { QueueName: { 'Fn::GetAZs': '' } };
    const stack = { Resources: { Jobs: { Type: 'AWS::SQS::Queue', Properties } } };
    expect(failure({ Data: stack })).toThrow(/AWS::SQS::Queue Jobs in stack Data.*Fn::GetAZs/);
  });

  it('names a missing attribute, reference and output', () => {
    const Resources = { People: table };
    const output = (Value: unknown) => failure({ Main: { Resources, Outputs: { It: { Value } } } });
    expect(output({ 'Fn::GetAtt': ['People', 'Colour'] })).toThrow(/Colour of People/);
    expect(output({ Ref: 'Nobody' })).toThrow(/Nobody/);
    expect(output({ 'Fn::ImportValue': 'nothing' })).toThrow(/nothing/);
    expect(output({ 'Fn::GetStackOutput': { StackName: 'Far', OutputName: 'Away' } })).toThrow(/Away.*Far/);
    expect(output('{{resolve:ssm:/some/parameter}}')).toThrow(/resolve:ssm/);
  });

  it('refuses a name that is too long for its type', () => {
    const Properties = { ArchiveName: 'a'.repeat(49), SourceArn: 'arn' };
    const stack = { Resources: { Keep: { Type: 'AWS::Events::Archive', Properties } } };
    expect(failure({ Data: stack })).toThrow(/Keep in stack Data: ArchiveName .* at most 48/);
  });

  it('gives names to the tables and the workgroup of the lake, although nothing runs for them', () => {
    const Resources = {
      Lake: { Type: 'AWS::Glue::Database', Properties: { DatabaseInput: { Name: 'lake' } } },
      Errors: { Type: 'AWS::Glue::Table', Properties: { TableInput: { Name: 'errors' } } },
      Group: { Type: 'AWS::Athena::WorkGroup', Properties: { Name: 'analysts' } },
    };
    const names = { 'Fn::Join': ['/', [{ Ref: 'Lake' }, { Ref: 'Errors' }, { Ref: 'Group' }]] };
    expect(value(names, { Resources })).toBe('lake/errors/analysts');
  });

  it('does not check the properties of inert resources', () => {
    const Properties = { DashboardBody: { 'Fn::GetAZs': '' } };
    expect(
      failure({ Data: { Resources: { P: { Type: 'AWS::CloudWatch::Dashboard', Properties } } } }),
    ).not.toThrow();
  });
});

describe('secrets', () => {
  const Resources = {
    Origin: {
      Type: 'AWS::SecretsManager::Secret',
      Properties: { GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 40 } },
    },
  };
  const reference = {
    'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Origin' }, ':SecretString:::}}']],
  };

  it('are generated with the settings of the template and are the same after a restart', () => {
    const first = value(reference, { Resources });
    expect(first).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(value(reference, { Resources })).toBe(first);
  });

  it('differ from each other', () => {
    const other = { Other: Resources.Origin };
    const second = {
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Other' }, ':SecretString:::}}']],
    };
    expect(value(second, { Resources: other })).not.toBe(value(reference, { Resources }));
  });
});

describe('addresses at home', () => {
  const Distribution = { Type: 'AWS::CloudFront::Distribution', Properties: {} };

  it('gives the distribution the origin at home, without TLS', () => {
    const link = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Site', 'DomainName'] }, '/auth']] };
    expect(value(link, { Resources: { Site: Distribution } })).toBe('http://localhost:4400/auth');
  });

  it('gives browsers the address of Cognito at home and does not change issuers', () => {
    const endpoint = 'https://cognito-idp.us-east-1.amazonaws.com';
    const Policy = { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: { csp: `x ${endpoint}` } };
    const template = resolved({
      Main: { Resources: { Policy }, Outputs: { Issuer: { Value: `${endpoint}/pool` } } },
    });
    expect(template.resources[0]?.properties).toEqual({
      csp: 'x http://localhost:4400/local/aws/cognito-idp',
    });
    expect(template.outputs.Issuer).toBe(`${endpoint}/pool`);
  });

  it('gives browsers the address of a bucket at home, which is a path and no host', () => {
    const host = 'https://inbox-1.s3.us-east-1.amazonaws.com';
    const Policy = { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: { csp: `a ${host}; b` } };
    expect(resolved({ Main: { Resources: { Policy } } }).resources[0]?.properties).toEqual({
      csp: 'a http://127.0.0.1:9999/inbox-1/; b',
    });
  });
});

it('finds file assets by key and names a missing one', () => {
  const template = resolved({ Main: {} });
  expect(template.assetPath('abc.zip')).toMatch(/abc$/);
  expect(() => template.assetPath('other.zip')).toThrow(/other\.zip/);
});
