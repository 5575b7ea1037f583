import type { Holds } from '../../runtime/holds.ts';

/** What notifications hold of people. */
export const holds = {
  Notifications: {
    kinds: {
      'PERSON#/MAIL': 'account',
      'PERSON#/WHATSAPP': 'account',
      'PERSON#/WHATSAPP#': 'account',
      'PHONE#/': 'account',
      'RETURNED/': 'account',
      'READ#/DESK': 'account',
      'ASKED#/': 'notice',
      'FEED#/': 'notice',
      'TALLY#/': 'notice',
      'SENT#/': 'sent',
      'PLACES#/': 'sent',
      'WHATSAPP#/MESSAGE': 'message',
      'TEXT#/HANDED': 'enquiries',
      'TEMPLATE#/META': 'register',
      'SOON#/': 'sent',
    },
    ofPeople: {
      what: 'What someone wants to be told and how, what they agreed to, addresses whose mail came back, messages on their way, lines that name whose goods they are about, and lines of the staff with names.',
      foundBy:
        '`PERSON#` and `READ#` with the user id; the keyed hash of the e-mail address or phone number.',
      handedOut: ['notifications.preferences', 'notifications.returnedMail', 'notifications.feed'],
      forgotten: [
        {
          what: 'Choices, consents, returned addresses, lines of their own and what waits to be sent',
          how: 'deleted',
        },
        { what: 'The name in lines of the admins', how: 'pseudonym' },
        { what: 'Claims, which have ids only, and messages on their way', how: 'expires' },
      ],
    },
  },
} as const satisfies Holds;
