/** How a figure is typed: as it is, or as dollars where it is kept in cents. */
export type FigureKind = 'number' | 'dollars';

interface Figure {
  /** NaN for what is no figure; the schema refuses it with words of its own. */
  readonly read: (text: string) => number;
  readonly write: (value: number) => string;
}

const plain = /^-?\d*\.?\d+$/;
const money = /^-?\d*(\.\d{1,2})?$/;

const numberOf = (text: string): number => (plain.test(text) ? Number(text) : Number.NaN);

/** `12.5`, `$1,250.00` and `.50` are amounts; a third decimal is none, for nobody pays it. */
const centsOf = (text: string): number => {
  const bare = text.replace(/[$,\s]/g, '');
  return bare !== '' && money.test(bare) ? Math.round(Number(bare) * 100) : Number.NaN;
};

export const figures: Readonly<Record<FigureKind, Figure>> = {
  number: {
    read: (text) => numberOf(text.trim()),
    write: (value) => (Number.isNaN(value) ? '' : String(value)),
  },
  dollars: { read: centsOf, write: (cents) => (Number.isNaN(cents) ? '' : (cents / 100).toFixed(2)) },
};
