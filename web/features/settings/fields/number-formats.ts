/** How a number is typed: as it is, or in dollars where the value is in cents. */
export type NumberKind = 'number' | 'dollars';

interface NumberFormat {
  /** NaN for text that is no number. The schema refuses it with its own message. */
  readonly read: (text: string) => number;
  readonly write: (value: number) => string;
}

const plain = /^-?\d*\.?\d+$/;
const money = /^-?\d*(\.\d{1,2})?$/;

const numberOf = (text: string): number => (plain.test(text) ? Number(text) : Number.NaN);

/** `12.5`, `$1,250.00` and `.50` are amounts. A text with three decimals is not. */
const centsOf = (text: string): number => {
  const bare = text.replace(/[$,\s]/g, '');
  return bare !== '' && money.test(bare) ? Math.round(Number(bare) * 100) : Number.NaN;
};

export const numberFormats: Readonly<Record<NumberKind, NumberFormat>> = {
  number: {
    read: (text) => numberOf(text.trim()),
    write: (value) => (Number.isNaN(value) ? '' : String(value)),
  },
  dollars: { read: centsOf, write: (cents) => (Number.isNaN(cents) ? '' : (cents / 100).toFixed(2)) },
};
