import {
  alarm,
  archive,
  bucket,
  bucketDeployment,
  distribution,
  edgeFunction,
  emailIdentity,
  eventSourceMapping,
  httpApi,
  idOnly,
  keyValueStore,
  lambdaFunction,
  layer,
  logGroup,
  logicalIdOnly,
  managedPolicy,
  named,
  namedWithin,
  nameOnly,
  queue,
  role,
  rule,
  schedule,
  secret,
  table,
  topic,
  userPool,
  userPoolClient,
  webAcl,
} from './identities.ts';
import type { Identify } from './identity.ts';

/** How the cloud at home handles a type of resource. */
export interface KnownType {
  readonly identify: Identify;
  /** The reason why nothing runs for it at home, or undefined. */
  readonly inert?: string;
}

const run = (identify: Identify): KnownType => ({ identify });
const inert = (identify: Identify, reason: string): KnownType => ({ identify, inert: reason });

const permissions = 'services of AWS call each other at home without being asked for permission';
const lake = 'npm run query reads the same files with DuckDB';
const observability = 'nothing is measured at home: read the logs in the data folder';

const knownTypes: Readonly<Record<string, KnownType>> = {
  'AWS::Lambda::Function': run(lambdaFunction),
  'AWS::Lambda::EventSourceMapping': run(eventSourceMapping),
  'AWS::Lambda::EventInvokeConfig': run(idOnly(20)),
  'AWS::DynamoDB::Table': run(table),
  'AWS::DynamoDB::GlobalTable': run(table),
  'AWS::SQS::Queue': run(queue),
  'AWS::S3::Bucket': run(bucket),
  'AWS::SNS::Topic': run(topic),
  'AWS::SNS::Subscription': run(idOnly(20, 'Arn')),
  'AWS::Events::EventBus': run(named('Name', 'events', 'event-bus/', 256)),
  'AWS::Events::Rule': run(rule),
  'AWS::Events::Archive': run(archive),
  'AWS::Scheduler::Schedule': run(schedule),
  'AWS::Scheduler::ScheduleGroup': run(named('Name', 'scheduler', 'schedule-group/', 64)),
  'AWS::SecretsManager::Secret': run(secret),
  'AWS::Cognito::UserPool': run(userPool),
  'AWS::Cognito::UserPoolClient': run(userPoolClient),
  'AWS::Cognito::UserPoolGroup': run(nameOnly('GroupName', 128)),
  'AWS::ApiGatewayV2::Api': run(httpApi),
  'AWS::ApiGatewayV2::Route': run(idOnly(7, 'RouteId')),
  'AWS::ApiGatewayV2::Integration': run(idOnly(7, 'IntegrationId')),
  'AWS::ApiGatewayV2::Authorizer': run(idOnly(6, 'AuthorizerId')),
  'AWS::ApiGatewayV2::Stage': run(nameOnly('StageName', 128)),
  'AWS::CloudFront::Distribution': run(distribution),
  'AWS::CloudFront::Function': run(edgeFunction),
  'AWS::CloudFront::KeyValueStore': run(keyValueStore),
  'AWS::CloudFront::OriginAccessControl': run(idOnly(14)),
  'AWS::CloudFront::ResponseHeadersPolicy': run(idOnly(16)),
  'AWS::CloudFront::CachePolicy': run(idOnly(16)),
  'AWS::CloudFront::OriginRequestPolicy': run(idOnly(16)),
  'AWS::WAFv2::WebACL': run(webAcl),
  'AWS::SES::EmailIdentity': run(emailIdentity),
  'AWS::SES::ConfigurationSet': run(named('Name', 'ses', 'configuration-set/', 64)),
  'Custom::CDKBucketDeployment': run(bucketDeployment),
  'AWS::IAM::Role': run(role),
  'AWS::IAM::Policy': run(logicalIdOnly),
  'AWS::IAM::ManagedPolicy': run(managedPolicy),
  'AWS::S3::BucketPolicy': run(logicalIdOnly),
  'AWS::SQS::QueuePolicy': run(logicalIdOnly),
  'AWS::SNS::TopicPolicy': run(logicalIdOnly),

  'AWS::Lambda::Permission': inert(idOnly(12), permissions),
  'AWS::Events::EventBusPolicy': inert(logicalIdOnly, permissions),
  'AWS::Logs::ResourcePolicy': inert(logicalIdOnly, permissions),
  'AWS::Logs::LogGroup': inert(logGroup, 'functions write to the logs folder of the data folder'),
  'AWS::Logs::MetricFilter': inert(logicalIdOnly, observability),
  'AWS::Logs::QueryDefinition': inert(logicalIdOnly, observability),
  'AWS::CloudWatch::Alarm': inert(alarm, observability),
  'AWS::CloudWatch::CompositeAlarm': inert(alarm, observability),
  'AWS::CloudWatch::Dashboard': inert(logicalIdOnly, observability),
  'AWS::Budgets::Budget': inert(logicalIdOnly, 'nothing is billed at home'),
  'AWS::Glue::Database': inert(namedWithin('DatabaseInput'), lake),
  'AWS::Glue::Table': inert(namedWithin('TableInput'), lake),
  'AWS::Athena::WorkGroup': inert(logicalIdOnly, lake),
  'AWS::WAFv2::WebACLAssociation': inert(
    logicalIdOnly,
    'the firewall at home stands before the distribution; Cognito keeps its own limits',
  ),
  'AWS::WAFv2::LoggingConfiguration': inert(logicalIdOnly, observability),
  'AWS::SES::ConfigurationSetEventDestination': inert(idOnly(12), 'mail at home stays in the console'),
  'AWS::Lambda::LayerVersion': inert(layer, 'only the bucket deployment of CDK brings a layer'),
  'AWS::CDK::Metadata': inert(logicalIdOnly, 'CDK counts its users with it'),
  'Custom::S3AutoDeleteObjects': inert(logicalIdOnly, 'delete the data folder instead'),
};

/** How this type is handled. Undefined for an unsupported type. */
export const knownType = (type: string): KnownType | undefined =>
  Object.hasOwn(knownTypes, type) ? knownTypes[type] : undefined;
