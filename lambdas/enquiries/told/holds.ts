import type { Holds } from '../../runtime/holds.ts';

/** What enquiries hold of people. */
export const holds = {
  Enquiries: {
    kinds: {
      'ENQUIRY#/': 'enquiries',
      'SEARCH#/': ['open', 'over'],
      'OF#/': 'enquiries',
      'TALK#/TALK': 'enquiries',
      'SUBMISSION#/CLAIM': 'submission',
      'CHALLENGE#/CLAIM': 'challenge',
      'SENDER#/': 'rate',
    },
    ofPeople: {
      what: 'Name, contact, what someone wrote, and our answers.',
      foundBy:
        'A search at the desk by name, e-mail address or phone number; `OF#` and an id, an address or a number of theirs.',
      handedOut: ['enquiries.list', 'enquiries.messages', 'enquiries.show'],
      forgotten: [{ what: 'All of it: nothing has to keep it', how: 'deleted' }],
    },
  },
} as const satisfies Holds;
