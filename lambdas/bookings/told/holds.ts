import type { Holds } from '../../runtime/holds.ts';

/** What bookings hold of people. */
export const holds = {
  Bookings: {
    kinds: {
      'BOOKING#/BOOKING': ['open', 'bookings'],
      'BOOKING#/H#': 'bookings',
      'BOOKING#/ROW#': ['open', 'bookings', 'over'],
      'OWNER#/': ['open', 'bookings'],
      'OF#/BOOKING': ['open', 'bookings', 'over'],
      'SLOT#/': 'bookings',
      'HELD#/SLOTS': 'claim',
      'KEY#/CLAIM': 'claim',
      'SEARCH#/': ['open', 'over'],
      'PROCESSES/': ['open', 'process'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Whom we ask for at the door, with phone, street and the way to it, what the customer and the desk noted, photos by their ids, who agreed to the search, the words by which the desk finds it, and when we came.',
      foundBy: '`OWNER#` with the id of the person.',
      handedOut: ['bookings.mine', 'bookings.show', 'bookings.deskShow'],
      forgotten: [
        // What is charged is on the invoice; a booking is no paper that the law asks for. That goods were there stays, of nobody.
        {
          what: 'Name, phone, street, the way to the door, notes, the consent to the search and the ids of photos, on the booking and in its history',
          how: 'deleted',
        },
        { what: 'The words by which the desk finds it', how: 'deleted' },
        { what: 'Bookings that are still to come: they are canceled', how: 'deleted' },
        { what: 'The photos themselves are files, and follow those', how: 'deleted' },
      ],
    },
  },
} as const satisfies Holds;
