import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { accounts } from '../accounts/user-pool.ts';
import type { Domain } from '../patterns/domain.ts';
import { triggerFunction } from '../patterns/functions/trigger-function.ts';
import { linksToSite, onTable, onUserPool, readsSettings } from '../patterns/uses.ts';

/** Who people are: their accounts at Cognito and their profiles. */
export const identity: Domain = {
  name: 'identity',
  tables: { Profiles: { outbox: true } },
  http: {
    uses: [
      onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'),
      onUserPool(['cognito-idp:AdminUserGlobalSignOut']),
    ],
    whenItFails: 'Customers cannot see or change their profile, or sign out everywhere',
  },
  accounts,
  triggers: [
    triggerFunction({
      entry: 'identity/pre-sign-up',
      operation: UserPoolOperation.PRE_SIGN_UP,
      uses: [],
      whenItFails: 'Nobody can register',
      refuses: true,
    }),
    triggerFunction({
      entry: 'identity/custom-message',
      operation: UserPoolOperation.CUSTOM_MESSAGE,
      uses: [linksToSite, readsSettings],
      whenItFails: 'New customers and people who forgot their password get no e-mail',
    }),
    triggerFunction({
      entry: 'identity/post-confirmation',
      operation: UserPoolOperation.POST_CONFIRMATION,
      uses: [
        onTable('PROFILES_TABLE', 'UpdateItem'),
        onTable('MAILBOXES_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
      ],
      onItsPool: ['cognito-idp:AdminUserGlobalSignOut'],
      whenItFails:
        'New customers wait for their mailbox until the repair finds them, and other devices stay signed in after a password reset',
    }),
  ],
};
