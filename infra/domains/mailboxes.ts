import { Duration } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import type { House } from '../house.ts';
import { houseFunction } from '../patterns/house-function.ts';
import { hearEvents, type LostEvents } from '../patterns/lost-events.ts';
import { nightlyFunction } from '../patterns/nightly-function.ts';
import { onTable, onUserPool, type UserPoolIds } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

export interface MailboxesDomainProps {
  readonly data: DataStack;
  readonly bus: IEventBus;
  readonly lost: LostEvents;
  readonly pool: UserPoolIds;
}

/** Has mailbox, address card and search follow the name that people give in their profile. */
const followedProfiles = (
  scope: Construct,
  house: House,
  { data, bus, lost }: MailboxesDomainProps,
): void => {
  const follow = houseFunction(scope, house, {
    entry: 'mailboxes/follow-profile',
    uses: [
      onTable(data.mailboxes, 'MAILBOXES_TABLE', [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
      ]),
    ],
    whenItFails: "A changed name reaches neither the customer's address card nor the desk's search",
    timeout: Duration.seconds(30),
    lost,
  });
  hearEvents(scope, 'ProfileChangedRule', follow, {
    description: 'Somebody saved their profile: their mailbox goes by the name in it',
    bus,
    pattern: { source: [ProfileChangedV1.source], detailType: [ProfileChangedV1.type] },
    lost,
  });
};

/**
 * Finds confirmed people without a mailbox, once a night: whoever looks at their address before gets it at that moment.
 * And follows their names.
 */
export const mailboxesDomain = (scope: Construct, house: House, props: MailboxesDomainProps): void => {
  nightlyFunction(scope, house, {
    entry: 'mailboxes/repair',
    uses: [
      onTable(props.data.profiles, 'PROFILES_TABLE', ['dynamodb:UpdateItem']),
      onTable(props.data.mailboxes, 'MAILBOXES_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
      ]),
      onUserPool(props.pool, ['cognito-idp:ListUsers']),
    ],
    whenItFails: 'Customers whose sign-up met a failing database stay without a mailbox',
  });
  followedProfiles(scope, house, props);
};
