import { Stack, type StackProps } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { acknowledge, acknowledgeWildcards } from '../patterns/acknowledge.ts';
import { exportOf } from '../patterns/lasting.ts';
import { logsForAMonth } from '../patterns/logs.ts';
import type { Accounts } from '../patterns/parts.ts';

export interface SiteStackProps extends StackProps {
  readonly siteBucket: Bucket;
  readonly accounts: Accounts;
}

const assets = 'assets/*';
/** Not written by the build: the stage's ids, published pages and published posts. */
const notBuilt = ['config.json', 'published/*', 'posts/*'];
/** The logo in its sizes. It changes once in years and every page shows it, so browsers may cache it for a day. */
const logos = ['logo.svg', 'logo.png', 'favicon.png', 'icon-*.png'];
const revalidate = [CacheControl.fromString('public, max-age=0, must-revalidate')];

/** The uploader is a function that aws-cdk-lib makes, with its role. All deployments of the stack share it. */
const acknowledgeUploader = (stack: Stack, site: string): void => {
  const uploader = stack.node.children.find((child) =>
    child.node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  if (!uploader) throw new Error('aws-cdk-lib no longer makes the uploader of BucketDeployment as expected');
  const why = 'Made by aws-cdk-lib for BucketDeployment; it works only while a stack deploys';
  acknowledge(uploader, {
    'AwsSolutions-L1': `${why}, and its runtime comes with the pinned library.`,
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': `${why}; the managed policy lets it write its log and nothing else.`,
  });
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
 * Uploads the built site to its bucket: first assets, which browsers cache for a year, and logos, which they cache for a day;
 * then pages; then config.json. So no page is visible before its assets, and no configuration before its pages.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: SiteStackProps) {
    super(scope, id, props);
    // The library writes config.json into a temporary folder, which is deleted after the synthesis. So this stack always copies
    // its assets, even when a synthesis for the cloud at home leaves functions where they are.
    this.node.setContext('aws:cdk:disable-asset-staging', false);
    const bucket = Bucket.fromBucketName(this, 'Site', props.siteBucket.bucketName);
    // The name is generated. The uploader's managed policy lets Lambda make the group again after the stack has deleted it, and
    // a group with a fixed name would then make the next deployment fail.
    const logGroup = logsForAMonth(this, 'UploadLogs');
    const common = { destinationBucket: bucket, logGroup, memoryLimit: 512 };
    const site = Source.asset(house.siteDir);
    const builtAssets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [site],
      exclude: ['*'],
      include: [assets],
      // Open tabs still load assets of the build before.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const logoFiles = new BucketDeployment(this, 'Marks', {
      ...common,
      sources: [site],
      exclude: ['*'],
      include: logos,
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=86400')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [site],
      exclude: [assets, ...logos, ...notBuilt],
      cacheControl: revalidate,
    });
    pages.node.addDependency(builtAssets, logoFiles);
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
