import type { Holds } from '../../runtime/holds.ts';

/** What identity holds of people. */
export const holds = {
  Profiles: {
    kinds: {
      'USER#/PROFILE': 'account',
      'USER#/RIGHTS': 'account',
      'USER#/TWO_STEP': 'account',
      'USER#/ALIASES': 'account',
      // Its present and earlier addresses, and the links that put one back.
      'USER#/EMAIL': 'account',
      'EMAIL_LINK#/LINK': 'undo',
      // When somebody who works here used the product last.
      'USER#/LAST_SEEN': 'account',
      // By which invitation somebody came to work here.
      'USER#/INVITED': 'account',
      'STAFF_INVITATIONS/': 'invitation',
      // The letter by which somebody without an account opens one that finds everything again.
      'USER#/INVITATION': 'invitation',
      // Who is leaving, until nothing is left of them.
      'CLOSINGS/': ['open', 'process'],
      'RIGHTS/TURN': 'register',
      'RIGHTS#CHANGES/': 'history',
      'KNOWN_SHIPPERS/': 'parties',
      'KNOWN_SHIPPER#/': 'parties',
    },
    ofPeople: {
      what: 'Name, contact and address, also of whom the desk kept without an account, earlier e-mail addresses, the rights of staff, two-step sign-in, who was invited to work here, and what is known of a shipper.',
      foundBy:
        'The user id in the key; an invitation to work here by its e-mail address. Changes of rights name both people by their ids.',
      handedOut: [
        'identity.profile',
        'identity.twoStep',
        'identity.knownShipper',
        'identity.rightsChanges',
        'identity.invitations',
      ],
      forgotten: [
        {
          what: 'Profile, rights, two-step sign-in and an invitation to work here, and when staff were last seen',
          how: 'deleted',
        },
        {
          what: 'The known shipper with its history',
          how: 'kept',
          paper: 'shipper',
          until: 'parties',
          told: 'That you are or were a known shipper, and who checked it.',
        },
        { what: 'Changes of rights, which have ids only', how: 'pseudonym' },
        { what: 'That the account was closed, by its id, and hashed links', how: 'expires' },
      ],
    },
  },
  Sessions: {
    kinds: { 'USER#/NOT_BEFORE': 'session' },
    ofPeople: { nothing: 'A user id and an instant, for two days.' },
  },
  Users: {
    kinds: { '/': 'account' },
    ofPeople: {
      what: 'E-mail address, password and second step of the account, in Cognito.',
      foundBy: 'The user id, which is the `sub` of the account.',
      handedOut: ['identity.profile'],
      forgotten: [{ what: 'The account', how: 'deleted' }],
    },
  },
} as const satisfies Holds;
