import type { Holds } from '../../runtime/holds.ts';

/** What billing holds of people. */
export const holds = {
  Billing: {
    kinds: {
      'OWNER#/': 'books',
      'SHIPMENT#/INVOICE': 'books',
      'PERSON#/': 'books',
      'NUMBER#/NUMBER': 'books',
      'MONEY#/MONEY': 'books',
      'JOURNAL#/JOURNAL': 'books',
      'MONTHS/': 'books',
      'DRAWER#/DRAWER': 'books',
      'ACCOUNT#/CREDIT': 'account',
      'CLAIM#/CLAIM': 'books',
      'CLAIMS#/': 'books',
      'TAKEN#/COUNTER': 'books',
      'COUNTER#/SETTLEMENT#': 'books',
      'RATES#/': 'books',
      'COUNTER#/ACCOUNT': 'register',
      'TILL#/COUNTER#': 'register',
      'RESERVED#/NUMBER': 'register',
      'NUMBERS/INVOICES': 'register',
      'BOOKS/CHECK': 'register',
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Name, company and address of who pays, what was charged and what was paid; the terms of a credit account, and why they were agreed; what was claimed, and what was answered.',
      foundBy: '`OWNER#`, `ACCOUNT#` or `CLAIMS#`, and the user id.',
      handedOut: [
        'billing.mine',
        'billing.myStatement',
        'billing.statement',
        'billing.account',
        'billing.deskClaim',
      ],
      forgotten: [
        { what: 'Credit accounts', how: 'deleted' },
        { what: 'What was written in claims', how: 'pseudonym' },
        {
          what: 'Name and address on invoices and payments',
          how: 'kept',
          paper: 'invoices',
          until: 'books',
          told: 'Invoices with your name and address, and what was paid.',
        },
      ],
    },
  },
} as const satisfies Holds;
