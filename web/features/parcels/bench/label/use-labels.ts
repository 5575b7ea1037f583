import { useState } from 'react';
import { type ParcelLabel, parcelLabelZpl } from '#domain/papers/zpl/parcel-label.ts';
import { usePrinter } from '#web/scanning/ports/use-printer.ts';

/** Prints labels of parcels: with the label printer of this bench, or else with the print dialog. */
export const useLabels = () => {
  const printer = usePrinter();
  /** The label for the print dialog. */
  const [onPaper, setOnPaper] = useState<ParcelLabel>();
  const print = async (label: ParcelLabel): Promise<void> => {
    if (!(await printer.print(parcelLabelZpl(label)))) setOnPaper({ ...label });
  };
  return { printer, onPaper, print };
};
