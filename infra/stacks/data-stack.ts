import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import type { Domain } from '../patterns/domain.ts';
import { houseQueue } from '../patterns/house-queue.ts';
import { HouseTable } from '../patterns/house-table.ts';
import { lasting } from '../patterns/lasting.ts';
import { privateBucket } from '../patterns/private-bucket.ts';
import { cardKeysSecret, houseSecret, keptSecret } from '../patterns/secrets.ts';
import { letPagesUpload } from '../patterns/uploads.ts';

/** What must outlive the other stacks: tables, buckets, queues that the API sends to, and the house key. */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    for (const domain of domains) this.keep(house, domain);
    // Stream records that failed for good.
    const failedEvents = privateBucket(this, 'FailedEvents', {
      keptFor: Duration.days(90),
      whyNoAccessLog:
        'Only the stream mapping writes here and only operators read; an alarm is raised before an object is written. Access logs would be longer than the data.',
    });
    house.parts.buckets.add('FailedEvents', failedEvents);
    houseSecret(
      this,
      'HouseKey',
      house.stage,
      'house-key',
      'Key from which functions derive what they sign and hash with',
    );
    keptSecret(
      this,
      'KeptKey',
      house.stage,
      'Key that seals tax and ID numbers of receivers, kept for years',
    );
    if (house.stage.cardPayments) cardKeysSecret(this, house.stage);
  }

  private keep(house: House, { name, tables = {}, buckets = {}, queues = {} }: Domain): void {
    for (const [id, table] of Object.entries(tables))
      house.parts.tables.add(id, new HouseTable(this, id, table));
    for (const [id, { takesUploads, ...bucket }] of Object.entries(buckets)) {
      const made = privateBucket(this, id, bucket);
      if (takesUploads) letPagesUpload(made, house);
      house.parts.buckets.add(id, made);
    }
    for (const [id, props] of Object.entries(queues)) {
      const made = houseQueue(this, house, id, { ...props, area: name });
      const { queue } = made;
      lasting(queue, queue.queueArn, queue.queueUrl, queue.queueName);
      house.parts.queues.add(id, made);
    }
  }
}
