import type { Holds } from '../../runtime/holds.ts';

/** What quotes hold of people. */
export const holds = {
  Quotes: {
    kinds: {
      'QUOTE#/': 'quotes',
      'OWNER#/': 'quotes',
      'INBOX#/': 'quotes',
      'SEARCH#/': ['open', 'over'],
      'GROUP#/GROUP': 'account',
      'LINK#/': 'link',
      'REQUEST#/CLAIM': 'claim',
      'CHALLENGE#/CLAIM': 'challenge',
      'SENDER#/': 'rate',
      'MAILED#/': 'rate',
      'SENT#/': 'sent',
    },
    ofPeople: {
      what: 'Name and contact of who asked, what they declared, and what both sides wrote; the price group of a customer, and why they are in it.',
      foundBy:
        '`OWNER#`, or `GROUP#`, and the user id; of guests `INBOX#` and the keyed hash of the e-mail address.',
      handedOut: ['quotes.mine', 'quotes.show', 'quotes.showAtDesk', 'quotes.personGroup'],
      forgotten: [
        { what: 'Price groups', how: 'deleted' },
        { what: 'Links, claims and counts', how: 'expires' },
        { what: 'Name, contact and messages on a quote; the promise stays', how: 'pseudonym' },
      ],
    },
  },
} as const satisfies Holds;
