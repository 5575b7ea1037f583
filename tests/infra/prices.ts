import { at, type Cloud, listOf, type Resource, statementsOf, textsIn } from './cloud.ts';
import { runsAMonth } from './schedules.ts';

/** Price in dollars of a resource in a month without visitors: us-east-1, list prices, without free tiers. */
type Price = (resource: Resource, cloud: Cloud) => number;

const free: Price = () => 0;
const each =
  (dollars: number): Price =>
  () =>
    dollars;

/** A consistent read costs one read unit for four kilobytes. */
const aRead = 0.125 / 1e6;
/** A scheduled run that finds nothing to do: 300 ms of one gigabyte on arm64, the request, ten reads, a kilobyte of log. */
const aRun = 0.3 * 0.000_013_333_4 + 0.2 / 1e6 + 10 * aRead + 0.5 / 1e6;
/** Customers who do nothing all month: a run over all of them reads each one. */
const people = 1000;

/** Whether what a rule calls looks at everybody who has an account. */
const walksPeople = (rule: Resource, cloud: Cloud): boolean =>
  listOf(at(rule.properties, 'Targets'))
    .map((target) => cloud.behind(at(cloud.behind(at(target, 'Arn'))?.properties, 'Role')))
    .flatMap((role) => (role ? statementsOf(cloud, role) : []))
    .some((statement) => textsIn(at(statement, 'Action')).includes('cognito-idp:ListUsers'));

/** Lambda polls an empty queue with five long polls of twenty seconds at a time. */
export const pollsOfAQueue = ((30 * 24 * 3600) / 20) * 5 * (0.4 / 1e6);
/** An alarm, for each metric that it looks at. */
export const anAlarm = 0.1;

/**
 * Every type the house uses. Those at zero are paid by use: on demand, by request or by gigabyte. A type that is not
 * here fails the test, so that nobody adds a thing that costs by the hour without seeing its price.
 */
export const idlePrices: Readonly<Record<string, Price>> = {
  'AWS::ApiGatewayV2::Api': free,
  'AWS::ApiGatewayV2::Authorizer': free,
  'AWS::ApiGatewayV2::Integration': free,
  'AWS::ApiGatewayV2::Route': free,
  'AWS::ApiGatewayV2::Stage': free,
  // Per terabyte a query reads.
  'AWS::Athena::WorkGroup': free,
  'AWS::CloudFront::Distribution': free,
  'AWS::CloudFront::Function': free,
  'AWS::CloudFront::KeyValueStore': free,
  'AWS::CloudFront::OriginAccessControl': free,
  'AWS::CloudFront::ResponseHeadersPolicy': free,
  // Budgets that only tell are free, however many.
  'AWS::Budgets::Budget': free,
  // Standard resolution, by the metric: an expression is billed for each that it adds up.
  'AWS::CloudWatch::Alarm': (alarm) =>
    anAlarm *
    Math.max(1, listOf(at(alarm.properties, 'Metrics')).filter((one) => at(one, 'MetricStat')).length),
  // The first three of an account, with up to fifty metrics each; alarms.test.ts counts them.
  'AWS::CloudWatch::Dashboard': free,
  'AWS::Cognito::UserPool': free,
  'AWS::Cognito::UserPoolClient': free,
  'AWS::Cognito::UserPoolGroup': free,
  'AWS::DynamoDB::Table': free,
  'AWS::Events::Archive': free,
  'AWS::Events::EventBus': free,
  'AWS::Events::Rule': (rule, cloud) =>
    runsAMonth(String(at(rule.properties, 'ScheduleExpression') ?? '')) *
    (aRun + (walksPeople(rule, cloud) ? people * aRead : 0)),
  // A million entries are free, and a table with projection is one.
  'AWS::Glue::Database': free,
  'AWS::Glue::Table': free,
  'AWS::IAM::Policy': free,
  'AWS::IAM::Role': free,
  // Streams are read for nothing.
  'AWS::Lambda::EventSourceMapping': (mapping) =>
    at(mapping.properties, 'ScalingConfig') ? pollsOfAQueue : 0,
  'AWS::Lambda::EventInvokeConfig': free,
  'AWS::Lambda::Function': free,
  'AWS::Lambda::LayerVersion': free,
  'AWS::Lambda::Permission': free,
  // By what is written; the lines of schedules are in the price of their runs.
  'AWS::Logs::LogGroup': free,
  // What it counts is a metric of our own, billed for the hours in which there was something to count.
  'AWS::Logs::MetricFilter': free,
  // By what lies in it: the build in its versions, and the logs of a month, some hundred megabytes at most.
  'AWS::S3::Bucket': each(0.0025),
  'AWS::S3::BucketPolicy': free,
  'AWS::SNS::Subscription': free,
  'AWS::SNS::Topic': free,
  'AWS::SNS::TopicPolicy': free,
  'AWS::SQS::Queue': free,
  'AWS::SQS::QueuePolicy': free,
  'AWS::SecretsManager::Secret': each(0.4),
  // Five dollars an ACL and one a rule, managed groups of AWS included.
  'AWS::WAFv2::WebACL': (acl) => 5 + listOf(at(acl.properties, 'Rules')).length,
  'AWS::WAFv2::LoggingConfiguration': free,
  'AWS::WAFv2::WebACLAssociation': free,
  'Custom::CDKBucketDeployment': free,
};
