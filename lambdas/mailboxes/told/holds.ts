import type { Holds } from '../../runtime/holds.ts';

/** What mailboxes hold of people. */
export const holds = {
  Mailboxes: {
    kinds: {
      'NUMBER#/MAILBOX': 'mailbox',
      'NUMBER#/HISTORY#': 'history',
      'NUMBER#/NOTE#': 'claim',
      'OWNER#/MAILBOX': 'mailbox',
      'SEARCH#/': ['mailbox', 'over'],
      'COUNTER/MAILBOX': 'register',
      'REPAIR/WALK': 'register',
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Whose number it is, with name, further names and contact as staff search for them, and notes of staff.',
      foundBy: '`OWNER#` and the user id leads to the number, which has all the rest.',
      handedOut: ['mailboxes.virtualAddress', 'mailboxes.show'],
      forgotten: [
        { what: 'Names, contact and search terms', how: 'deleted' },
        { what: 'The number, so that nobody else ever gets it', how: 'pseudonym', until: 'mailbox' },
        { what: 'Its history with notes', how: 'pseudonym', until: 'history' },
      ],
    },
  },
} as const satisfies Holds;
