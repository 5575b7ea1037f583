import { type ReadLabel, readZpl } from './read-zpl.ts';

/** A label that came out of the printer. */
export interface Printed {
  readonly at: string;
  readonly label: ReadLabel;
}

const KEPT = 20;

/** A label printer without the hardware. It starts with paper in it. */
export const simulatedPrinter = (now: () => Date = () => new Date()) => {
  const printed: Printed[] = [];
  let hasPaper = true;
  return {
    /**
     * Prints the labels in these bytes.
     * @throws without paper, and for bytes that are no labels of ours: then it has printed nothing.
     */
    print: (zpl: string): void => {
      if (!hasPaper) throw new Error('The simulated printer has no paper.');
      const labels = readZpl(zpl);
      if (labels.length === 0) throw new Error('The simulated printer got no label.');
      const at = now().toISOString();
      printed.unshift(...labels.map((label) => ({ at, label })).toReversed());
      printed.length = Math.min(printed.length, KEPT);
    },
    load: (isLoaded: boolean): void => {
      hasPaper = isLoaded;
    },
    hasPaper: (): boolean => hasPaper,
    /** What came out, the last first. */
    printed: (): readonly Printed[] => printed,
  };
};

export type SimulatedPrinter = ReturnType<typeof simulatedPrinter>;
