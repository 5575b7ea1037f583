import type { Holds } from '../../runtime/holds.ts';

/** What parcels hold of people. */
export const holds = {
  Parcels: {
    kinds: {
      'PARCEL#/PARCEL': ['open', 'parcels'],
      'PARCEL#/H#': 'parcels',
      'PARCEL#/ROW#': ['open', 'parcels', 'over'],
      'MAILBOX_HERE#/HERE#': ['open', 'over'],
      'TRACK#/PARCEL#': ['open', 'parcels'],
      'TRACK#/ALERT#': ['open', 'parcels', 'over'],
      'TRACK#/OWNER#': ['open', 'parcels', 'over'],
      'TRACK#/RECEIVED': 'claim',
      'TALLY#/TALLY': 'parcels',
      'REFUSED#/REFUSED': 'parcels',
      'ALERT#/ALERT': ['open', 'parcels'],
      'ALERT#/ROW#': ['open', 'parcels', 'over'],
      'TRACE#/TRACE': ['open', 'parcels'],
      'TRACE#/ROW#': ['open', 'parcels', 'over'],
      'SEARCH#/': ['open', 'over'],
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'What carriers brought for a mailbox: tracking number, what the label says (name, mailbox, phone), what is inside with its value and invoice, what was asked of it, and whose it was before. What people announce, and what they miss.',
      foundBy: 'The index: `OWNER#`, `ALERTS#` and `TRACES_OF#` with the id of the person.',
      handedOut: ['parcels.deskShow', 'parcels.ownTraces'],
      forgotten: [
        {
          what: 'What the label says, what is inside, notes, and the ids of files, on parcels and pre-alerts and in their histories',
          how: 'deleted',
        },
        { what: 'Whose a parcel was before', how: 'deleted' },
        { what: 'Pre-alerts that still wait: they are taken back', how: 'deleted' },
        { what: 'Searches for parcels, with what is missed and what was answered', how: 'deleted' },
        { what: 'The photos and invoices themselves are files, and follow those', how: 'deleted' },
      ],
    },
  },
} as const satisfies Holds;
