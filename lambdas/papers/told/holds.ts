import type { Holds } from '../../runtime/holds.ts';

/** What papers hold of people. The papers themselves are files in the bucket of released files. */
export const holds = {
  Papers: {
    kinds: {
      'PAPERS#/': 'papers',
      'CONTENT#/': 'papers',
      'ISSUES#/': 'papers',
      'HISTORY#/': 'papers',
      'PRINT#/': 'claim',
    },
    ofPeople: {
      what: 'Which papers were issued for a shipment, and who issued and printed them.',
      foundBy: 'The tracking number of a shipment of the person.',
      handedOut: ['papers.list', 'papers.history'],
      forgotten: [{ what: 'All of it, which has ids only and which the law asks for', how: 'expires' }],
    },
  },
} as const satisfies Holds;
