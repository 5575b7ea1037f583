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
  payments: 'Payments',
  mailboxes: 'Mailboxes',
  identity: 'Accounts',
  enquiries: 'Enquiries',
  notifications: 'When WhatsApp fails',
  monitoring: 'Errors',
};
