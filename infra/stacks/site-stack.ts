import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { acknowledge, acknowledgeWildcards } from '../patterns/acknowledge.ts';
import { exportOf } from '../patterns/lasting.ts';
import type { Accounts } from '../patterns/parts.ts';

export interface SiteStackProps extends StackProps {
  readonly siteBucket: Bucket;
  readonly accounts: Accounts;
}

const assets = 'assets/*';
/** Written by others than the build: the stage's ids, published pages and published posts. */
const notOurs = ['config.json', 'published/*', 'posts/*'];
/** The house's mark in its sizes. It changes once in years, and every page shows it: a day may pass. */
const marks = ['logo.svg', 'logo.png', 'favicon.png', 'icon-*.png'];
const revalidate = [CacheControl.fromString('public, max-age=0, must-revalidate')];

/** The uploader is one function of aws-cdk-lib, shared by all deployments of the stack; its role is aws-cdk-lib's too. */
const acknowledgeUploader = (stack: Stack, site: string): void => {
  const uploader = stack.node.children.find((child) =>
    child.node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (!uploader) throw new Error('aws-cdk-lib no longer makes the uploader of BucketDeployment as expected');
  const why = 'Made by aws-cdk-lib for BucketDeployment; it runs only while a stack deploys';
  acknowledge(uploader, 'AwsSolutions-L1', `${why}, and its runtime comes with the pinned library.`);
  acknowledge(
    uploader,
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    `${why}; the managed policy lets it write its log and nothing else.`,
  );
  acknowledgeWildcards(
    uploader,
    ['Action::s3:GetBucket*', 'Action::s3:GetObject*', 'Action::s3:List*'],
    `${why}; it reads the bootstrap bucket's assets and compares them with the site bucket, on those two buckets only.`,
  );
  acknowledgeWildcards(
    uploader,
    ['Action::s3:Abort*', 'Action::s3:DeleteObject*', `Resource::arn:aws:s3:::${site}/*`],
    `${why}; it writes and removes the site's objects, whose names the build decides, in the site bucket only.`,
  );
  acknowledgeWildcards(
    uploader,
    ['Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*'],
    `${why}; assets are named by their hash, in the bootstrap bucket of this account.`,
  );
};

/**
 * The built site in its bucket: assets for ever under their hashed names and marks for a day, then pages, then
 * config.json, so that no page appears before its assets and no configuration before its pages.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: SiteStackProps) {
    super(scope, id, props);
    // config.json comes from a temporary folder of the library's, which is gone after synthesis: here assets are always
    // copied, also where the home synthesis leaves functions in place.
    this.node.setContext('aws:cdk:disable-asset-staging', false);
    const bucket = Bucket.fromBucketName(this, 'Site', props.siteBucket.bucketName);
    // Without a name of its own: the uploader's managed policy lets Lambda make the group again after the stack has deleted it,
    // and under a fixed name that would stop the next deployment.
    const logGroup = new LogGroup(this, 'UploadLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: bucket, logGroup, memoryLimit: 512 };
    const site = Source.asset(house.siteDir);
    const files = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [site],
      exclude: ['*'],
      include: [assets],
      // Open tabs still ask for the assets of the build before.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const icons = new BucketDeployment(this, 'Marks', {
      ...common,
      sources: [site],
      exclude: ['*'],
      include: marks,
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=86400')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [site],
      exclude: [assets, ...marks, ...notOurs],
      cacheControl: revalidate,
    });
    pages.node.addDependency(files, icons);
    const config = new BucketDeployment(this, 'Config', {
      ...common,
      sources: [
        Source.jsonData('config.json', {
          stage: house.stage.name,
          region: house.stage.region,
          userPoolId: props.accounts.pool.userPoolId,
          userPoolClientId: props.accounts.client.userPoolClientId,
          userPoolEndpoint: `https://cognito-idp.${house.stage.region}.amazonaws.com/`,
        }),
      ],
      prune: false,
      cacheControl: revalidate,
    });
    config.node.addDependency(pages);
    const { siteBucket } = props;
    acknowledgeUploader(this, exportOf(siteBucket, siteBucket.bucketName));
  }
}
