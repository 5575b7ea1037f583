import type { Holds } from '../../runtime/holds.ts';

/** What mailboxes hold of people. */
export const holds = {
  Mailboxes: {
    kinds: {
      // Signed forms are in it, and outlive the names that they were signed for.
      'NUMBER#/MAILBOX': ['mailbox', 'identity'],
      'NUMBER#/HISTORY#': 'history',
      'NUMBER#/NOTE#': 'claim',
      'OWNER#/MAILBOX': 'mailbox',
      'SEARCH#/': ['mailbox', 'over'],
      'COUNTER/MAILBOX': 'register',
      'REPAIR/WALK': 'register',
      'REBUILD/WALK': 'register',
      'PROCESSES/': ['open', 'process'],
    },
    ofPeople: {
      what: 'Whose number it is, with name and contact as staff search for them, who else may receive, signed forms for U.S. Mail with the kinds of identification that were seen, where mail is sent on to, and notes of staff.',
      foundBy: '`OWNER#` and the user id leads to the number, which has all the rest.',
      handedOut: ['mailboxes.virtualAddress', 'mailboxes.show'],
      forgotten: [
        { what: 'Name, contact, further names and search terms', how: 'deleted' },
        {
          what: 'Signed forms, and where mail is sent on to',
          how: 'kept',
          paper: 'forms',
          until: 'identity',
          told: 'Signed Forms 1583 for U.S. Mail, and where mail is sent on to.',
        },
        { what: 'The number, so that nobody else ever gets it', how: 'pseudonym' },
        { what: 'Its history, whose notes are deleted', how: 'pseudonym' },
      ],
    },
  },
} as const satisfies Holds;
