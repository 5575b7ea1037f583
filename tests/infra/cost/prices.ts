import { at, type Cloud, type Resource, statementsOf, textsIn } from '../cloud.ts';
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
/** Customers who do nothing all month. A run over all accounts reads each of them. */
const people = 1000;

/** Whether the target of a rule reads all accounts. */
const walksPeople = (rule: Resource, cloud: Cloud): boolean =>
  rule
    .list('Targets')
    .map((target) => cloud.behind(cloud.behind(at(target, 'Arn'))?.at('Role')))
    .flatMap((role) => (role ? statementsOf(cloud, role) : []))
    .some((statement) => textsIn(at(statement, 'Action')).includes('cognito-idp:ListUsers'));

/** Lambda polls an empty queue with five long polls of twenty seconds at a time. */
export const pollsOfAQueue = ((30 * 24 * 3600) / 20) * 5 * (0.4 / 1e6);
/** An alarm, for each metric in it. */
export const anAlarm = 0.1;

/**
 * Every type that we use. Those at zero are paid by use: on demand, by request or by gigabyte. A type that is not
 * here fails the test, so that nobody adds a resource with a price by the hour without noticing it.
 */
export const idlePrices: Readonly<Record<string, Price>> = {
  'AWS::ApiGatewayV2::Api': free,
  'AWS::ApiGatewayV2::Authorizer': free,
  'AWS::ApiGatewayV2::Integration': free,
  'AWS::ApiGatewayV2::Route': free,
  'AWS::ApiGatewayV2::Stage': free,
  // Paid per terabyte that queries read.
  'AWS::Athena::WorkGroup': free,
  'AWS::CloudFront::CachePolicy': free,
  'AWS::CloudFront::Distribution': free,
  'AWS::CloudFront::Function': free,
  'AWS::CloudFront::KeyValueStore': free,
  'AWS::CloudFront::OriginAccessControl': free,
  'AWS::CloudFront::ResponseHeadersPolicy': free,
  // Budgets that only send mail are free.
  'AWS::Budgets::Budget': free,
  // Standard resolution, paid per metric: an expression is billed for each metric in it.
  'AWS::CloudWatch::Alarm': (alarm) =>
    anAlarm * Math.max(1, alarm.list('Metrics').filter((one) => at(one, 'MetricStat')).length),
  // The first three of an account are free, with up to fifty metrics each; alarms.test.ts counts them.
  'AWS::CloudWatch::Dashboard': free,
  'AWS::Cognito::UserPool': free,
  'AWS::Cognito::UserPoolClient': free,
  'AWS::Cognito::UserPoolGroup': free,
  'AWS::DynamoDB::Table': free,
  'AWS::Events::Archive': free,
  'AWS::Events::EventBus': free,
  'AWS::Events::Rule': (rule, cloud) =>
    runsAMonth(String(rule.at('ScheduleExpression') ?? '')) *
    (aRun + (walksPeople(rule, cloud) ? people * aRead : 0)),
  // A million entries are free, and a table with partition projection is one.
  'AWS::Glue::Database': free,
  'AWS::Glue::Table': free,
  'AWS::IAM::Policy': free,
  'AWS::IAM::Role': free,
  // Lambda reads streams for free.
  'AWS::Lambda::EventSourceMapping': (mapping) => (mapping.at('ScalingConfig') ? pollsOfAQueue : 0),
  'AWS::Lambda::EventInvokeConfig': free,
  'AWS::Lambda::Function': free,
  'AWS::Lambda::LayerVersion': free,
  'AWS::Lambda::Permission': free,
  // Paid by what is written; the lines of schedules are in the price of their runs.
  'AWS::Logs::LogGroup': free,
  // Its metric is billed only for the hours in which there was something to count.
  'AWS::Logs::MetricFilter': free,
  // Paid by size: builds, and the logs of a month, some hundred megabytes at most.
  'AWS::S3::Bucket': each(0.0025),
  'AWS::S3::BucketPolicy': free,
  'AWS::SNS::Subscription': free,
  'AWS::SNS::Topic': free,
  'AWS::SNS::TopicPolicy': free,
  'AWS::SQS::Queue': free,
  'AWS::SQS::QueuePolicy': free,
  'AWS::SecretsManager::Secret': each(0.4),
  // Five dollars for an ACL and one for each rule, managed groups of AWS included.
  'AWS::WAFv2::WebACL': (acl) => 5 + acl.list('Rules').length,
  'AWS::WAFv2::LoggingConfiguration': free,
  'AWS::WAFv2::WebACLAssociation': free,
  'Custom::CDKBucketDeployment': free,
};
