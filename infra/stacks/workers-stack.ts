import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { lakeDomain } from '../domains/lake.ts';
import { mailboxesDomain } from '../domains/mailboxes.ts';
import { monitoringDomain } from '../domains/monitoring.ts';
import { notificationsDomain } from '../domains/notifications.ts';
import { relayDomain } from '../domains/relay.ts';
import { telemetryDomain } from '../domains/telemetry.ts';
import type { House } from '../house.ts';
import type { UserPoolIds } from '../patterns/uses.ts';
import type { DataStack } from './data-stack.ts';

export interface WorkersStackProps extends StackProps {
  readonly data: DataStack;
  readonly siteUrl: string;
  readonly pool: UserPoolIds;
}

/** What runs with nobody waiting: bus, relay, queues and schedules. */
export class WorkersStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: WorkersStackProps) {
    super(scope, id, props);
    const bus = relayDomain(this, house, props.data);
    notificationsDomain(this, house, { data: props.data, bus, siteUrl: props.siteUrl });
    lakeDomain(this, house, { data: props.data, bus });
    mailboxesDomain(this, house, { data: props.data, pool: props.pool });
    telemetryDomain(this, house, props.data);
    monitoringDomain(this, house, { data: props.data, bus });
  }
}
