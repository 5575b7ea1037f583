import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { LAKE_KEPT_DAYS, RESULTS_FOLDER } from '#domain/lake/files.ts';
import type { House } from '../house.ts';
import { type HouseQueue, houseQueue } from '../patterns/house-queue.ts';
import { HouseTable } from '../patterns/house-table.ts';
import { lasting } from '../patterns/lasting.ts';
import { privateBucket } from '../patterns/private-bucket.ts';
import { houseSecret } from '../patterns/secrets.ts';

/** What must survive everything else: tables, buckets, the telemetry's queue, a key. */
export class DataStack extends Stack {
  readonly profiles: HouseTable;
  readonly mailboxes: HouseTable;
  readonly notifications: HouseTable;
  /** What people wrote to us, and what we answered. */
  readonly enquiries: HouseTable;
  /** Brand, schedule, words of the home page and rate cards. */
  readonly settings: HouseTable;
  /** What was published, and whose turn it is. */
  readonly content: HouseTable;
  /** Client batches as they came, followed by the fold. */
  readonly telemetry: HouseTable;
  /** Counters, error groups and exports. */
  readonly monitoring: HouseTable;
  /** Between accepting telemetry and storing it; here because the API sends and a worker receives. */
  readonly telemetryQueue: HouseQueue;
  /** Stream records that no function could take, for three months. */
  readonly failedEvents: Bucket;
  /** Files people asked for, for a week. */
  readonly exports: Bucket;
  /** Telemetry and events by the hour, for SQL. */
  readonly lake: Bucket;

  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    this.profiles = new HouseTable(this, 'Profiles', { stream: true });
    this.mailboxes = new HouseTable(this, 'Mailboxes', { stream: true, indexed: true });
    this.notifications = new HouseTable(this, 'Notifications');
    this.enquiries = new HouseTable(this, 'Enquiries', { stream: true, indexed: true });
    this.settings = new HouseTable(this, 'Settings', { stream: true });
    this.content = new HouseTable(this, 'Content');
    this.telemetry = new HouseTable(this, 'Telemetry', { stream: true });
    this.monitoring = new HouseTable(this, 'Monitoring', { stream: true });
    this.telemetryQueue = houseQueue(this, house, 'Telemetry', {
      area: 'telemetry',
      whenItFails: 'Errors and measurements of customers wait and are not seen in the monitoring',
      visibility: Duration.minutes(3),
    });
    const { queue } = this.telemetryQueue;
    lasting(queue, queue.queueArn, queue.queueUrl, queue.queueName);
    houseSecret(
      this,
      'HouseKey',
      house.stage,
      'house-key',
      'Key from which functions derive what they sign and hash with',
    );
    this.failedEvents = privateBucket(this, 'FailedEvents', {
      keptFor: Duration.days(90),
      whyNoAccessLog:
        'Only the stream mapping writes here and only operators read; an alarm tells of every object. Access logs would be longer than the data.',
    });
    this.exports = privateBucket(this, 'ExportedFiles', {
      keptFor: Duration.days(7),
      whyNoAccessLog:
        'One worker writes and people read by links of five minutes, each of which the monitoring logs with who asked.',
    });
    this.lake = privateBucket(this, 'Lake', {
      keptFor: Duration.days(LAKE_KEPT_DAYS),
      whyNoAccessLog:
        'One worker writes; analysts read through the Athena workgroup, which keeps its own history.',
    });
    // What a query answered can be asked again.
    this.lake.addLifecycleRule({ prefix: `${RESULTS_FOLDER}/`, expiration: Duration.days(30) });
  }
}
