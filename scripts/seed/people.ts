/** Sample people for a fresh local run: invented, marked as samples, at addresses that can receive nothing. */
export const demoPassword = 'Skybarrel1';

export const demoAccounts = [
  { role: 'admin', email: 'admin@skybarrel.test', firstName: 'Sample', lastName: 'Admin' },
  { role: 'staff', email: 'staff@skybarrel.test', firstName: 'Sample', lastName: 'Staff' },
  { role: 'customer', email: 'customer@skybarrel.test', firstName: 'Sample', lastName: 'Customer' },
  { role: 'analyst', email: 'analyst@skybarrel.test', firstName: 'Sample', lastName: 'Analyst' },
] as const;

/** Enough customers that lists, searches and pages have something to show; the brackets mark them in the data. */
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
  readonly firstName: string;
  readonly lastName: string;
}

export const samplePeople: readonly SamplePerson[] = sampleNames.map(([firstName, lastName]) => ({
  email: `${firstName}.${lastName}.sample@example.test`.toLowerCase().replaceAll(' ', ''),
  firstName,
  lastName: `${lastName} (sample)`,
}));
