import type { Holds } from '../../runtime/holds.ts';

/** What tasks hold of people: of those who do them. */
export const holds = {
  Tasks: {
    kinds: {
      'SUBJECT#/TASK#': ['open', 'trail'],
      'SUBJECT#/OWNED#': ['open', 'over'],
      'SUBJECT#/SNOOZED#': ['open', 'over'],
      'SUBJECT#/HISTORY#': 'trail',
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Who took, snoozed and closed what. Of customers it has ids.',
      foundBy: 'The partition `OWNER#` of the index with the user id; entries name who did it.',
      handedOut: ['tasks.list', 'tasks.show', 'history.list'],
      forgotten: [{ what: 'All of it, which is the trail of the work', how: 'expires' }],
    },
  },
} as const satisfies Holds;
