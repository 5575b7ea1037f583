/** Sample people for a fresh local run: invented, marked as samples, with addresses that cannot receive mail. */
export const demoPassword = 'Skybarrel1';

export const demoAccounts = [
  { role: 'admin', email: 'admin@skybarrel.test', first_name: 'Sample', last_name: 'Admin' },
  { role: 'staff', email: 'staff@skybarrel.test', first_name: 'Sample', last_name: 'Staff' },
  { role: 'customer', email: 'customer@skybarrel.test', first_name: 'Sample', last_name: 'Customer' },
  { role: 'analyst', email: 'analyst@skybarrel.test', first_name: 'Sample', last_name: 'Analyst' },
] as const;

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
  ['Andre', 'Baptiste'],
  ['Lorna', 'Austin'],
  ['Kamal', 'Hussain'],
  ['Denise', 'King'],
  ['Tulsi', 'Ramdass'],
  ['Errol', 'Greaves'],
  ['Farah', 'Khan'],
  ['Winston', 'Peters'],
] as const;

export interface SamplePerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export const samplePeople: readonly SamplePerson[] = sampleNames.map(([first_name, last_name]) => ({
  email: `${first_name}.${last_name}.sample@example.test`.toLowerCase().replaceAll(' ', ''),
  first_name,
  last_name: `${last_name} (sample)`,
}));
