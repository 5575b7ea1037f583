import { listed } from '../../kernel/listed.ts';
import { ok } from '../../kernel/result.ts';
import { dangerName } from '../declaration/dangers.ts';
import type { Declaration, DeclarationForm } from '../declaration/declaration.ts';
import { declarationBy, saySame } from '../declaration/declare.ts';
import { asksForInvoice } from '../holds/holds.ts';
import type { Parcel } from '../parcel.ts';
import { codesOf, nowDeclared } from './looked.ts';
import { type By, next, notPossible, type Stepped, unchangedSince } from './step.ts';

/** Dangerous goods that were declared and are no longer, while nobody has looked. */
const takenBack = (parcel: Parcel, declaration: Declaration): readonly string[] =>
  parcel.looked === undefined
    ? codesOf(parcel.declaration.dangers).filter((code) => !codesOf(declaration.dangers).includes(code))
    : [];

/** Why what is said now cannot be taken over; undefined where it can. */
const problemOf = (before: Parcel, form: DeclarationForm, after: Declaration): string | undefined => {
  if (before.state !== 'IN_STORAGE')
    return 'It is on its way, so what is inside is changed in its shipment, or with us by phone.';
  // What staff sent back is answered with another invoice: with "there is none" nobody would have to read it.
  if (form.invoice === 'NONE' && before.declaration.invoice.file !== undefined)
    return 'You sent an invoice for this parcel. Send another one, or call us if there is none.';
  const gone = takenBack(before, after);
  return gone.length === 0
    ? undefined
    : `You told us of ${listed(gone.map(dangerName))}. We look inside before this is taken back; call us if it was a mistake.`;
};

interface Declaring extends By {
  readonly version: number;
}

/** A parcel of which its owner said what is inside. The same again changes nothing. */
export const declared = (before: Parcel, form: DeclarationForm, { version, ...by }: Declaring): Stepped => {
  const declaration = declarationBy(form, before.declaration, by.at);
  if (saySame(before.declaration, declaration)) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  const problem = problemOf(before, form, declaration);
  if (problem !== undefined) return notPossible(before, problem);
  return ok(next(nowDeclared(before, declaration), {}, by));
};

/**
 * A parcel whose owner sent us the invoice another way, such as on WhatsApp: the desk puts it in for them, by the rule of their own form.
 * The same file again changes nothing.
 */
export const invoiceGiven = (before: Parcel, file: string, by: By): Stepped => {
  const { lines, invoice } = before.declaration;
  if (invoice.file === file) return ok(before);
  if (!asksForInvoice(before)) return notPossible(before, 'We do not wait for an invoice of this parcel.');
  return declared(before, { lines, invoice: file }, { version: before.version, ...by });
};
