import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import type { JobStack } from '../patterns/domain.ts';

export interface JobsStackProps extends StackProps {
  readonly jobStack: JobStack;
}

/** What runs while nobody waits for it: functions that queues, streams, the bus or schedules call. Each domain says in which stack. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, house: House, { jobStack, ...props }: JobsStackProps) {
    super(scope, id, props);
    for (const { jobs = [], jobsIn } of domains)
      if (jobsIn === jobStack) for (const job of jobs) job(this, house);
  }
}
