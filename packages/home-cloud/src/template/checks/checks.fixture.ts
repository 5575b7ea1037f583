import { readStacks, resolvedTemplate, type Stack } from '../assembly.fixture.ts';
import { checkTemplate } from './check-template.ts';

interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DependsOn?: readonly string[];
}
export type Resources = Record<string, Resource>;

export const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const output = (StackName: string, OutputName: string) => ({
  'Fn::GetStackOutput': { StackName, OutputName },
});

const mayCall = (Principal: string, SourceArn: unknown): Resource => ({
  Type: 'AWS::Lambda::Permission',
  Properties: { Action: 'lambda:InvokeFunction', FunctionName: arnOf('Worker'), Principal, SourceArn },
});

const table: Resource = {
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  },
};

/** Everything that can invoke a function, each with its permission: a queue, a table's stream, a rule, an API and a user pool. */
const workers = (): Resources => ({
  Role: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } },
        ],
      },
    },
  },
  Worker: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: arnOf('Role'),
      Timeout: 30,
      MemorySize: 256,
      Code: { S3Key: 'abc.zip' },
      Environment: { Variables: { STAGE: 'test' } },
    },
    DependsOn: ['Role'],
  },
  Lost: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'lost' } },
  Jobs: {
    Type: 'AWS::SQS::Queue',
    Properties: {
      QueueName: 'jobs',
      VisibilityTimeout: 180,
      RedrivePolicy: { deadLetterTargetArn: arnOf('Lost'), maxReceiveCount: 5 },
    },
  },
  Feed: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { EventSourceArn: arnOf('Jobs'), FunctionName: { Ref: 'Worker' } },
  },
  Stream: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: output('data', 'Stream'),
      FunctionName: { Ref: 'Worker' },
      StartingPosition: 'TRIM_HORIZON',
      FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
      DestinationConfig: { OnFailure: { Destination: arnOf('Lost') } },
    },
  },
  Hourly: {
    Type: 'AWS::Events::Rule',
    Properties: {
      ScheduleExpression: 'rate(1 hour)',
      Targets: [{ Id: 'Target0', Arn: arnOf('Worker'), DeadLetterConfig: { Arn: arnOf('Lost') } }],
    },
  },
  HourlyMayCall: mayCall('events.amazonaws.com', arnOf('Hourly')),
  Pool: { Type: 'AWS::Cognito::UserPool', Properties: { LambdaConfig: { PreSignUp: arnOf('Worker') } } },
  PoolMayCall: mayCall('cognito-idp.amazonaws.com', arnOf('Pool')),
});

const api = (): Resources => ({
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'house', ProtocolType: 'HTTP' } },
  Integration: {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: {
      ApiId: { Ref: 'Api' },
      IntegrationType: 'AWS_PROXY',
      IntegrationUri: arnOf('Worker'),
      PayloadFormatVersion: '2.0',
    },
  },
  SignedIn: {
    Type: 'AWS::ApiGatewayV2::Authorizer',
    Properties: {
      ApiId: { Ref: 'Api' },
      AuthorizerType: 'JWT',
      Name: 'SignedIn',
      JwtConfiguration: { Issuer: 'https://issuer.test', Audience: ['client'] },
    },
  },
  Route: {
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      ApiId: { Ref: 'Api' },
      RouteKey: 'GET /api/parcels/{id}',
      Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
      AuthorizationType: 'JWT',
      AuthorizerId: { Ref: 'SignedIn' },
    },
  },
  ApiMayCall: mayCall('apigateway.amazonaws.com', {
    'Fn::Join': ['', ['arn:aws:execute-api:us-east-1:000000000000:', { Ref: 'Api' }, '/*/*/*']],
  }),
  Wall: {
    Type: 'AWS::WAFv2::WebACL',
    Properties: { Name: 'wall', Scope: 'CLOUDFRONT' },
  },
  Site: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: { DistributionConfig: { WebACLId: arnOf('Wall') } },
  },
});

/** The resources of a correct stack. Tests break one of them. */
export const sound = (): Resources => ({ ...workers(), ...api() });

export const checkStacks = (stacks: Record<string, Stack>): void => {
  const assembly = readStacks(stacks);
  checkTemplate(assembly, resolvedTemplate(assembly));
};

/** Checks these resources together with a stack that has a table. */
export const check = (resources: Resources): void =>
  checkStacks({
    data: {
      Resources: { Parcels: table },
      Outputs: { Stream: { Value: { 'Fn::GetAtt': ['Parcels', 'StreamArn'] } } },
    },
    workers: { Resources: resources },
  });
