import type { Holds } from '../../runtime/holds.ts';

/** What shipments hold of people. */
export const holds = {
  Shipments: {
    kinds: {
      'SHIPMENT#/SHIPMENT': 'parties',
      'SHIPMENT#/EVENT#': 'tracking',
      'SHIPMENT#/HISTORY#': 'history',
      'SHIPMENT#/ROW#': 'parties',
      'SHIPMENT#/COLLECTION': 'parties',
      'SHIPMENT#/COLLECTOR': 'parties',
      'SHIPMENT#/HANDOVER#': 'parties',
      'SHIPMENT#/RECEIVER-LINK': 'parties',
      'SHIPMENT#/OPINION': 'parties',
      'SHIPMENT#/OPINION-LINK': 'parties',
      'SHIPMENT#/BILL': 'books',
      'SHIPMENT#/EIN': 'parties',
      'OWNER#/': 'parties',
      'SEARCH#/': ['open', 'over'],
      'KEPT#/DRAFT#': ['draft', 'over', 'claim'],
      'GUEST-DRAFT#/DRAFT': 'guestDraft',
      'CHALLENGE#/CLAIM': 'challenge',
      'SENDER#/': 'rate',
      'KEPT#/CONSIGNEE#': ['account', 'over'],
      'KEY#/CLAIM': 'claim',
      'QUOTE#/CLAIM': 'parties',
      'EXPORTS#/EXPORTS': 'manifests',
      'MANIFEST#/': 'manifests',
      'FLIGHT-PROCESSES/': ['open', 'process'],
      'FLIGHT-TOLD#/': 'process',
      'REBUILD/WALK': 'register',
    },
    ofPeople: {
      what: 'Sender, receiver and who collects, with contact, address and sealed tax number; that the sender agreed to a search; how they found it; drafts and the book of receivers.',
      foundBy:
        '`OWNER#` and `KEPT#` with the user id of the sender. A receiver is found by a search at the desk.',
      handedOut: [
        'shipments.mine',
        'shipments.show',
        'shipments.drafts',
        'shipments.consignees',
        'shipments.deskShow',
      ],
      forgotten: [
        { what: 'Drafts and the book of receivers', how: 'deleted' },
        { what: 'Shipments that were canceled before they were booked', how: 'deleted' },
        {
          what: 'Who sends, receives and collects, and the handover',
          how: 'kept',
          paper: 'shipments',
          until: 'parties',
          told: 'Shipments that were booked: who sent, received and collected them, what was in them, and the handover.',
        },
        { what: 'Manifests', how: 'expires' },
      ],
    },
  },
} as const satisfies Holds;
