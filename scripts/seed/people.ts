import type { RegistrationForm } from '#domain/identity/registration.ts';
import type { Role } from '#domain/kernel/role.ts';

/** Sample people for a fresh local run: invented, marked as samples, with addresses that cannot receive mail. */
export const demoPassword = 'Skybarrel1';

export const demoAccounts = [
  { role: 'admin', email: 'admin@skybarrel.test', firstName: 'Sample', lastName: 'Admin' },
  { role: 'staff', email: 'staff@skybarrel.test', firstName: 'Sample', lastName: 'Staff' },
  { role: 'customer', email: 'customer@skybarrel.test', firstName: 'Sample', lastName: 'Customer' },
  { role: 'analyst', email: 'analyst@skybarrel.test', firstName: 'Sample', lastName: 'Analyst' },
  { role: 'warehouse', email: 'warehouse@skybarrel.test', firstName: 'Sample', lastName: 'Warehouse' },
  { role: 'dispatch', email: 'dispatch@skybarrel.test', firstName: 'Sample', lastName: 'Dispatch' },
  { role: 'driver', email: 'driver@skybarrel.test', firstName: 'Sample', lastName: 'Driver' },
  { role: 'documents', email: 'documents@skybarrel.test', firstName: 'Sample', lastName: 'Documents' },
  { role: 'billing', email: 'billing@skybarrel.test', firstName: 'Sample', lastName: 'Billing' },
  { role: 'content', email: 'content@skybarrel.test', firstName: 'Sample', lastName: 'Content' },
  { role: 'agent-GY', email: 'agent@skybarrel.test', firstName: 'Sample', lastName: 'Agent' },
] as const satisfies readonly (SamplePerson & { readonly role: Role })[];

/** Who drives besides the demo account. Each has the role and the same password. */
export const sampleDrivers = [
  { email: 'imran.baksh.sample@example.test', firstName: 'Imran', lastName: 'Baksh (sample)' },
  { email: 'shelly.moore.sample@example.test', firstName: 'Shelly', lastName: 'Moore (sample)' },
  { email: 'omar.hosein.sample@example.test', firstName: 'Omar', lastName: 'Hosein (sample)' },
] as const satisfies readonly SamplePerson[];

/** Enough customers to fill lists, searches and pages. Each last name ends in "(sample)". */
const sampleNames = [
  ['Anita', 'Persaud'],
  ['Devon', 'Braithwaite'],
  ['Shanelle', 'Joseph'],
  ['Rohan', 'Singh'],
  ['Marva', 'Williams'],
  ['Keisha', 'Campbell'],
  ['Terrence', 'Adams'],
  ['Indra', 'Ramnarine'],
  ['Curtis', 'La Rose'],
  ['Yvonne', 'Thomas'],
  ['Ravi', 'Mohamed'],
  ['Paulette', 'Grant'],
  ['Orin', 'Fraser'],
  ['Nalini', 'Bisnauth'],
  ['Wayne', 'Clarke'],
  ['Joylyn', 'De Freitas'],
  ['Clive', 'Hinds'],
  ['Savitri', 'Narine'],
  ['Everton', 'Bailey'],
  ['Michelle', 'Rodney'],
  ['Denise', 'King'],
  ['Farah', 'Khan'],
] as const;

/** A person as the registration form has them. */
export interface SamplePerson extends Partial<RegistrationForm> {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const inBrooklyn = {
  address_line1: '1 Sample Street',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11203',
} satisfies Partial<RegistrationForm>;

const inLinden = {
  country: 'Guyana',
  address_line1: '1 Sample Street',
  region: 'Upper Demerara-Berbice',
  district: 'Linden',
  city: 'Linden',
} satisfies Partial<RegistrationForm>;

/** Numbers that nobody has: 555-01xx in the United States, and some that are not given out in Guyana. */
const phoneOf = (place: number) =>
  place % 2 === 0
    ? { phone: `(718) 555-01${String(place).padStart(2, '0')}`, phoneCountryCode: '+1' }
    : { phone: `600-01${String(place).padStart(2, '0')}`, phoneCountryCode: '+592' };

const FIRM_EVERY = 7;

/** Sample customers who are not a demo account. */
export const customers: readonly SamplePerson[] = sampleNames.map(([firstName, lastName], place) => ({
  email: `${firstName}.${lastName}.sample@example.test`.toLowerCase().replaceAll(' ', ''),
  firstName,
  lastName: `${lastName} (sample)`,
  ...(place % 2 === 0 ? inBrooklyn : inLinden),
  ...phoneOf(place),
  ...(place % FIRM_EVERY === 1 ? { companyName: `${lastName} Trading (sample)` } : {}),
}));

/** Everybody who registers. Those who work here come first, so that customers have the newest mailboxes. */
export const everybody: readonly SamplePerson[] = [
  ...[...demoAccounts, ...sampleDrivers].map(({ email, firstName, lastName }) => ({
    email,
    firstName,
    lastName,
    ...inBrooklyn,
  })),
  ...customers,
];

const FIRST_MAILBOX = 10_001;

/** The mailbox that a sample person gets: numbers are given in the order of `everybody`. */
export const mailboxNumberOf = (email: string): string =>
  String(FIRST_MAILBOX + everybody.findIndex((person) => person.email === email));
