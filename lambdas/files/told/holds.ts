import type { Holds } from '../../runtime/holds.ts';

/** What the files hold of people. */
export const holds = {
  Files: {
    kinds: {
      'FILES#/': ['asked', 'refused', 'papers', 'photos', 'identity'],
      'HISTORY#/': ['refused', 'papers', 'photos', 'identity'],
      'ASKED#/': 'asked',
      'COUNT#/': 'asked',
    },
    ofPeople: {
      what: 'Which papers, photos and IDs someone sent, and who looked at them.',
      foundBy: '`FILES#person:` and the user id, and `FILES#shipment:` with each of their tracking numbers.',
      handedOut: ['files.list', 'files.history'],
      forgotten: [
        { what: 'IDs, when the mailbox ends and what the law adds is over', how: 'deleted' },
        { what: 'Papers and photos', how: 'expires' },
      ],
    },
  },
  Quarantine: {
    kinds: { 'incoming/': 'quarantine' },
    ofPeople: {
      what: 'Files as they were sent, not yet looked through.',
      foundBy: 'The subject in the name of the file.',
      handedOut: ['files.list'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
  ReleasedFiles: {
    kinds: {
      'files/papers/': 'papers',
      'files/photos/': 'photos',
      'files/small/': 'photos',
      'files/identity/': 'identity',
    },
    ofPeople: {
      what: 'Papers, photos and IDs as they were sent, and papers as they were issued.',
      foundBy: 'The id of the file, which the tables of files and papers have.',
      handedOut: ['files.open', 'papers.open'],
      forgotten: [
        { what: 'IDs, with their items', how: 'deleted' },
        { what: 'Papers and photos', how: 'expires' },
      ],
    },
  },
} as const satisfies Holds;
