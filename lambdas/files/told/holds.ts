import type { Holds } from '../../runtime/holds.ts';

/** What the files hold of people. */
export const holds = {
  Files: {
    kinds: {
      'FILES#/': ['asked', 'refused', 'papers', 'photos', 'identity', 'posts'],
      'HISTORY#/': ['refused', 'papers', 'photos', 'identity', 'posts'],
      'ASKED#/': 'asked',
      'COUNT#/': 'asked',
    },
    ofPeople: {
      what: 'Which papers, photos and IDs someone sent, and who looked at them.',
      foundBy:
        '`FILES#person:` and `FILES#driver:` with the user id, `FILES#shipment:` with each of their tracking numbers, and `FILES#enquiry:` with the reference of each of their conversations.',
      handedOut: ['files.list', 'files.history'],
      forgotten: [
        {
          what: 'IDs, until the mailbox has ended and what the law adds is over',
          how: 'kept',
          paper: 'proofs',
          until: 'identity',
          told: 'Proofs of who you are that you sent for Form 1583.',
        },
        { what: 'What came with their messages, together with these', how: 'deleted' },
        { what: 'Scans of the licenses of those who drive for us', how: 'deleted' },
        { what: 'Which papers and photos there are', how: 'expires' },
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
      'files/posts/': 'posts',
    },
    ofPeople: {
      what: 'Papers, photos and IDs as they were sent, and papers as they were issued.',
      foundBy: 'The id of the file, which the tables of files and papers have.',
      handedOut: ['files.open', 'papers.open'],
      forgotten: [
        {
          what: 'Papers as they were issued and sent',
          how: 'kept',
          paper: 'papers',
          until: 'papers',
          told: 'Papers of your shipments: waybills, export filings, the invoices you sent, proofs of delivery.',
        },
        {
          what: 'Photos',
          how: 'kept',
          paper: 'photos',
          until: 'photos',
          told: 'Photos of your goods and of the scale, also with the label on a box.',
        },
        { what: 'What came with their messages: from then on nobody can find or open it', how: 'expires' },
        { what: 'IDs, with their items', how: 'expires' },
      ],
    },
  },
} as const satisfies Holds;
