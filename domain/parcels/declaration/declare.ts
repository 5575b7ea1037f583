import type { Declaration, DeclarationForm, Invoice } from './declaration.ts';

/** An empty field is one that its owner cleared. One that is not there stays as it was. */
const textOf = <Name extends 'store' | 'orderNumber' | 'dangersNote'>(
  name: Name,
  form: DeclarationForm,
  before: Declaration,
): { readonly [Key in Name]?: string } => {
  const text = form[name] ?? before[name] ?? '';
  return (text === '' ? {} : { [name]: text }) as { readonly [Key in Name]?: string };
};

const sameLines = (one: Declaration['lines'], other: Declaration['lines']): boolean =>
  JSON.stringify(one.map(({ description, quantity, unitValue }) => [description, quantity, unitValue])) ===
  JSON.stringify(other.map(({ description, quantity, unitValue }) => [description, quantity, unitValue]));

/** A new file is read by staff first, also where they had read another. What they verified is read again when the lines say something else. */
const invoiceOf = (form: DeclarationForm, { invoice, lines }: Declaration, at: string): Invoice => {
  if (form.invoice === 'NONE')
    return invoice.state === 'NOT_REQUIRED' ? invoice : { state: 'NOT_REQUIRED', at };
  const file = form.invoice ?? invoice.file;
  if (file !== undefined && file !== invoice.file) return { state: 'PROVIDED', file, at };
  return invoice.state === 'VERIFIED' && !sameLines(form.lines, lines)
    ? { state: 'PROVIDED', file, at }
    : invoice;
};

/**
 * What is inside, by what its owner said before and says now. What the form leaves out stays as it was, so that nobody loses an answer by
 * sending an invoice.
 * @param at ISO 8601.
 */
export const declarationBy = (form: DeclarationForm, before: Declaration, at: string): Declaration => {
  const dangers = form.dangers ?? before.dangers;
  return {
    ...textOf('store', form, before),
    ...textOf('orderNumber', form, before),
    lines: form.lines,
    invoice: invoiceOf(form, before, at),
    ...(dangers === undefined ? {} : { dangers }),
    ...textOf('dangersNote', form, before),
  };
};

/** A text that is the same for two declarations exactly when they say the same. */
const wordsOf = ({ store, orderNumber, lines, invoice, dangers, dangersNote }: Declaration): string =>
  JSON.stringify([
    store ?? '',
    orderNumber ?? '',
    lines.map(({ description, quantity, unitValue }) => [description, quantity, unitValue ?? '']),
    [invoice.state, invoice.file ?? ''],
    dangers === undefined ? '' : dangers.map(({ code, quantity }) => [code, quantity ?? '']),
    dangersNote ?? '',
  ]);

/** Whether two declarations say the same of what is inside. */
export const saySame = (one: Declaration, other: Declaration): boolean => wordsOf(one) === wordsOf(other);
