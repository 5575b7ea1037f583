import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import { eventBus } from '../patterns/events/event-bus.ts';

/** What runs while nobody waits for it: bus, relay, queues and schedules. */
export class WorkersStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    eventBus(this, house);
    for (const { jobs = [] } of domains) for (const job of jobs) job(this, house);
  }
}
