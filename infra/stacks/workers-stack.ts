import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { contentDomain } from '../domains/content.ts';
import { lakeDomain } from '../domains/lake.ts';
import { mailboxesDomain } from '../domains/mailboxes.ts';
import { monitoringDomain } from '../domains/monitoring.ts';
import { notificationsDomain } from '../domains/notifications.ts';
import { relayDomain } from '../domains/relay.ts';
import { telemetryDomain } from '../domains/telemetry.ts';
import type { House } from '../house.ts';
import { lostEvents } from '../patterns/lost-events.ts';
import type { UserPoolIds } from '../patterns/uses.ts';
import type { DataStack } from './data-stack.ts';

export interface WorkersStackProps extends StackProps {
  readonly data: DataStack;
  readonly siteUrl: string;
  /** Path → object of what was published after the build. */
  readonly publishedPaths: IKeyValueStore;
  readonly siteBucket: Bucket;
  readonly pool: UserPoolIds;
}

/** What runs with nobody waiting: bus, relay, queues and schedules. */
export class WorkersStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: WorkersStackProps) {
    super(scope, id, props);
    const { data, siteUrl, publishedPaths, siteBucket } = props;
    const bus = relayDomain(this, house, props.data);
    const lost = lostEvents(this, house);
    notificationsDomain(this, house, { data: props.data, bus, siteUrl: props.siteUrl });
    lakeDomain(this, house, { data, bus, lost });
    contentDomain(this, house, { data, bus, lost, siteUrl, publishedPaths, siteBucket });
    mailboxesDomain(this, house, { data, bus, lost, pool: props.pool });
    telemetryDomain(this, house, props.data);
    monitoringDomain(this, house, { data, bus, lost });
  }
}
