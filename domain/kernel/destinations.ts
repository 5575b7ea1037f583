/** The countries that we fly to, in the order in which they are shown (trade.md, What the owner fixed). */
export const destinationCodes = ['GY', 'JM', 'TT', 'BB', 'SR'] as const;
export type DestinationCode = (typeof destinationCodes)[number];

export interface Destination {
  readonly code: DestinationCode;
  /** Last part of its page's path: `/service-areas/guyana`. */
  readonly slug: string;
  readonly country: string;
  /** The city where cargo lands and is collected. */
  readonly city: string;
  /** IATA code of the airport. */
  readonly airport: string;
}

/** The five destinations. Prices and flights are settings: the rate card and the schedule. */
export const destinations: Readonly<Record<DestinationCode, Destination>> = {
  GY: { code: 'GY', slug: 'guyana', country: 'Guyana', city: 'Georgetown', airport: 'GEO' },
  JM: { code: 'JM', slug: 'jamaica', country: 'Jamaica', city: 'Kingston', airport: 'KIN' },
  TT: { code: 'TT', slug: 'trinidad', country: 'Trinidad', city: 'Port of Spain', airport: 'POS' },
  BB: { code: 'BB', slug: 'barbados', country: 'Barbados', city: 'Bridgetown', airport: 'BGI' },
  SR: { code: 'SR', slug: 'suriname', country: 'Suriname', city: 'Paramaribo', airport: 'PBM' },
};

export const allDestinations: readonly Destination[] = destinationCodes.map((code) => destinations[code]);

/** The destination in a country as addresses name it: `Trinidad and Tobago` is where our Trinidad flight goes. */
export const destinationIn = (country: string): Destination | undefined =>
  allDestinations.find((one) => country === one.country || country.startsWith(`${one.country} `));
