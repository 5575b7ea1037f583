import type { MessagePreview } from '#domain/previews/endpoints.ts';

/** Who gets a message, as admins say it. */
const people: Readonly<Record<string, string>> = {
  desk: 'our desk',
  admins: 'admins',
  customer: 'the customer',
  sender: 'whoever wrote to us',
  person: 'the person',
  payer: 'whoever paid',
};

/** `customer` → `the customer`. */
export const personWords = (name: string): string => people[name] ?? name;

/** What messages are about, in the order of the list. */
export const abouts: Readonly<Record<string, string>> = {
  shipments: 'Shipments and flights',
  quotes: 'Quotes',
  'own-data': 'Closing an account',
  payments: 'Card payments',
  billing: 'Payments at a counter, and refunds',
  mailboxes: 'Mailboxes',
  identity: 'Accounts',
  enquiries: 'Enquiries',
  notifications: 'When WhatsApp fails',
  monitoring: 'Errors',
  bookings: 'Bookings',
  runs: 'Vans on the road',
  parcels: 'Parcels',
  vehicles: 'Vehicles and drivers',
};

/** The ways that a message goes: `E-mail, WhatsApp`. */
const waysOf = ({ letters, texts, lines }: MessagePreview): string =>
  [
    ...(letters.length > 0 ? ['E-mail'] : []),
    ...(texts.length > 0 ? ['WhatsApp'] : []),
    ...(lines.length > 0 ? ['in the app'] : []),
  ].join(', ');

/** A message in the list. Where several have the same name, its first sentences tell which it is. */
export const listEntry = (message: MessagePreview, all: readonly MessagePreview[]) => {
  const { name, about, letters, lines } = message;
  const isRepeated = all.filter((each) => each.name === name && each.about === about).length > 1;
  const opening = letters[0]?.paragraphs[0] ?? lines[0]?.body ?? '';
  return { name, ways: waysOf(message), opening: isRepeated ? opening : '' };
};
