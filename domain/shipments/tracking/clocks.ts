import { OUR_TIME } from '../../kernel/new-york.ts';

/** By whose clocks the lines of a shipment are, said once beside them. In a file of its own: a page that opens by a link loads few bytes. */
export const clocksWords = (city: string): string =>
  `Times are ${OUR_TIME} until it lands, and ${city} time after that.`;
