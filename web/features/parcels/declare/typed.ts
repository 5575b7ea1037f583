import type { DangerAnswers } from '#domain/carriage/dangerous/questions.ts';
import { type Declaration, DeclarationForm } from '#domain/parcels/declaration/declaration.ts';
import type { SentFile } from '#web/photos/use-file.ts';
import { numberOf } from '#web/price-form/draft/units.ts';
import { answersFrom, dangersOf, noteOf } from './danger-answers.ts';

/** Beside what an order e-mail filled in, until somebody touches it. */
export const GUESSED = 'From the e-mail';

/** A line of what is inside, as typed. */
export interface TypedLine {
  readonly id: number;
  readonly description: string;
  readonly quantity: string;
  /** Dollars for one. */
  readonly value: string;
}

/** What somebody says of a parcel, as typed. All of it can come later. */
export interface TypedDeclaration {
  readonly store: string;
  readonly orderNumber: string;
  readonly lines: readonly TypedLine[];
  /** `NONE`: nothing was bought. Undefined: it comes later. */
  readonly invoice: SentFile | 'NONE' | undefined;
  /** Undefined while the question was not answered. */
  readonly dangers: DangerAnswers | undefined;
  readonly dangersNote: string;
}

export const emptyLine = (id: number): TypedLine => ({ id, description: '', quantity: '1', value: '' });

export const nothingTyped: TypedDeclaration = {
  store: '',
  orderNumber: '',
  lines: [emptyLine(0)],
  invoice: undefined,
  dangers: undefined,
  dangersNote: '',
};

/** The id of the next line. */
export const nextId = (lines: readonly TypedLine[]): number => Math.max(-1, ...lines.map(({ id }) => id)) + 1;

/** Cents as somebody types dollars: `19.99`. */
export const typedDollars = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** What was declared, as its owner can change it. An invoice that is here already stays unless another one is sent. */
export const typedFrom = ({
  store = '',
  orderNumber = '',
  lines,
  invoice,
  dangers,
  dangersNote = '',
}: Declaration): TypedDeclaration => ({
  store,
  orderNumber,
  lines:
    lines.length === 0
      ? [emptyLine(0)]
      : lines.map(({ description, quantity, unitValue }, id) => ({
          id,
          description,
          quantity: String(quantity),
          value: typedDollars(unitValue),
        })),
  invoice: invoice.state === 'NOT_REQUIRED' ? 'NONE' : undefined,
  dangers: dangers && answersFrom(dangers, dangersNote),
  dangersNote,
});

/** A line that nobody has typed anything into says nothing. */
const isEmptyLine = ({ description, value }: TypedLine): boolean =>
  description.trim() === '' && value.trim() === '';

const lineOf = ({ description, quantity, value }: TypedLine) => {
  const dollars = numberOf(value);
  return {
    description: description.trim(),
    quantity: numberOf(quantity) ?? Number.NaN,
    ...(dollars === undefined ? {} : { unitValue: Math.round(dollars * 100) }),
  };
};

/** What was typed, as the API takes it, complete or not: `problemsOf` says what is wrong. */
export const declarationOf = (typed: TypedDeclaration): DeclarationForm => {
  const { store, orderNumber, lines, invoice, dangers, dangersNote } = typed;
  const note = dangers && noteOf(dangers, dangersNote);
  return {
    // An empty text clears what was said before; a text that is not there would leave it.
    store: store.trim(),
    orderNumber: orderNumber.trim(),
    lines: lines.filter((line) => !isEmptyLine(line)).map(lineOf),
    ...(invoice === undefined ? {} : { invoice: invoice === 'NONE' ? invoice : invoice.id }),
    ...(dangers === undefined ? {} : { dangers: [...dangersOf(dangers)] }),
    ...(note === undefined ? {} : { dangersNote: note }),
  };
};

const QUANTITY = 'Give how many, as a whole number';
const VALUE = 'Give the price of one in dollars, above 0';
const words: Readonly<Record<string, string>> = { quantity: QUANTITY, unitValue: VALUE };

/** What is wrong, by field: `lines.0.quantity`. What is missing is no problem: it can come later. */
export const problemsOf = (typed: TypedDeclaration): Readonly<Record<string, string>> => {
  const kept = typed.lines.flatMap((line, index) => (isEmptyLine(line) ? [] : [index]));
  const parsed = DeclarationForm.safeParse(declarationOf(typed));
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path: [part = '', index, field], message }) => {
      const at = part === 'lines' && typeof index === 'number' ? `.${kept[index]}.${String(field)}` : '';
      return [`${String(part)}${at}`, words[String(field)] ?? message];
    }),
  );
};
