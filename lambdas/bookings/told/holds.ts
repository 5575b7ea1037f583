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
      // Whose calendar reads the bookings, and which secret leads there.
      'FEED_OF#/LINK': 'account',
      'FEED#/OWNER': ['account', 'over'],
      'SEARCH#/': ['open', 'over'],
      'PROCESSES/': ['open', 'process'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Whom we ask for at the door, with phone, street and the way to it, photos by their ids, and when we came. Whose own calendar at the desk reads bookings.',
      foundBy: '`OWNER#` with the id of the person; for staff `FEED_OF#`.',
      handedOut: ['bookings.mine', 'bookings.show', 'bookings.deskShow', 'bookings.ownFeed'],
      forgotten: [
        // What is charged is on the invoice; a booking is no paper that the law asks for.
        { what: 'Name, phone, street and notes of bookings that are over', how: 'expires' },
        { what: 'Bookings that are still to come', how: 'expires' },
        { what: 'The link of their own calendar', how: 'deleted' },
      ],
    },
  },
} as const satisfies Holds;
