import { dollars } from '../kernel/money.ts';
import type { Shipment } from './shipment.ts';

interface Line {
  readonly text: string;
  /** Cents. */
  readonly amount: number;
}

/**
 * What became of the price of an accepted quote before it is booked: `$35.00 was added: Export filing (EEI).` Undefined while nothing did.
 * @param added the lines that came to it; undefined where what was quoted was changed.
 */
export const sinceQuoteWords = (
  { quote, quoted }: { readonly quote: string; readonly quoted: number },
  added: readonly Line[] | undefined,
): string | undefined => {
  const was = `Quote ${quote} was ${dollars(quoted)}`;
  if (added === undefined) return `${was}. You changed what is in it, so this is a new price.`;
  if (added.length === 0) return undefined;
  const told = added.map(({ text, amount }) =>
    amount < 0 ? `${dollars(-amount)} was taken off: ${text}.` : `${dollars(amount)} was added: ${text}.`,
  );
  return [`${was}.`, ...told].join(' ');
};

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
