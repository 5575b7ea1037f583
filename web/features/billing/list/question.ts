import { InvoiceQuestion, isAnswerable } from '#domain/billing/list-question.ts';
import { questionIn } from '#web/desk-list/question/question-in.ts';

/** What the list shows: what is owed where nothing is said, and all there are by `all`. */
export type ShownInvoices = NonNullable<InvoiceQuestion['show']> | 'all';

/** What an address shows. */
export const shownIn = (asked: URLSearchParams): ShownInvoices =>
  asked.get('show') === 'all'
    ? 'all'
    : (questionIn<InvoiceQuestion>(InvoiceQuestion.shape, asked).show ?? 'owed');

/** The question in an address. Where its parts cannot be asked together, a search counts alone, and then a list. */
export const questionOf = (asked: URLSearchParams): InvoiceQuestion => {
  const shown = shownIn(asked);
  const show = shown === 'all' ? undefined : shown;
  const question = { ...questionIn<InvoiceQuestion>(InvoiceQuestion.shape, asked), show };
  if (question.search !== undefined) return { search: question.search };
  return isAnswerable(question) ? question : { show };
};
