import type { Holds } from '../../runtime/holds.ts';

/** What enquiries hold of people. */
export const holds = {
  Enquiries: {
    kinds: {
      'ENQUIRY#/': 'enquiries',
      'SEARCH#/': ['open', 'over'],
      'SUBMISSION#/CLAIM': 'submission',
      'CHALLENGE#/CLAIM': 'challenge',
      'SENDER#/': 'rate',
    },
    ofPeople: {
      what: 'Name, contact, what someone wrote, and our answers.',
      foundBy:
        'A search at the desk by name, e-mail address or phone number; the user id on it where there is one.',
      handedOut: ['enquiries.list', 'enquiries.show'],
      forgotten: [{ what: 'All of it: nothing has to keep it', how: 'deleted' }],
    },
  },
} as const satisfies Holds;
