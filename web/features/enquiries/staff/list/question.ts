import { EnquiryQuestion, isAnswerable } from '#domain/enquiries/list-question.ts';
import { questionIn } from '#web/desk-list/question/question-in.ts';

/** What the list shows. */
export type Question = EnquiryQuestion;

/** The question in an address. Where its parts cannot be asked together, a search counts alone, then a month, then a status. */
export const questionOf = (asked: URLSearchParams): Question => {
  const question = questionIn<Question>(EnquiryQuestion.shape, asked);
  if (isAnswerable(question)) return question;
  const { search, closed, status } = question;
  if (search !== undefined) return { search };
  return closed === undefined ? { status } : { closed };
};
