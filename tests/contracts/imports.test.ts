import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { domains as deployed } from '#infra/domains/index.ts';
import { codeIn, importsIn, textOf } from '../support/imports.ts';

const layers = ['domain', 'events', 'lambdas', 'infra', 'web'];
const files = layers.flatMap(codeIn);
const imports = files.flatMap(importsIn);

/** Folder or file of a domain in each layer. */
const homes = ['domain', 'events', 'lambdas', 'infra/domains', 'web/features'];
/** Folders that every domain uses and that are not domains. */
const shared = new Set(['kernel', 'runtime', 'batches']);
/** Files that may know all domains: lists of them, and code that reads a folder of them. */
const catalogues = new Set([
  'domain/endpoints.ts',
  'infra/domains/index.ts',
  'lambdas/told.ts',
  'web/features/index.ts',
]);

/** `lambdas/mailboxes/store/x.ts` and `infra/domains/mailboxes.ts` → `mailboxes`. */
const domainOf = (file: string): string | undefined => {
  const home = homes.find((folder) => file.startsWith(`${folder}/`));
  if (home === undefined || catalogues.has(file)) return undefined;
  const [name = '', ...below] = file.slice(home.length + 1).split('/');
  const isFile = below.length === 0;
  if (shared.has(name) || (isFile && home !== 'infra/domains')) return undefined;
  return posix.parse(name).name;
};

/** The domain of a file; for a file without a domain, its folder. */
const placeOf = (file: string): string =>
  domainOf(file) ?? posix.dirname(file).split('/').slice(0, 2).join('/');

/**
 * The domains that a domain depends on, and those that a shared folder may know. Nothing else outside a domain's own
 * folders imports from it or names its tables, buckets and queues. The pages in `web` may mention every domain; web-
 * imports.test.ts checks their folders.
 */
const knows: Readonly<Record<string, readonly string[]>> = {
  // What a shipment costs is what its invoice charges. It has to be paid by the cutoff of its flight, as the settings say.
  // The owner of an invoice is told of money that came at a counter or went back.
  // What the desk adds has its price by the rate card. The sales tax is a setting.
  // A pickup that no price of a shipment has, and a visit in vain, are charged as their booking says; photos and returns as their parcel does.
  // What may be claimed of goods, and until when, is in carriage; the photos of a claim are files. Who takes cash at which door, runs know.
  billing: [
    'bookings',
    'carriage',
    'departures',
    'files',
    'identity',
    'notifications',
    'parcels',
    'quotes',
    'runs',
    'settings',
    'shipments',
  ],
  // What a driver has in hand on the road: runs with the goods of bookings, the van, the labels of pieces, and the photos of it all. What is to pay at a door is on invoices.
  drive: ['billing', 'bookings', 'files', 'runs', 'shipments', 'vehicles'],
  // A driver's papers expire as those of a vehicle do, and whether somebody may drive depends on the vehicle. Only an account with the role
  // drives. The scan of a license is a file.
  drivers: ['files', 'identity', 'vehicles'],
  // What is told of papers that expire is told of a driver's too. Scans and photos are files. What one is used for, runs know.
  vehicles: ['drivers', 'files', 'runs'],
  // The owner of a post is one of the colleagues, whom identity lists. Its page leads to its history.
  // Posts are published as other pages are, and say today's prices, flights and ways to pay.
  // What readers did is counted by the monitoring. What somebody typed of prices is compared with the rate card. Their pictures are files.
  blog: [
    'content',
    'departures',
    'files',
    'history',
    'identity',
    'monitoring',
    'payments',
    'quotes',
    'settings',
  ],
  // Slots follow from the schedule, and each makes a flight. What a pickup costs is on the rate card, and where a ZIP code is, quotes know.
  // A booking brings the goods of shipments and has photos. The desk books for whoever has a profile.
  // Its letters are those of the notifications.
  // The desk finds whom it books for among the mailboxes. What is left to pay of a pickup on its own is on an invoice.
  // Which run has a visit, runs know, and vehicles the name of its van.
  bookings: [
    'billing',
    'departures',
    'files',
    'identity',
    'mailboxes',
    'next-step',
    'notifications',
    'quotes',
    'runs',
    'settings',
    'shipments',
    'vehicles',
  ],
  // Its renderer also renders posts.
  content: ['blog', 'departures', 'payments', 'settings'],
  // Identity says who somebody is and mailboxes which number they have; how often they ship follows from
  // shipments. What they have besides, a list of all domains shows. What they have to do now follows from flights and settings, and what
  // they agreed to be told, notifications know. The papers that it waits for become files.
  customers: [
    'billing',
    'bookings',
    'departures',
    'enquiries',
    'files',
    'identity',
    'mailboxes',
    'notifications',
    'parcels',
    'quotes',
    'settings',
    'shipments',
  ],
  // Flights are planned by schedule and settings.
  departures: ['settings'],
  dashboard: ['departures', 'settings'],
  // Bulk changes are done by the use cases of the domains of their rows, with the rights that people have.
  desk: ['departures', 'enquiries', 'identity', 'quotes', 'settings', 'shipments'],
  // Whose number writes on WhatsApp, customers know; whom the desk writes to, identity; what became of a message, notifications. By when
  // we promise an answer, the list of tasks says. What comes with a message is a file, and is forgotten with it.
  enquiries: [
    'customers',
    'departures',
    'files',
    'identity',
    'notifications',
    'proof-of-work',
    'settings',
    'tasks',
  ],
  // Enquiries say who may see what came with one. Shipments says who may see and add the papers of one, parcels the same of photos, and identity which ids are the same person.
  // What of a person waits for a paper that came with a message, customers know.
  // Vehicles and drivers say who may see and add the files of theirs.
  files: ['customers', 'drivers', 'enquiries', 'identity', 'parcels', 'runs', 'shipments', 'vehicles'],
  // It names people, and is told again from the events that are kept.
  history: ['identity', 'telemetry'],
  // It writes to both addresses of a change of e-mail, in letters of the notifications. That of a sign-up says what waits to be booked.
  identity: ['mailboxes', 'notifications', 'proof-of-work', 'quotes', 'settings', 'shipments'],
  lake: ['monitoring', 'telemetry'],
  // What a person has to do at our dock or at a counter abroad says where that is.
  'next-step': ['settings'],
  // A mailbox is closed only when nothing is owed on either side, and no parcel of it is here.
  mailboxes: ['billing', 'identity', 'parcels', 'settings'],
  monitoring: ['lake', 'settings', 'telemetry'],
  // The address of a customer is in their profile, what an enquiry says is in the enquiry, when we come in the booking, where a
  // mailbox stands in the mailbox, and what came in the parcels. Files have the photos that go into a letter.
  // How a shipment is, when its flight leaves and what is left to pay of a pickup is read when a letter is sent, and when a van comes. What somebody writes on
  // WhatsApp is taken to the enquiries, under whoever has the number.
  notifications: [
    'billing',
    'bookings',
    'customers',
    'departures',
    'enquiries',
    'files',
    'identity',
    'mailboxes',
    'parcels',
    'runs',
    'settings',
    'shipments',
    'vehicles',
  ],
  // Every domain shows somebody what it holds of them, and forgets it when they leave; a list of all domains has them. Identity says who
  // somebody is, and the last letter is one of the notifications, in the name of the company.
  'own-data': [
    'billing',
    'bookings',
    'customers',
    'desk',
    'drivers',
    'enquiries',
    'files',
    'identity',
    'mailboxes',
    'notifications',
    'parcels',
    'quotes',
    'settings',
    'shipments',
  ],
  // Papers say what shipments, flights and invoices say, in the name of the company, and are in the bucket of the files.
  // A slip says what its reader has to do now, and so when we come for goods.
  papers: ['billing', 'bookings', 'departures', 'files', 'next-step', 'runs', 'settings', 'shipments'],
  // What may not fly is in carriage. Mailboxes know whose a label is, and who may get U.S. Mail. Invoices and receipts are files.
  // Free days and prices are on the rate card. A parcel is sent on with a shipment. Its letters are those of the notifications.
  // What a colleague is called, identity knows. Whoever sends parcels on chooses a flight.
  // Its label is drawn as papers draw theirs, and the bench knows the code of a booking when one is scanned.
  parcels: [
    'bookings',
    'carriage',
    'departures',
    'files',
    'identity',
    'mailboxes',
    'next-step',
    'notifications',
    'papers',
    'quotes',
    'settings',
    'shipments',
  ],
  // Money is entered on invoices, and a link says what it is for and which flight it makes. Receipts are letters in the name of the company.
  // Owners who pay at the address of their account, which identity knows, get one receipt.
  payments: ['billing', 'departures', 'identity', 'next-step', 'notifications', 'settings', 'shipments'],
  // Letters are shown as they are written.
  previews: ['notifications', 'settings'],
  // A pickup with no slot yet is in the earliest free one, and bookings say which are full.
  // What a guest typed into the calculator is kept as an unfinished shipment. What customs may charge is in carriage.
  quotes: [
    'bookings',
    'carriage',
    'departures',
    'enquiries',
    'identity',
    'notifications',
    'proof-of-work',
    'settings',
    'shipments',
  ],
  // The overviews count what happens to shipments, and sign-ups, quotes and messages, and show the flights.
  // What was billed for the shipments of a flight, and by which rate card their size counts.
  reports: ['billing', 'departures', 'enquiries', 'mailboxes', 'quotes', 'settings', 'shipments'],
  // How far it is from place to place, departures know: slots ask it too. Bookings have the visits, quotes know where ZIP codes are, settings
  // where the yard is. Van and driver have papers, and both may go. Photos at the door are files. What is to pay there is on invoices.
  runs: [
    'billing',
    'bookings',
    'departures',
    'drivers',
    'files',
    'quotes',
    'settings',
    'shipments',
    'vehicles',
  ],
  // The words of the e-mails, and the rates of the sales tax. New prices are tried on past shipments before they are published.
  // How the days of vans are planned is a setting.
  settings: ['billing', 'departures', 'notifications', 'payments', 'quotes', 'runs', 'shipments'],
  // The form checks goods by the rules of carriage, and asks the engine for its price. A shipment takes a place on a flight, is made
  // of a quote, has its sender from the profile, and its news are lines in the sender's feed.
  // An invoice that has arrived clears its hold, and so does a payment. A booking says when goods come, and that the van has them;
  // bookings say which pickup slots are full. Parcels of a mailbox become a shipment in one transaction.
  // Guests do some work before their draft is kept. After the handover, tracking leads to the form to write to us.
  // A driver brings the receipt of the airline.
  shipments: [
    'billing',
    'bookings',
    'carriage',
    'departures',
    'enquiries',
    'files',
    'identity',
    'mailboxes',
    'next-step',
    'notifications',
    'parcels',
    'proof-of-work',
    'quotes',
    'runs',
    'settings',
  ],
  // A task is derived from what these domains have, and goes with its cause. The holds name who clears them.
  // Whom a task may be given to.
  tasks: [
    'blog',
    'parcels',
    'bookings',
    'billing',
    'departures',
    'drivers',
    'enquiries',
    'identity',
    'notifications',
    'quotes',
    'runs',
    'shipments',
    'vehicles',
  ],
  // An event says which things have tasks that it can change.
  events: ['tasks'],
  // The stage of the sample home has the WhatsApp account that stands for Meta there.
  infra: ['notifications', 'settings'],
  'infra/accounts': ['settings'],
  'infra/lake': ['lake'],
  // Every function with a signed-in endpoint asks whether a session was ended.
  'infra/patterns': ['identity', 'settings'],
  'infra/people': ['lake'],
  // The published pages say prices, contacts and the coming flights.
  'infra/site': ['departures', 'settings'],
  'lambdas/batches': ['lake', 'telemetry'],
  'lambdas/runtime': [
    'customers',
    'desk',
    'history',
    'identity',
    'notifications',
    'proof-of-work',
    'settings',
    'tasks',
  ],
};

/** Construct ids of a domain, and the environment variables with their names: `'Mailboxes'`, `MAILBOXES_TABLE`. */
const vocabulary = deployed.flatMap(({ name, tables = {}, buckets = {}, queues = {} }) =>
  Object.entries({ TABLE: tables, BUCKET: buckets, QUEUE_URL: queues }).flatMap(([ending, declared]) =>
    Object.keys(declared).map((id) => {
      const variable = id.replace(/(?<=.)(?=[A-Z])/g, '_').toUpperCase();
      return { domain: name, words: new RegExp(`'${id}'|\\b${variable}_${ending}\\b`) };
    }),
  ),
);
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

interface Known {
  readonly place: string;
  readonly domain: string;
  readonly because: string;
}

const byImport = imports.flatMap(({ file, target }): readonly Known[] => {
  const domain = domainOf(target);
  return domain === undefined ? [] : [{ place: placeOf(file), domain, because: `${file}: ${target}` }];
});
/** A line of the history has words for people, such as 'Shipments'. */
const isForPeople = (file: string): boolean => file.includes('/told/history');
const byName = [...codeIn('lambdas'), ...codeIn('infra')]
  .filter((file) => !isForPeople(file))
  .flatMap((file): readonly Known[] => {
    const source = withoutComments(textOf(file));
    return vocabulary
      .filter(({ words }) => words.test(source))
      .map(({ domain, words }) => ({ place: placeOf(file), domain, because: `${file}: ${words}` }));
  });
const isOfPages = (place: string): boolean => place.startsWith('web/');
const known = [...byImport, ...byName].filter(
  ({ place, domain, because }) =>
    place !== domain && !isOfPages(place) && !catalogues.has(because.split(':')[0] ?? ''),
);

describe('a domain is imported only by domains that depend on it', () => {
  const places = new Set([...Object.keys(knows), ...known.map(({ place }) => place)]);
  test.each([...places].sort())('%s', (place) => {
    const found = known.filter((one) => one.place === place);
    const unexpected = found.filter(({ domain }) => !knows[place]?.includes(domain));
    expect(unexpected.map(({ because }) => because)).toEqual([]);
    // An entry without a use is removed from the list above.
    expect([...new Set(found.map(({ domain }) => domain))].sort()).toEqual(knows[place]?.toSorted());
  });
});

test("functions of one domain import another's only from its index", () => {
  const across = imports.filter(({ file, target }) => {
    const domain = domainOf(target);
    return file.startsWith('lambdas/') && target.startsWith('lambdas/') && domain && domain !== placeOf(file);
  });
  expect(across).not.toEqual([]);
  expect(
    across.filter(
      ({ file, target }) => !catalogues.has(file) && target !== `lambdas/${domainOf(target)}/index.ts`,
    ),
  ).toEqual([]);
});

test('a relative import stays in its top folder, so that the lint rules on aliases see every import between folders', () => {
  const topOf = (file: string): string | undefined => file.split('/')[0];
  const outward = [...files, ...codeIn('aws'), ...codeIn('packages')].flatMap(importsIn);
  expect(
    outward.filter(({ file, target, isRelative }) => isRelative && topOf(target) !== topOf(file)),
  ).toEqual([]);
});
