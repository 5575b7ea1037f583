import { dollars } from '../kernel/money.ts';
import type { Shipment } from './shipment.ts';

type Priced = Pick<Shipment, 'promise' | 'broughtBefore'>;

/** That a pickup came off what was quoted. Nothing where none did. */
const withoutPickup = (off: number): string =>
  off > 0 ? `, without the ${dollars(off)} for the pickup` : '';

/**
 * Whose price it is: what was quoted is said to be quoted, what a form added or changed since is not, and what came off because the goods
 * were brought before their pickup is named.
 */
export const quotedWords = ({ promise: { quote, quoted, total }, broughtBefore }: Priced): string => {
  const off = broughtBefore?.off ?? 0;
  if (quote === undefined) return `The price that we quoted${withoutPickup(off)}`;
  if (quoted === 0) return `The price after you changed what we quoted in ${quote}`;
  const added = quoted === undefined ? 0 : total + off - quoted;
  return added === 0
    ? `The price that we quoted in ${quote}${withoutPickup(off)}`
    : `The price: ${dollars(quoted ?? total)} that we quoted in ${quote}, and ${dollars(added)} added since${withoutPickup(off)}`;
};
