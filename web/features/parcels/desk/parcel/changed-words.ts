import { dangerWords } from '#domain/parcels/declaration/danger-words.ts';
import { Invoice } from '#domain/parcels/declaration/declaration.ts';
import { Condition, type ParcelEntry, ParcelStateName } from '#domain/parcels/parcel.ts';
import { type ChangeLine, changeLine } from '#web/ui/data/history-line.tsx';
import { conditionWords } from '../../words/parcel-words.ts';
import { invoiceWords, states } from '../words.tsx';

/** How the values of a field read that the history keeps as codes. A code that we do not know any more stays as it is. */
const wordsOf: Readonly<Record<string, (code: string) => string>> = {
  state: (code) => {
    const { data } = ParcelStateName.safeParse(code);
    return data === undefined ? code : states[data].words;
  },
  invoice: (code) => {
    const { data } = Invoice.shape.state.safeParse(code);
    return data === undefined ? code : invoiceWords[data];
  },
  condition: (code) => {
    const { data } = Condition.safeParse(code);
    return data === undefined ? code : conditionWords({ condition: data });
  },
  seen: (codes) => dangerWords(codes.split(', ').map((code) => ({ code }))),
};

const labels: Readonly<Record<string, string>> = { seen: 'Dangerous goods seen' };

/** `shelf` is `Shelf`. */
const labelOf = (field: string): string =>
  labels[field] ?? `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`;

/** What an entry of the history changed, field by field, in words. */
export const changesOf = ({ changed = {} }: Pick<ParcelEntry, 'changed'>): readonly ChangeLine[] =>
  Object.entries(changed).map(([field, { before, after }]) => {
    const words = (value: string | null) => (value === null ? undefined : (wordsOf[field]?.(value) ?? value));
    return changeLine(labelOf(field), words(before), words(after));
  });
