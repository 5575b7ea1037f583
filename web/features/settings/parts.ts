/** The parts of the settings' screen; each has an address of its own. */
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
} as const;
export type Part = keyof typeof parts;

/** Whether a page of the site shows something of a part, so that the pages can be previewed with it. */
export const isOnPages = (part: Part): boolean => part !== 'wording' && part !== 'taxes';

/** The part that an address asks for; the brand where it names none. */
export const partOf = (search: URLSearchParams): Part => {
  const asked = search.get('part');
  return asked !== null && Object.hasOwn(parts, asked) ? (asked as Part) : 'brand';
};
