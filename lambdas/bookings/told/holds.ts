import type { Holds } from '../../runtime/holds.ts';

/** What bookings hold of people. */
export const holds = {
  Bookings: {
    kinds: {
      'BOOKING#/BOOKING': ['open', 'bookings'],
      'BOOKING#/H#': 'bookings',
      'BOOKING#/PROOF#': 'bookings',
      'BOOKING#/ROW#': ['open', 'bookings', 'over'],
      'OWNER#/': ['open', 'bookings'],
      'OF#/BOOKING': ['open', 'bookings', 'over'],
      'SLOT#/': 'bookings',
      'HELD#/SLOTS': 'claim',
      'KEY#/CLAIM': 'claim',
      // Whose calendar reads the bookings, and which secret leads there.
      'FEED_OF#/LINK': 'account',
      'FEED#/OWNER': ['account', 'over'],
      'SEARCH#/': ['open', 'over'],
      'PROCESSES/': ['open', 'process'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Whom we ask for at the door, with phone, street and the way to it, what the customer and the desk noted, photos by their ids, who agreed to the search, who handed goods over with their signature, the words by which the desk finds it, and when we came. Whose own calendar at the desk reads bookings.',
      foundBy: '`OWNER#` with the id of the person; for staff `FEED_OF#`.',
      handedOut: ['bookings.mine', 'bookings.show', 'bookings.deskShow', 'bookings.ownFeed', 'runs.proof'],
      forgotten: [
        // What is charged is on the invoice; a booking is no paper that the law asks for. That goods were there stays, of nobody.
        {
          what: 'Name, phone, street, the way to the door, notes, the consent to the search and the ids of photos, on the booking and in its history',
          how: 'deleted',
        },
        {
          what: 'Who handed goods over, their signature, and where the phone of the driver was',
          how: 'deleted',
        },
        { what: 'The words by which the desk finds it', how: 'deleted' },
        { what: 'Bookings that are still to come: they are canceled', how: 'deleted' },
        { what: 'The photos themselves are files, and follow those', how: 'deleted' },
        { what: 'The link of their own calendar', how: 'deleted' },
      ],
    },
  },
} as const satisfies Holds;
