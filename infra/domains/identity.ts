import { LambdaVersion, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import { accounts } from '../accounts/user-pool.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { triggerFunction } from '../patterns/functions/trigger-function.ts';
import { linksToSite, onTable, onUserPool, readsSettings, sendsMail, setting } from '../patterns/uses.ts';

/** Whether the stage asks two-step sign-in of everybody who works here. */
const staffTwoStep = setting('STAFF_TWO_STEP', ({ staffTwoStep: asked }) => asked);

/** Who people are: their accounts at Cognito and their profiles. */
export const identity: Domain = {
  name: 'identity',
  tables: { Profiles: { outbox: true }, Sessions: {} },
  http: {
    uses: [
      onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      onTable('SESSIONS_TABLE', 'PutItem'),
      onUserPool([
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminSetUserMFAPreference',
        'cognito-idp:AdminSetUserPassword',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminAddUserToGroup',
        'cognito-idp:AdminListGroupsForUser',
        'cognito-idp:AdminRemoveUserFromGroup',
        'cognito-idp:ListUsersInGroup',
      ]),
      staffTwoStep,
    ],
    whenItFails:
      'Customers cannot see or change their profile, or sign out everywhere, and no admin can give a role or reset a lost phone',
  },
  accounts,
  originCheck: 'identity/check-origin',
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'identity/tell-email',
      hears: [EmailChangedV1],
      uses: [
        onTable('PROFILES_TABLE', 'GetItem', 'PutItem'),
        onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        readsSettings,
        linksToSite,
        sendsMail,
      ],
      whenItFails: 'Nobody hears that their e-mail address was changed, also where it was not them',
    }),
  ],
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
      // Whether a code for another address was asked for on our page. What waits to be booked is said in the letter.
      uses: [
        linksToSite,
        readsSettings,
        onTable('PROFILES_TABLE', 'GetItem'),
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        onTable('QUOTES_TABLE', 'GetItem'),
      ],
      refuses: true,
      whenItFails: 'New customers and people who forgot their password get no e-mail',
    }),
    triggerFunction({
      entry: 'identity/post-confirmation',
      operation: UserPoolOperation.POST_CONFIRMATION,
      uses: [
        // Who was invited to work here, and the roles that they get with the confirmation.
        onTable('PROFILES_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        onTable('SESSIONS_TABLE', 'PutItem'),
        onTable('MAILBOXES_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
      ],
      onItsPool: [
        'cognito-idp:AdminAddUserToGroup',
        'cognito-idp:AdminListGroupsForUser',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
      whenItFails:
        'New customers wait for their mailbox until the repair finds them, new colleagues for their roles, and other devices stay signed in after a password reset',
    }),
    triggerFunction({
      entry: 'identity/pre-token-generation',
      // The second version of the event is the one that changes the groups in access tokens.
      operation: UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      version: LambdaVersion.V2_0,
      // Whom the desk kept of them, and when somebody who works here was last seen.
      uses: [staffTwoStep, onTable('PROFILES_TABLE', 'GetItem', 'PutItem')],
      onItsPool: ['cognito-idp:AdminGetUser'],
      whenItFails: 'Nobody can sign in, and everybody who is signed in is signed out within fifteen minutes',
    }),
  ],
};
