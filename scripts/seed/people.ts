import type { RegistrationForm } from '#domain/identity/registration.ts';
import type { Role } from '#domain/kernel/role.ts';

/** Sample people for a fresh local run: invented, marked as samples, with addresses that cannot receive mail. */
export const demoPassword = 'Skybarrel1';

export const demoAccounts = [
  { role: 'admin', email: 'admin@skybarrel.test', first_name: 'Sample', last_name: 'Admin' },
  { role: 'staff', email: 'staff@skybarrel.test', first_name: 'Sample', last_name: 'Staff' },
  { role: 'customer', email: 'customer@skybarrel.test', first_name: 'Sample', last_name: 'Customer' },
  { role: 'analyst', email: 'analyst@skybarrel.test', first_name: 'Sample', last_name: 'Analyst' },
  { role: 'warehouse', email: 'warehouse@skybarrel.test', first_name: 'Sample', last_name: 'Warehouse' },
  { role: 'dispatch', email: 'dispatch@skybarrel.test', first_name: 'Sample', last_name: 'Dispatch' },
  { role: 'driver', email: 'driver@skybarrel.test', first_name: 'Sample', last_name: 'Driver' },
  { role: 'documents', email: 'documents@skybarrel.test', first_name: 'Sample', last_name: 'Documents' },
  { role: 'billing', email: 'billing@skybarrel.test', first_name: 'Sample', last_name: 'Billing' },
  { role: 'content', email: 'content@skybarrel.test', first_name: 'Sample', last_name: 'Content' },
  { role: 'agent-GY', email: 'agent@skybarrel.test', first_name: 'Sample', last_name: 'Agent' },
] as const satisfies readonly (SamplePerson & { readonly role: Role })[];

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
  readonly first_name: string;
  readonly last_name: string;
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
    ? { phone: `(718) 555-01${String(place).padStart(2, '0')}`, phone_country_code: '+1' }
    : { phone: `600-01${String(place).padStart(2, '0')}`, phone_country_code: '+592' };

const FIRM_EVERY = 7;

/** Sample customers who are not a demo account. */
export const customers: readonly SamplePerson[] = sampleNames.map(([first_name, last_name], place) => ({
  email: `${first_name}.${last_name}.sample@example.test`.toLowerCase().replaceAll(' ', ''),
  first_name,
  last_name: `${last_name} (sample)`,
  ...(place % 2 === 0 ? inBrooklyn : inLinden),
  ...phoneOf(place),
  ...(place % FIRM_EVERY === 1 ? { company_name: `${last_name} Trading (sample)` } : {}),
}));

/** Everybody who registers. The demo accounts come first, so that customers have the newest mailboxes. */
export const everybody: readonly SamplePerson[] = [
  ...demoAccounts.map(({ email, first_name, last_name }) => ({
    email,
    first_name,
    last_name,
    ...inBrooklyn,
  })),
  ...customers,
];

const FIRST_MAILBOX = 10_001;

/** The mailbox that a sample person gets: numbers are given in the order of `everybody`. */
export const mailboxNumberOf = (email: string): string =>
  String(FIRST_MAILBOX + everybody.findIndex((person) => person.email === email));
