import type { Holds } from '../../runtime/holds.ts';

/** What customers hold of people. */
export const holds = {
  Customers: {
    kinds: {
      'PERSON#/CUSTOMER': 'account',
      'PERSON#/ROW#': 'account',
      'PERSON#/SHIPPED#': 'account',
      'PERSON#/NOTE#': 'account',
      'PERSON#/CLAIM#': 'claim',
      'PERSON#/LOOK#': 'looks',
      'SEARCH#/': ['account', 'over'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Name, contact and mailbox number as the desk looks for them, since when we know them, how often they ship, what colleagues noted, and who of them opened their page.',
      foundBy: '`PERSON#` and the id.',
      handedOut: ['customers.list', 'customers.show'],
      forgotten: [{ what: 'All of it', how: 'deleted' }],
    },
  },
} as const satisfies Holds;
