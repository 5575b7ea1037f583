import { dollars } from '../kernel/money.ts';
import type { Shipment } from './shipment.ts';

/** Whose price it is: what was quoted is said to be quoted, and what a form added or changed since is not. */
export const quotedWords = ({ quote, quoted, total }: Shipment['promise']): string => {
  if (quote === undefined) return 'The price that we quoted';
  if (quoted === undefined || quoted === total) return `The price that we quoted in ${quote}`;
  return quoted === 0
    ? `The price after you changed what we quoted in ${quote}`
    : `The price: ${dollars(quoted)} that we quoted in ${quote}, and ${dollars(total - quoted)} added since`;
};
