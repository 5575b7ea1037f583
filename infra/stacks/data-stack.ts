import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { bucketName, type House } from '../house.ts';
import { acknowledge } from '../patterns/acknowledge.ts';
import { HouseTable } from '../patterns/house-table.ts';
import { houseSecret } from '../patterns/secrets.ts';

/** What must survive everything else: one table per domain, the bucket of events that could not be relayed, a key. */
export class DataStack extends Stack {
  readonly profiles: HouseTable;
  readonly mailboxes: HouseTable;
  readonly notifications: HouseTable;

  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    this.profiles = new HouseTable(this, 'Profiles');
    this.mailboxes = new HouseTable(this, 'Mailboxes', { outbox: true });
    this.notifications = new HouseTable(this, 'Notifications');
    houseSecret(this, 'LogHashKey', house.stage, 'log-hash', 'Key that hashes e-mail addresses in logs');
    const failedEvents = new Bucket(this, 'FailedEvents', {
      bucketName: bucketName(house.stage, 'failed-events'),
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        { expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    acknowledge(
      failedEvents,
      'AwsSolutions-S1',
      'Only the stream mapping writes here and only operators read; an alarm tells of every object. Access logs would be longer than the data.',
    );
  }
}
