import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { scheduledFunction } from '../patterns/scheduled-function.ts';
import { onUserPool, readWrite, type UserPoolIds } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

export interface MailboxesDomainProps {
  readonly data: DataStack;
  readonly pool: UserPoolIds;
}

/** Finds confirmed people without a mailbox. Two minutes, because the promise is five with nobody calling. */
export const mailboxesDomain = (scope: Construct, house: House, props: MailboxesDomainProps): void => {
  scheduledFunction(scope, house, {
    entry: 'mailboxes/repair',
    uses: [
      readWrite(props.data.profiles, 'PROFILES_TABLE'),
      readWrite(props.data.mailboxes, 'MAILBOXES_TABLE'),
      onUserPool(props.pool, ['cognito-idp:ListUsers']),
    ],
    whenItFails: 'Customers whose sign-up met a failing database stay without a mailbox',
    every: Duration.minutes(2),
  });
};
