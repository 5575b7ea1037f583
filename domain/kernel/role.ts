import { type DestinationCode, destinationCodes } from './destination-codes.ts';
import type { Owner } from './person/person-id.ts';

const otherRoles = [
  'admin',
  'staff',
  'analyst',
  'customer',
  'warehouse',
  'dispatch',
  'driver',
  'documents',
  'billing',
  'content',
] as const;
export type AgentRole = `agent-${DestinationCode}`;
export type Role = (typeof otherRoles)[number] | AgentRole;

/** The role of the agents in a country. */
export const agentIn = (country: DestinationCode): AgentRole => `agent-${country}`;

/**
 * Every role. Cognito groups have the same names, and their order is their precedence, so a new one goes to the end. Staff
 * may hold several: `staff` is the desk, and the roles after `customer` are the other work there is. An agent at a destination
 * is the agent of a country, which the role names, so that the token alone says whose shipments somebody may see.
 */
export const roles: readonly Role[] = [...otherRoles, ...destinationCodes.map(agentIn)];

/** The caller, from the verified access token. */
export interface Caller extends Owner {
  /** Cognito groups. Never empty: a user without a group is a customer. */
  readonly roles: readonly Role[];
  /** When they last gave their password or code, in seconds since 1970; a refreshed token keeps it. */
  readonly signedInAt?: number;
}

/** So long ago somebody may have signed in who does what cannot be taken back. */
const RECENT_SECONDS = 10 * 60;

/** Whether somebody has just shown that it is them. */
export const hasJustSignedIn = ({ signedInAt = 0 }: Pick<Caller, 'signedInAt'>, now: Date): boolean =>
  now.getTime() / 1000 - signedInAt < RECENT_SECONDS;

/** The roles of people who work here, the most powerful first. They see what belongs to others. */
export type WorkingRole = Exclude<Role, 'customer'>;
export const workingRoles: readonly WorkingRole[] = roles.filter((role) => role !== 'customer');

const known: ReadonlySet<unknown> = new Set(roles);
/** Whether something is the name of a role. */
export const isRole = (value: unknown): value is Role => known.has(value);

/** Whether somebody works here. */
export const worksHere = ({ roles: held }: Pick<Caller, 'roles'>): boolean =>
  held.some((role) => role !== 'customer');

/** One value for the agents in each country, by their role. */
export const eachAgent = <Value>(of: (country: DestinationCode) => Value) =>
  Object.fromEntries(destinationCodes.map((code) => [agentIn(code), of(code)])) as Readonly<
    Record<AgentRole, Value>
  >;

/** The countries that somebody is an agent in. */
export const agentCountries = ({ roles: held }: Pick<Caller, 'roles'>): readonly DestinationCode[] =>
  destinationCodes.filter((country) => held.includes(agentIn(country)));

/** Whether a role is that of an agent at a destination, who is no employee and sees their own country alone. */
export const isAgentRole = (role: Role): role is AgentRole => role.startsWith('agent-');
