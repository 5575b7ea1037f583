import * as billing from './billing/told.ts';
import * as blog from './blog/told.ts';
import * as bookings from './bookings/told.ts';
import * as content from './content/told.ts';
import * as customers from './customers/told.ts';
import * as departures from './departures/told.ts';
import * as desk from './desk/told.ts';
import * as drivers from './drivers/told.ts';
import * as enquiries from './enquiries/told.ts';
import * as files from './files/told.ts';
import { holds as ofHistory } from './history/told.ts';
import * as identity from './identity/told.ts';
import * as lake from './lake/told.ts';
import * as mailboxes from './mailboxes/told.ts';
import * as monitoring from './monitoring/told.ts';
import * as notifications from './notifications/told.ts';
import * as ownData from './own-data/told.ts';
import * as papers from './papers/told.ts';
import * as parcels from './parcels/told.ts';
import * as payments from './payments/told.ts';
import * as quotes from './quotes/told.ts';
import * as relay from './relay/told.ts';
import * as reports from './reports/told.ts';
import * as runs from './runs/told.ts';
import type { Told } from './runtime/told.ts';
import * as settings from './settings/told.ts';
import * as shipments from './shipments/told.ts';
import * as tasks from './tasks/told.ts';
import * as telemetry from './telemetry/told.ts';
import * as vehicles from './vehicles/told.ts';

/**
 * What all domains tell. Each part is a list of its own, so that a function is bundled with the parts that it uses and without the
 * others. Hubs take a list and name no domain; a test checks that nothing in a `told.ts` is missing here.
 */

/** Whom the events tell what. A test checks that they match `notifies` in the contracts of the events. */
export const announcements: readonly Told['announcements'][] = [
  billing.announcements,
  enquiries.announcements,
  identity.announcements,
  mailboxes.announcements,
  monitoring.announcements,
  payments.announcements,
  quotes.announcements,
  shipments.announcements,
  bookings.announcements,
  parcels.announcements,
  vehicles.announcements,
  runs.announcements,
];

/** How what is told a little later is worded, by the kind of thing, of each domain. Spread here, they would be in the bundle of every function. */
export const digests: readonly Told['digests'][] = [
  shipments.digests,
  bookings.digests,
  parcels.digests,
  runs.digests,
];

/** What can be told a little later, for previews, by the domain that words it. */
export const digestSamples: Readonly<Record<string, Told['digestSamples']>> = {
  shipments: shipments.digestSamples,
  bookings: bookings.digestSamples,
  parcels: parcels.digestSamples,
  runs: runs.digestSamples,
};

/** The line of every event in the history, or why it has none. */
export const history: readonly Told['history'][] = [
  billing.history,
  departures.history,
  desk.history,
  enquiries.history,
  files.history,
  identity.history,
  mailboxes.history,
  monitoring.history,
  papers.history,
  payments.history,
  quotes.history,
  settings.history,
  shipments.history,
  tasks.history,
  bookings.history,
  parcels.history,
  customers.history,
  blog.history,
  vehicles.history,
  drivers.history,
  runs.history,
];

/** What all domains hold, table by table, and what of it is of people. A test asks for each table and bucket. */
export const holds: readonly Told['holds'][] = [
  billing.holds,
  content.holds,
  departures.holds,
  desk.holds,
  enquiries.holds,
  files.holds,
  ofHistory,
  identity.holds,
  lake.holds,
  mailboxes.holds,
  monitoring.holds,
  notifications.holds,
  papers.holds,
  payments.holds,
  quotes.holds,
  relay.holds,
  reports.holds,
  settings.holds,
  shipments.holds,
  tasks.holds,
  telemetry.holds,
  bookings.holds,
  parcels.holds,
  customers.holds,
  blog.holds,
  vehicles.holds,
  drivers.holds,
  runs.holds,
];

/**
 * What all domains hold of somebody, in the order in which it is forgotten: who somebody is goes last, because everything else
 * is found by it. A test asks for each table that holds something of a person.
 */
export const ofPerson = [
  quotes.ofPerson,
  bookings.ofPerson,
  shipments.ofPerson,
  parcels.ofPerson,
  mailboxes.ofPerson,
  billing.ofPerson,
  enquiries.ofPerson,
  files.ofPerson,
  desk.ofPerson,
  drivers.ofPerson,
  customers.ofPerson,
  notifications.ofPerson,
  identity.ofPerson,
] satisfies readonly Told['ofPerson'][];

/** Claims are of billing too, which has invoices already. */
export const claimsOfCustomer = [billing.claimsOfCustomer] satisfies readonly Told['ofCustomer'][];

/** What the desk sees of somebody on their page, in the order in which it is shown. */
export const ofCustomer = [
  shipments.ofCustomer,
  billing.ofCustomer,
  billing.claimsOfCustomer,
  bookings.ofCustomer,
  parcels.ofCustomer,
  quotes.ofCustomer,
  enquiries.ofCustomer,
  notifications.ofCustomer,
] satisfies readonly Told['ofCustomer'][];

/** What waits in the things of a domain, and the events that change it. */
export const waiting = [
  billing.waiting,
  departures.waiting,
  enquiries.waiting,
  identity.waiting,
  quotes.waiting,
  shipments.waiting,
  bookings.waiting,
  parcels.waiting,
  blog.waiting,
  vehicles.waiting,
  drivers.waiting,
  runs.waiting,
] satisfies readonly Told['waiting'][];

/** What begins to wait because time has passed. */
export const waitingByDay = [
  billing.waitingByDay,
  bookings.waitingByDay,
  identity.waitingByDay,
  vehicles.waitingByDay,
  drivers.waitingByDay,
  runs.waitingByDay,
] satisfies readonly Told['waitingByDay'][];

/** What waits because something did not work. */
export const waitingOnFailure = [
  notifications.waitingOnFailure,
] satisfies readonly Told['waitingOnFailure'][];

/** A sample of each event that people are told of. */
export const samples: readonly Told['samples'][] = [
  billing.samples,
  enquiries.samples,
  identity.samples,
  mailboxes.samples,
  monitoring.samples,
  payments.samples,
  quotes.samples,
  shipments.samples,
  bookings.samples,
  parcels.samples,
  vehicles.samples,
  runs.samples,
];

/** The letters that no announcement has, by the domain that writes them. */
export const letters: Readonly<Record<string, Told['letters']>> = {
  identity: identity.letters,
  notifications: notifications.letters,
  'own-data': ownData.letters,
  payments: payments.letters,
  quotes: quotes.letters,
};

/** What the desk can do with many rows at once. */
export const bulk = [enquiries.bulk, quotes.bulk, shipments.bulk] satisfies readonly Told['bulk'][];
