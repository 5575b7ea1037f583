import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { KeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { acknowledge } from '../patterns/acknowledge.ts';
import { lasting } from '../patterns/lasting.ts';
import { daysOf, keptPrivate } from '../patterns/private-bucket.ts';
import { houseSecret, originHeader } from '../patterns/secrets.ts';
import { siteDistribution } from '../site/distribution.ts';

/** The API without routes and stage, because the distribution needs the API, and the routes need the user pool, which is made later. */
const emptyApi = (scope: Construct, house: House): HttpApi => {
  const api = new HttpApi(scope, 'Api', {
    apiName: `skybarrel-${house.stage.name}`,
    createDefaultStage: false,
  });
  house.watch.graphs.push({
    area: 'api',
    title: 'Calls of the API, and the time in milliseconds that 95 % of answers stay below',
    metrics: [
      api.metricCount({ period: Duration.minutes(5), statistic: 'Sum' }),
      api.metricLatency({ period: Duration.minutes(5), statistic: 'p95' }),
    ],
  });
  house.watch.add({
    id: 'ApiFails',
    area: 'api',
    whenItFails: 'People see errors instead of their mailbox, profile or feed',
    firstLook: `log group /skybarrel/${house.stage.name}/api, filter on status 5xx`,
    metric: api.metricServerError({ period: Duration.minutes(5), statistic: 'Sum' }),
    threshold: 5,
  });
  return api;
};

/** What browsers reach first: site bucket, edge functions, firewall, distribution, and the API without its routes. */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  /** Built and published pages. */
  readonly siteBucket: Bucket;

  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    const logBucket = new Bucket(this, 'AccessLogs', {
      ...keptPrivate,
      // CloudFront delivers its logs with an ACL.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: daysOf('log') }],
      // aws-cdk-lib's classes fit their interfaces only without exactOptionalPropertyTypes.
    }) as IBucket;
    acknowledge(logBucket, {
      'AwsSolutions-S1': 'It is the log bucket itself, and a log of its own accesses is not needed.',
    });
    const siteBucket = new Bucket(this, 'Site', {
      ...keptPrivate,
      serverAccessLogsBucket: logBucket,
      serverAccessLogsPrefix: 'site/',
    });
    this.siteBucket = lasting(siteBucket, siteBucket.bucketName, siteBucket.bucketArn);
    const secret = houseSecret(
      this,
      'OriginSecret',
      house.stage,
      'origin',
      'Header by which the API knows CloudFront',
    );
    this.api = emptyApi(this, house);
    lasting(this.api, this.api.apiId);
    const publishedPaths = new KeyValueStore(this, 'PublishedPages', {
      comment: 'Path to object of what was published after the build',
    });
    lasting(publishedPaths, publishedPaths.keyValueStoreArn);
    const distribution = siteDistribution(this, house, {
      siteBucket: this.siteBucket as IBucket,
      logBucket,
      api: this.api,
      publishedPaths,
      originSecret: originHeader(house.stage),
    });
    distribution.node.addDependency(secret);
    house.parts.buckets.add('Site', this.siteBucket);
    house.parts.keyValues.add('PublishedPages', publishedPaths);
    const siteUrl = `https://${house.stage.domain ?? distribution.distributionDomainName}`;
    house.parts.urls.add('Site', siteUrl);
    new CfnOutput(this, 'SiteUrl', { value: siteUrl });
    // A stage's own domain points to this address in DNS.
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
  }
}
