import type { ParcelEntry } from './parcel.ts';

/** What happened to a parcel, as its owner reads it. */
export const deedWords: Readonly<Record<ParcelEntry['what'], string>> = {
  received: 'It came, and we weighed, measured and photographed it',
  assigned: 'We found out that it is yours',
  unassigned: 'It was taken out of your mailbox',
  'not-mine': 'You said that it is not yours',
  measured: 'We weighed or measured it again',
  moved: 'We moved it to another shelf',
  declared: 'You said what is inside',
  'invoice-verified': 'We read the invoice: it is fine',
  'invoice-rejected': 'We sent the invoice back to you',
  looked: 'We looked at what is inside',
  seen: 'We noted what we saw inside',
  requested: 'You put it into a shipment',
  released: 'It is out of the shipment again',
  packed: 'It is booked to fly',
  shipped: 'It left with its flight',
  delivered: 'It was collected',
  'photos-asked': 'You asked for more photos',
  'photos-done': 'We took the photos that you asked for',
  'return-asked': 'You asked us to send it back to the store',
  'return-undone': 'You kept it after all',
  returned: 'We gave it to the carrier, back to the store',
  'disposal-agreed': 'You agreed that we dispose of it',
  disposed: 'We disposed of it',
  note: 'We noted something',
};
