import type { Holds } from '../../runtime/holds.ts';

/** What monitoring holds of people. */
export const holds = {
  Monitoring: {
    kinds: {
      'VITALS#/': 'counter',
      'BUSINESS/': 'counter',
      'POSTS#/': 'counter',
      'POST_VITALS#/': 'counter',
      'MISSED/': 'counter',
      'ERRORS#/': 'counter',
      'ERROR_DAYS/': 'counter',
      'SEEN#/': 'record',
      'GROUP#/': 'errorGroup',
      'EXPORT/': 'exportJob',
      'LAKE/': 'hourCount',
      'ROLLED/': 'rolled',
      'ROLLING/TURN': 'register',
    },
    ofPeople: {
      nothing:
        'Counts, the words of errors without what looks like personal data, and the ids of who exported or decided.',
    },
  },
  ExportedFiles: {
    kinds: { 'exports/': 'exportFile' },
    ofPeople: {
      what: 'Records that an administrator exported, with the ids of accounts.',
      foundBy: 'The user id in a record.',
      handedOut: ['monitoring.exports'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
} as const satisfies Holds;
