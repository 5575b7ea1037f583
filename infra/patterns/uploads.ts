import { type Bucket, type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { House } from '../house.ts';

const addressOf = ({ bucketName }: Bucket, { region }: House['stage']): string =>
  `https://${bucketName}.s3.${region}.amazonaws.com`;

/**
 * Pages of the stage may send files to the bucket, and S3 tells EventBridge of each file that arrives. Who may send what is
 * in the signature of a link, which a function gives to one person for one file: the rule for pages protects nothing, it
 * only lets browsers try. A stage without a domain gets its address after its buckets are made, so the rule names all of
 * CloudFront there.
 */
export const letPagesUpload = (bucket: Bucket, { stage, parts }: House): void => {
  bucket.addCorsRule({
    allowedOrigins: [stage.domain ? `https://${stage.domain}` : 'https://*.cloudfront.net'],
    allowedMethods: [HttpMethods.PUT],
    allowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
    maxAge: 3600,
  });
  // Set on the resource itself: the construct's own way makes a function that sets it after the deployment.
  const resource = bucket.node.defaultChild as CfnBucket;
  resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  parts.urls.add('Uploads', addressOf(bucket, stage));
};

/** Pages of the app may show pictures of the bucket. Who sees which is in the signature of a link, as with what they send. */
export const letPagesShow = (bucket: Bucket, { stage, parts }: House): void =>
  parts.urls.add('Pictures', addressOf(bucket, stage));
