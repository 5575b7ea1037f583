import { CfnOutput, Duration } from 'aws-cdk-lib';
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { ArnPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import type { House } from '../house.ts';
import { type HouseQueue, houseQueue } from '../patterns/house-queue.ts';
import { queueFunction } from '../patterns/queue-function.ts';
import { queueTarget } from '../patterns/queue-target.ts';
import { onTable, readsSettings, sendMail, setting } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

export interface NotificationsDomainProps {
  readonly data: DataStack;
  readonly bus: IEventBus;
  readonly siteUrl: string;
}

/**
 * Assigned mailboxes for a system that the stage names, which alone may take them. Without a reader there is no queue: what nobody
 * takes would vanish after four days, while the archive of the bus holds it for ninety and replays it for a reader who comes later.
 */
const queueForReader = (scope: Construct, house: House): HouseQueue | undefined => {
  const { mailboxAssignedReader } = house.stage;
  if (!mailboxAssignedReader) return undefined;
  const made = houseQueue(scope, house, 'MailboxAssigned', {
    area: 'mailboxes',
    whenItFails: 'A system that reads the mailbox-assigned queue could not take an event',
    visibility: Duration.minutes(5),
  });
  made.queue.grantConsumeMessages(new ArnPrincipal(mailboxAssignedReader));
  house.watch.add({
    id: 'MailboxAssignedUnread',
    area: 'mailboxes',
    whenItFails: 'The system that reads the mailbox-assigned queue does not know of new customers',
    firstLook: `${mailboxAssignedReader}: does it run, and may it read`,
    metric: made.queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: 'Maximum',
    }),
    threshold: Duration.hours(1).toSeconds(),
  });
  new CfnOutput(scope, 'MailboxAssignedQueueUrl', { value: made.queue.queueUrl });
  return made;
};

/** Who is told: staff and admins by feed and mail, other systems by a queue of their own. */
export const notificationsDomain = (
  scope: Construct,
  house: House,
  props: NotificationsDomainProps,
): void => {
  const notify = queueFunction(scope, house, {
    entry: 'notifications/notify',
    uses: [
      onTable(props.data.notifications, 'NOTIFICATIONS_TABLE', [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ]),
      readsSettings(props.data.settings),
      sendMail(house, 'MAIL_FROM'),
      setting('SITE_URL', props.siteUrl),
    ],
    whenItFails:
      'Staff are not told of new mailboxes and enquiries, senders of enquiries get no answer, admins hear of no errors',
    atOnce: 5, // SES begins with fourteen mails a second
  });
  const reader = queueForReader(scope, house);
  new Rule(scope, 'MailboxAssignedRule', {
    description:
      'A customer has a mailbox: tell the desk, and the system that reads the queue, if there is one',
    eventBus: props.bus,
    eventPattern: { source: [MailboxAssignedV1.source], detailType: [MailboxAssignedV1.type] },
    targets: [notify, ...(reader ? [reader] : [])].map(queueTarget),
  });
  new Rule(scope, 'ErrorGroupRaisedRule', {
    description: 'An error group is new, back or spiking: tell the admins',
    eventBus: props.bus,
    eventPattern: { source: [ErrorGroupRaisedV1.source], detailType: [ErrorGroupRaisedV1.type] },
    targets: [queueTarget(notify)],
  });
  new Rule(scope, 'EnquiryRule', {
    description: 'Somebody wrote to us, or the desk wrote back: tell the desk, and the sender',
    eventBus: props.bus,
    eventPattern: {
      source: [EnquiryReceivedV1.source],
      detailType: [EnquiryReceivedV1.type, EnquiryAnsweredV1.type],
    },
    targets: [queueTarget(notify)],
  });
};
