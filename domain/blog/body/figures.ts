/**
 * What a post says of prices, times and rules in the middle of a sentence. A post holds the name of the figure and never its words,
 * so that it says what holds today, however old it is. `web/site/pages/blog/body/figure-words.ts` has the words.
 */

/** Figures of one destination, with what an editor calls them. */
export const destinationFigures = {
  rate: 'Price of a pound',
  'rate-per-lb': 'Price per pound, with its unit',
  route: 'Airports of the flight',
  departs: 'Day of the flight',
  transit: 'Days from the flight to the counter',
  'christmas-last-day': 'Last day at our dock for Christmas',
  'tax-number': 'Tax number, short',
  'tax-number-in-full': 'Tax number, in full',
  'customs-authority': 'Customs authority, with its website',
  collection: 'Where it is collected (a sentence)',
  delivery: 'Where we deliver (a sentence)',
  'who-collects': 'Who may collect, and with what (sentences)',
  'barrel-or-boxes': 'From what weight a 55-gallon barrel costs less than boxes (sentences)',
} as const;
export type DestinationFigure = keyof typeof destinationFigures;

/** Figures that are the same for every destination. */
export const houseFigures = {
  'cargo-cutoff': 'Cargo cutoff',
  'booking-cutoff': 'Booking cutoff',
  'pickup-book-by': 'By when to book a pickup',
  'pickup-radius': 'How far we pick up',
  'dock-city': 'City of the dock',
  'dock-state': 'State of the dock',
  clock: 'Name of our time zone',
  'transit-all': 'Days from the flight to the counter, all destinations',
  'minimum-freight': 'Minimum charge',
  fuel: 'Fuel surcharge',
  security: 'Security screening',
  brokerage: 'Customs brokerage',
  insurance: 'Insurance, in percent',
  'door-delivery': 'Delivery to the door',
  stairs: 'Stairs at a pickup',
  'weight-breaks': 'What more weight saves (a sentence)',
  'dim-divisor': 'Divisor of the size weight',
  'rounded-up': 'What is rounded up',
  'sent-together': 'What sending together saves (a sentence)',
  'free-days': 'Free days at our dock',
  'free-days-abroad': 'Free days at the counter',
  'storage-abroad': 'Storage of a piece for a week at the counter',
  'empty-barrels': 'Prices of empty barrels',
  'barrel-check': 'Weight of a barrel that we check first',
  'barrel-limit': 'Weight of a barrel that we refuse',
  'collect-code': 'Name of the code at the counter',
  'code-is-where': 'Where the code is (sentences)',
  notices: 'How we tell where it is (sentences)',
  'delivery-anywhere': 'Where we deliver, all destinations (sentences)',
} as const;
export type HouseFigure = keyof typeof houseFigures;

/** `names({ a: …, b: … })`: the keys, as a schema takes them. */
const names = <Name extends string>(of: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(of) as [Name, ...Name[]];

export const destinationFigureNames = names(destinationFigures);
export const houseFigureNames = names(houseFigures);
