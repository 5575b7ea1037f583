import type { Holds } from '../../runtime/holds.ts';

/** What the published pages hold of people. */
export const holds = {
  Content: {
    kinds: { 'PUBLISHING/': 'register' },
    ofPeople: { nothing: 'Which pages are published.' },
  },
  Site: {
    kinds: { '': 'settings' },
    ofPeople: { nothing: 'The pages that everybody reads, and the code of the app.' },
  },
  AccessLogs: {
    kinds: { '': 'log' },
    ofPeople: {
      what: 'Network addresses and the pages that they asked for.',
      foundBy: 'Nobody can tell whose address it is.',
      handedOut: ['files'],
      forgotten: [{ what: 'All of it', how: 'expires' }],
    },
  },
} as const satisfies Holds;
