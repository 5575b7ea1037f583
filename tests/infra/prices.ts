import type { Resource } from './cloud.ts';
import { at, listOf } from './cloud.ts';

/** What a resource costs in a month in which nobody comes, in dollars, us-east-1, list prices without free tiers. */
type Price = (resource: Resource) => number;

const free: Price = () => 0;
const each =
  (dollars: number): Price =>
  () =>
    dollars;

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
    0.1 * Math.max(1, listOf(at(alarm.properties, 'Metrics')).filter((one) => at(one, 'MetricStat')).length),
  // The first three of an account, with up to fifty metrics each; alarms.test.ts counts them.
  'AWS::CloudWatch::Dashboard': free,
  'AWS::Cognito::UserPool': free,
  'AWS::Cognito::UserPoolClient': free,
  'AWS::Cognito::UserPoolGroup': free,
  'AWS::DynamoDB::Table': free,
  'AWS::Events::Archive': free,
  'AWS::Events::EventBus': free,
  // A schedule's runs: at most 200 ms of 512 MB on arm64, and the request.
  'AWS::Events::Rule': (rule) => {
    const minutes = Number(
      String(at(rule.properties, 'ScheduleExpression') ?? '').match(/rate\((\d+) minute/)?.[1],
    );
    if (!minutes) return 0;
    const runs = (30 * 24 * 60) / minutes;
    return runs * (0.2 * 0.5 * 0.000_013_333_4 + 0.000_000_2);
  },
  // A million entries are free, and a table with projection is one.
  'AWS::Glue::Database': free,
  'AWS::Glue::Table': free,
  'AWS::IAM::Policy': free,
  'AWS::IAM::Role': free,
  'AWS::Lambda::EventSourceMapping': (mapping) =>
    // Lambda asks an empty queue with five long polls of twenty seconds at a time; streams are read for nothing.
    at(mapping.properties, 'ScalingConfig') ? ((30 * 24 * 3600) / 20) * 5 * 0.000_000_4 : 0,
  'AWS::Lambda::EventInvokeConfig': free,
  'AWS::Lambda::Function': free,
  'AWS::Lambda::LayerVersion': free,
  'AWS::Lambda::Permission': free,
  'AWS::Logs::LogGroup': free,
  // What it counts is a metric of our own, billed for the hours in which there was something to count.
  'AWS::Logs::MetricFilter': free,
  'AWS::S3::Bucket': free,
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
