import type { Holds } from '../../runtime/holds.ts';

/** What the history holds of people. */
export const holds = {
  History: {
    kinds: {
      'DAY#/': 'trail',
      'PERSON#/': 'trail',
      'THING#/': 'trail',
      'BOTH#/': 'trail',
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Who did what, by user id.',
      foundBy: '`PERSON#` and the user id.',
      handedOut: ['history.list'],
      forgotten: [{ what: 'All of it, which is the trail that the law asks for', how: 'expires' }],
    },
  },
} as const satisfies Holds;
