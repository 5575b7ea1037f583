import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import type { Domain } from '../patterns/domain.ts';
import { eventBus } from '../patterns/events/event-bus.ts';
import { queueOn } from '../patterns/events/heard-events.ts';
import { lostEvents } from '../patterns/events/lost-events.ts';
import { readerQueue } from '../patterns/events/reader-queue.ts';
import { houseQueue } from '../patterns/house-queue.ts';
import { HouseTable } from '../patterns/house-table.ts';
import { lasting } from '../patterns/lasting.ts';
import { privateBucket } from '../patterns/private-bucket.ts';
import { cardKeysSecret, houseSecret, keptSecret } from '../patterns/secrets.ts';
import { letPagesShow, letPagesUpload } from '../patterns/uploads.ts';

/**
 * What must outlive the other stacks: tables, buckets, bus and queues, and the keys. What the API or the bus puts into a queue
 * waits there, whatever becomes of the stack of its function. All dead-letter queues are here, so that the API can count them
 * without waiting for the stacks of the jobs.
 */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    eventBus(this, house);
    lostEvents(this, house);
    for (const domain of domains) {
      this.keep(house, domain);
      this.queue(house, domain);
    }
    // Stream records that failed for good.
    const failedEvents = privateBucket(this, 'FailedEvents', {
      keptAs: 'failedEvent',
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
      house,
      'KeptKey',
      `skybarrel ${house.stage.name}: seals tax and ID numbers of receivers, kept for years`,
    );
    if (house.stage.cardPayments) cardKeysSecret(this, house.stage);
  }

  private keep(house: House, { tables = {}, buckets = {} }: Domain): void {
    for (const [id, table] of Object.entries(tables))
      house.parts.tables.add(id, new HouseTable(this, id, table));
    for (const [id, { takesUploads, showsPictures, ...bucket }] of Object.entries(buckets)) {
      const made = privateBucket(this, id, bucket);
      if (takesUploads) letPagesUpload(made, house);
      if (showsPictures) letPagesShow(made, house);
      house.parts.buckets.add(id, made);
    }
  }

  private queue(house: House, { name: area, queues = {}, readers = {} }: Domain): void {
    for (const [id, { hears = [], ...props }] of Object.entries(queues)) {
      const made = houseQueue(this, house, id, { ...props, area });
      const { queue } = made;
      // Not the dead-letter queue, and not those for other systems: other stacks only measure them, which must not keep one
      // from being removed.
      lasting(queue, queue.queueArn, queue.queueUrl, queue.queueName);
      house.parts.queues.add(id, queue);
      queueOn(this, house, id, hears, made);
    }
    for (const [id, props] of Object.entries(readers)) readerQueue(this, house, id, { ...props, area });
  }
}
