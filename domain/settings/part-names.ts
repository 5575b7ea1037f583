/** The parts of the settings, by the name that the address of their screen has. */
export const parts = {
  brand: 'Brand and contact',
  claims: 'Claims',
  testimonials: 'Testimonials',
  home: 'Home page',
  schedule: 'Schedule',
  flights: 'Flights',
  capabilities: 'What works today',
  wording: 'E-mails',
  rates: 'Rate card',
  taxes: 'Sales tax',
  accounts: 'Bookkeeping',
  commissions: 'Agents',
  planning: 'Runs',
} as const;
export type Part = keyof typeof parts;
