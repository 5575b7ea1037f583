import * as z from 'zod/mini';

/** The lists that are taken out as files and looked at in shared views, where their page has another name. */
const listPages: Readonly<Record<string, string>> = {
  traces: 'parcel-traces',
  invoices: 'billing',
  payments: 'billing',
  journal: 'books',
  settlements: 'books',
  posts: 'blog',
};
const listPath = (id: string): string => `/admin/${listPages[id] ?? id}`;

/** What the history is about. Each has a name in words, and admins can open most of them. */
export const things = {
  shipment: { name: 'Shipment', path: (id: string) => `/admin/shipments/${id}` },
  invoice: { name: 'Invoice', path: (id: string) => `/admin/billing/${id}` },
  drawer: { name: 'Drawer of cash', path: () => '/admin/takings' },
  counter: { name: 'Counter at a destination', path: (id: string) => `/agent/takings?of=${id}` },
  quote: { name: 'Quote', path: (id: string) => `/admin/quotes/${id}` },
  flight: { name: 'Flight', path: (id: string) => `/admin/departures/${id}` },
  enquiry: { name: 'Message', path: (id: string) => `/admin/enquiries/${id}` },
  mailbox: { name: 'Mailbox', path: (id: string) => `/admin/mailboxes/${id}` },
  settings: { name: 'Settings', path: (id: string) => `/admin/settings?part=${id}` },
  waybills: { name: 'House air waybill numbers', path: () => '/admin/departures' },
  mail: { name: 'E-mail that came back', path: () => '/admin/returned-mail' },
  error: { name: 'Error', path: (id: string) => `/admin/monitoring/errors/${id}` },
  shipper: { name: 'Known shipper', path: (id: string) => `/admin/shippers/${id}` },
  person: { name: 'Person', path: (id: string) => `/admin/customers/${id}` },
  invitation: { name: 'Invitation to work here', path: () => '/admin/staff' },
  bulk: { name: 'Change of many rows', path: undefined },
  list: { name: 'List', path: listPath },
  telemetry: { name: 'Records of the monitoring', path: () => '/admin/monitoring?view=exports' },
  queue: { name: 'Queue', path: undefined },
  codes: { name: 'Codes given and used by the same person', path: undefined },
  booking: { name: 'Booking', path: (id: string) => `/admin/bookings/${id}` },
  parcel: { name: 'Parcel', path: (id: string) => `/admin/parcels/${id}` },
  delivery: { name: 'Delivery at the door', path: undefined },
  preAlert: { name: 'Pre-alert', path: undefined },
  claim: { name: 'Claim', path: (id: string) => `/admin/claims/${id}` },
  trace: { name: 'Search for a parcel', path: (id: string) => `/admin/parcel-traces/${id}` },
  category: { name: 'Category of the blog', path: () => '/admin/blog/fix-categories' },
  address: { name: 'Address without a page', path: () => '/admin/blog/monitoring?kind=MISSED' },
  post: { name: 'Post', path: (id: string) => `/admin/blog/${id}` },
  vehicle: { name: 'Vehicle', path: (id: string) => `/admin/vehicles/${id}` },
  driver: { name: 'Driver', path: (id: string) => `/admin/drivers/${id}` },
  runs: { name: 'Runs of a day', path: (id: string) => `/admin/runs?day=${id}` },
  run: { name: 'Run', path: (id: string) => `/admin/runs?run=${id}` },
  comments: { name: 'Comments on a post', path: (id: string) => `/admin/blog/${id}#post_comments` },
} as const satisfies Readonly<
  Record<string, { readonly name: string; readonly path: ((id: string) => string) | undefined }>
>;
export type ThingKind = keyof typeof things;

/** Handovers with a collection code that the person at the counter had given as well, all in one list. */
export const ownCodes = { kind: 'codes', id: 'same-person' } as const satisfies {
  kind: ThingKind;
  id: string;
};

const thingKinds = Object.keys(things) as [ThingKind, ...ThingKind[]];

/** One thing, by its number, reference or other id. */
export const Thing = z.object({ kind: z.enum(thingKinds), id: z.string() });
export type Thing = z.infer<typeof Thing>;

const THING_TEXT = new RegExp(`^(${thingKinds.join('|')}):([0-9A-Za-z_.-]{1,100})$`);

/** A thing in one word, as addresses and keys have it: `shipment:7K3M9-Q2X4T-C`. */
export const thingText = ({ kind, id }: Thing): string => `${kind}:${id}`;

/** Reads such a word. Undefined when it is none. */
export const thingFrom = (text: string): Thing | undefined => {
  const [, kind, id] = THING_TEXT.exec(text) ?? [];
  return kind && id ? { kind: kind as ThingKind, id } : undefined;
};

/** A thing in the query of an address. */
export const ThingText = z.string().check(z.regex(THING_TEXT, 'A thing looks like shipment:7K3M9-Q2X4T-C.'));
