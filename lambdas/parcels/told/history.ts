import { ParcelChangedV1 } from '#events/parcels/parcel-changed.v1.ts';
import { ParcelReceivedV1 } from '#events/parcels/parcel-received.v1.ts';
import { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import { PreAlertChangedV1 } from '#events/parcels/pre-alert-changed.v1.ts';
import { change, line } from '../../runtime/history-line.ts';

/** What was done, in words that follow a name. */
const deedWords = {
  received: 'received it',
  assigned: 'said whose it is',
  unassigned: 'took it from the wrong mailbox',
  'not-mine': 'said that it is someone else’s',
  measured: 'put its weight, size or condition right',
  moved: 'put it on another shelf',
  declared: 'said what is inside',
  'invoice-verified': 'verified its invoice',
  'invoice-rejected': 'sent its invoice back',
  looked: 'looked into it',
  seen: 'noted dangerous goods in it',
  requested: 'sent it on',
  released: 'put it back on its shelf',
  packed: 'made it a piece of a booked shipment',
  shipped: 'shipped it',
  delivered: 'delivered it',
  'photos-asked': 'asked for photos',
  'photos-done': 'took photos',
  'return-asked': 'asked to send it back to its store',
  'return-undone': 'kept it after all',
  returned: 'gave it to the carrier that takes it back',
  'disposal-agreed': 'agreed that it is disposed of',
  disposed: 'disposed of it',
  note: 'added a note',
} as const;

const alertWords = {
  announced: 'announced a parcel',
  changed: 'changed it',
  matched: 'received its parcel',
  'taken-back': 'took it back',
  'refused-at-door': 'noted that the carrier took its parcel back',
  'ends-soon': 'told its owner that it ends soon',
  expired: 'let it expire',
} as const;

const traceWords = {
  asked: 'asked for a search',
  searched: 'looked through a shelf',
  found: 'found the parcel',
  'not-here': 'answered that it is not here',
  withdrawn: 'ended the search',
} as const;

/** What happens to parcels, pre-alerts and searches. */
export const history = [
  line(ParcelReceivedV1, ({ code, by, mailbox, carrier }) => ({
    by,
    thing: { kind: 'parcel', id: code },
    what: deedWords.received,
    changes: [
      change('Carrier', undefined, carrier),
      ...(mailbox === undefined ? [] : [change('Mailbox', undefined, mailbox)]),
    ],
  })),
  line(ParcelChangedV1, ({ code, by, what, state, before, mailbox }) => ({
    by,
    thing: { kind: 'parcel', id: code },
    what: what.map((deed) => deedWords[deed]).join(', '),
    changes: [
      ...(state === before.state ? [] : [change('State', before.state, state)]),
      ...(what.includes('assigned') && mailbox !== undefined ? [change('Mailbox', undefined, mailbox)] : []),
    ],
  })),
  line(PreAlertChangedV1, ({ id, by, what }) => ({
    by,
    thing: { kind: 'preAlert', id },
    what: alertWords[what],
  })),
  line(ParcelTraceChangedV1, ({ reference, by, what, parcel }) => ({
    by,
    thing: { kind: 'trace', id: reference },
    ...(parcel === undefined ? {} : { also: { kind: 'parcel', id: parcel } as const }),
    what: traceWords[what],
  })),
];
