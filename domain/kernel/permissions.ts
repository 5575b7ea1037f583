import { type DestinationCode, destinationCodes } from './destination-codes.ts';
import {
  agentCountries,
  type Caller,
  eachAgent,
  isAgentRole,
  type Role,
  type WorkingRole,
  workingRoles,
} from './role.ts';

/** What permissions are about, each with what it covers. */
export const entities = [
  'mailbox',
  'enquiry',
  'notification',
  'quote',
  'shipment',
  'piece',
  'screening',
  'departure',
  'waybill',
  'document',
  'customs',
  // What is done at a destination: arrival, customs, handing over. Agents have it for their own country.
  'arrival',
  // What the counter of a destination takes: the rate of the day, and its takings. Agents have it for their own country.
  'counter',
  // What carriers bring for mailboxes: received, put on a shelf, searched for, sent back.
  'parcel',
  'booking',
  'vehicle',
  // Papers, shifts and absences of those who drive. Each driver sees their own.
  'driver',
  'run',
  // What a driver has today: own runs with their customers, and the van. Nobody drives for somebody else.
  'drive',
  'invoice',
  'payment',
  'content',
  'monitoring',
  'report',
  'settings',
  'staff',
  'customer',
  // Whether a customer is a known shipper of the airlines.
  'shipper',
  // The names behind the ids of people on a screen.
  'name',
  // What waits for someone. Each kind of task has a permission of its own besides.
  'task',
  // What works the same in every list: bulk changes, and who else is here. Each act asks for its own right besides.
  'desk',
  // Lists as files, for admins alone.
  'export',
] as const;
type Entity = (typeof entities)[number];

/** The right to see something, or to see and change it: `quote.read`, `quote.manage`. */
export type Permission = `${Entity}.${'read' | 'manage'}`;

/** Everything that somebody at the desk looks up for a caller. */
const lookUp = [
  'mailbox.read',
  'enquiry.read',
  'notification.read',
  'quote.read',
  'shipment.read',
  'departure.read',
  'customer.read',
  'name.read',
] as const satisfies readonly Permission[];

/** What an agent may do in their country. */
const atDestination = ['arrival.manage', 'counter.manage'] as const satisfies readonly Permission[];

/**
 * What each role may do (trade.md, Roles). `manage` contains `read`. Prices against the rate card, refunds, rights and lists
 * as files are for admins alone, so no role has a permission for them. Billing takes out the books; who took a payment voids a slip.
 */
const permissionsOfRole: Readonly<Record<Exclude<Role, 'admin'>, readonly Permission[]>> = {
  staff: [
    ...lookUp,
    'task.manage',
    'desk.manage',
    'mailbox.manage',
    'enquiry.manage',
    'notification.manage',
    'quote.manage',
    'shipment.manage',
    'arrival.manage',
    'document.read',
    // The counter: it sees invoices and takes money.
    'invoice.read',
    'payment.manage',
    'booking.manage',
    'parcel.manage',
    'customer.manage',
  ],
  analyst: ['monitoring.manage', 'report.read'],
  customer: [],
  warehouse: [
    'name.read',
    'notification.read',
    'task.manage',
    'desk.manage',
    'mailbox.read',
    'shipment.read',
    'departure.read',
    'piece.manage',
    'screening.manage',
    'parcel.manage',
    'document.manage',
    'booking.read',
  ],
  dispatch: [
    'name.read',
    'notification.read',
    'task.manage',
    'desk.manage',
    'shipment.read',
    'departure.read',
    'booking.manage',
    'vehicle.manage',
    'driver.manage',
    'run.manage',
    'piece.manage',
    'document.read',
  ],
  // What is wrong with a van they read with its inspection; its papers are for dispatch.
  driver: ['name.read', 'drive.manage'],
  documents: [
    'name.read',
    'notification.read',
    'task.manage',
    'desk.manage',
    'shipment.manage',
    'departure.manage',
    'waybill.manage',
    'customs.manage',
    'arrival.manage',
    'screening.read',
    'document.manage',
    'customer.read',
    'shipper.manage',
  ],
  billing: [
    'name.read',
    'notification.read',
    'task.manage',
    'desk.manage',
    'shipment.read',
    'quote.read',
    'invoice.manage',
    'payment.manage',
    'counter.manage',
    'customer.read',
    'document.read',
  ],
  content: ['name.read', 'task.manage', 'desk.manage', 'content.manage'],
  ...eachAgent(() => atDestination),
};

const isGranted = (held: readonly Permission[], wanted: Permission): boolean =>
  held.includes(wanted) || held.includes(wanted.replace(/\.read$/, '.manage') as Permission);

/** Whether somebody may do this, by the roles in their access token. Admins may do everything. */
export const may = ({ roles }: Pick<Caller, 'roles'>, wanted: Permission): boolean =>
  roles.some((role) => role === 'admin' || isGranted(permissionsOfRole[role], wanted));

/** The countries in which somebody may do this: all of them for people of our own who have the right, their own for agents, else none. */
const countriesWith = (
  { roles }: Pick<Caller, 'roles'>,
  wanted: 'arrival.read' | 'counter.read',
): readonly DestinationCode[] =>
  may({ roles: roles.filter((role) => !isAgentRole(role)) }, wanted)
    ? destinationCodes
    : agentCountries({ roles });

/** The countries whose arrivals somebody may see. */
export const arrivalCountries = (person: Pick<Caller, 'roles'>): readonly DestinationCode[] =>
  countriesWith(person, 'arrival.read');

/** The countries whose counters somebody sees and enters the rate for. */
export const counterCountries = (person: Pick<Caller, 'roles'>): readonly DestinationCode[] =>
  countriesWith(person, 'counter.read');

/** The roles of people here that may do something, besides admins, who may do everything. */
export const rolesWith = (wanted: Permission): readonly WorkingRole[] =>
  workingRoles.filter((role) => role !== 'admin' && isGranted(permissionsOfRole[role], wanted));
