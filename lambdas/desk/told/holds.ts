import type { Holds } from '../../runtime/holds.ts';

/** What the desk holds of people: of those who work at it. */
export const holds = {
  Desk: {
    kinds: {
      'BULK#/': 'process',
      'BULKS#/': 'process',
      'EXPORT#/EXPORT': 'trail',
      'PRESENCE#/': 'presence',
      'VIEWS#/VIEWS': 'account',
      'SHARED#/SHARED': 'settings',
    },
    ofPeople: {
      what: 'What staff changed at once, took out and look at now, and their saved views. Of customers it has ids.',
      foundBy: '`BULKS#` and `VIEWS#` with the user id; exports name who asked.',
      handedOut: ['desk.myBulks', 'desk.views', 'desk.sharedViews', 'history.list'],
      forgotten: [
        { what: 'Saved views', how: 'deleted' },
        { what: 'Changes, exports and presence', how: 'expires' },
      ],
    },
  },
} as const satisfies Holds;
