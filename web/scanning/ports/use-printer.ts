import { useCallback, useEffect, useRef, useState } from 'react';
import { choosePrinter, hasPrinterPorts, knownPrinter, type LabelPrinter } from './label-printer.ts';
import { whyNotConnected } from './why-not.ts';

type State = { readonly kind: 'absent' | 'off' | 'on' } | { readonly kind: 'failed'; readonly words: string };

const INSTEAD = 'Labels go to the print dialog.';

/** The label printer at this bench, where the browser can reach one. */
export const usePrinter = () => {
  const [state, setState] = useState<State>({ kind: hasPrinterPorts() ? 'off' : 'absent' });
  const printer = useRef<LabelPrinter>(undefined);
  const take = useCallback((one: LabelPrinter | undefined): void => {
    printer.current = one;
    if (one) setState({ kind: 'on' });
  }, []);
  useEffect(() => {
    let isOpen = true;
    void knownPrinter().then((one) => {
      if (isOpen) take(one);
    });
    return () => {
      isOpen = false;
    };
  }, [take]);
  const connect = async (): Promise<void> => {
    try {
      take(await choosePrinter());
    } catch (error) {
      const words = whyNotConnected(error, INSTEAD);
      if (words !== undefined) setState({ kind: 'failed', words });
    }
  };
  /** Prints a label. False when there is no printer, or it did not take it: then a print dialog does. */
  const print = async (zpl: string): Promise<boolean> => {
    if (printer.current === undefined) return false;
    try {
      await printer.current(zpl);
      return true;
    } catch {
      printer.current = undefined;
      setState({ kind: 'failed', words: `The label printer does not answer. ${INSTEAD}` });
      return false;
    }
  };
  return { state, connect, print };
};
