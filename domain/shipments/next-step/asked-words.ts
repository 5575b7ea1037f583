import { instantWords } from '../../kernel/short-times.ts';
import type { Step } from '../../next-step/next-step.ts';
import { type DeclaredGoods, holdsToCome } from '../automatic-holds.ts';
import { type HoldKind, holds } from '../holds.ts';

/** What is asked of a sender by a hold that only they can clear. */
export const asked: Partial<
  Readonly<Record<HoldKind, Pick<Step, 'act' | 'title'> & { readonly label: string }>>
> = {
  EIN_MISSING: { act: 'SIGN_EXPORT', title: 'Give your tax number and sign', label: 'Sign for the export' },
  INVOICE_MISSING: { act: 'SEND_PAPER', title: 'Add the invoice', label: 'Add the invoice' },
  DAMAGE: { act: 'ANSWER_DAMAGE', title: 'Tell us what to do about the damaged piece', label: 'Answer' },
  KYC_1583: { act: 'SEND_FORM_1583', title: 'Send us Form 1583 for your mailbox', label: 'Open my mailbox' },
};

/** What is asked, and until when: `Add the invoice by Tue, Dec 1, 4:00 PM`. */
export const askedBy = (title: string, by: string | undefined): string =>
  by === undefined ? title : `${title} by ${instantWords(new Date(by))}`;

/** A hold as its sender reads of it before they book. */
interface ToCome {
  /** Absent for what we do ourselves. */
  readonly title?: string;
  readonly line: string;
}

/** What follows once these goods are booked, in the words in which it is asked then. `by` is the booking cutoff of their flight. */
export const afterBooking = (goods: DeclaredGoods, by: string | undefined): readonly ToCome[] =>
  holdsToCome(goods)
    // What we file is said with what we need for it.
    .filter((kind) => kind !== 'EXPORT_CONTROL')
    .map((kind) => {
      const title = asked[kind]?.title;
      return { ...(title === undefined ? {} : { title: askedBy(title, by) }), line: holds[kind].meaning };
    });
