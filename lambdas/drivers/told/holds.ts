import type { Holds } from '../../runtime/holds.ts';

/** What drivers hold of people. */
export const holds = {
  Drivers: {
    kinds: { 'DRIVERS/': ['open', 'drivers'], 'DRIVER#/H#': 'drivers' },
    ofPeople: {
      what: 'The class of the license and the dates of the papers of those who drive, when they work, and when they are away.',
      foundBy: '`DRIVERS` and `DRIVER#`, with the id of their account.',
      handedOut: ['drivers.own', 'drivers.show'],
      forgotten: [
        {
          what: 'Which days were different, when and why they were away, and what was noted',
          how: 'deleted',
        },
        // The account is gone, so the id leads to nobody.
        {
          what: 'The class of the license, the dates of papers and the shifts of the week, of nobody',
          how: 'expires',
        },
      ],
    },
  },
} as const satisfies Holds;
