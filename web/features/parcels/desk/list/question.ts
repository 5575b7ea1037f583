import { MailboxNumber } from '#domain/mailboxes/mailbox-number.ts';
import { isAnswerable, ParcelQuestion, withMonth } from '#domain/parcels/desk/list-question.ts';
import { Shelf } from '#domain/parcels/parcel.ts';
import { questionIn } from '#web/desk-list/question/question-in.ts';

/** What the list shows. */
export type Question = ParcelQuestion;

/** The name of a shelf as somebody typed it; undefined for what is none. */
export const shelfIn = (typed: string): string | undefined => Shelf.safeParse(typed).data;

/** The number of a mailbox as somebody typed it; undefined for what is none. */
export const mailboxIn = (typed: string): string | undefined => MailboxNumber.safeParse(typed.trim()).data;

/** The question in an address. Where its parts cannot be asked together, a search counts alone, and then a month. */
export const questionOf = (asked: URLSearchParams): Question => {
  const question = withMonth(questionIn<Question>(ParcelQuestion.shape, asked), new Date());
  if (isAnswerable(question)) return question;
  const { search, closed } = question;
  return search === undefined ? { closed } : { search };
};
