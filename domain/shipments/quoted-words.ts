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

/** Whose price it is: what was quoted is said to be quoted, and what a form added or changed since is not. */
export const quotedWords = ({ quote, quoted, total }: Shipment['promise']): string => {
  if (quote === undefined) return 'The price that we quoted';
  if (quoted === undefined || quoted === total) return `The price that we quoted in ${quote}`;
  return quoted === 0
    ? `The price after you changed what we quoted in ${quote}`
    : `The price: ${dollars(quoted)} that we quoted in ${quote}, and ${dollars(total - quoted)} added since`;
};
