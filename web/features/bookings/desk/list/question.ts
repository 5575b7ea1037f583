import { BookingQuestion, isAnswerable, withMonth } from '#domain/bookings/desk/list-question.ts';
import { questionIn } from '#web/desk-list/question/question-in.ts';

/** What the list shows. */
export type Question = BookingQuestion;

/**
 * The question in an address. Where its parts cannot be asked together, a search counts alone, and then a month. Those that a change of the
 * schedule touches are a plan of their own.
 */
export const questionOf = (asked: URLSearchParams): Question => {
  const question = withMonth(questionIn<Question>(BookingQuestion.shape, asked), new Date());
  if (question.touched !== undefined) return { touched: question.touched };
  if (isAnswerable(question)) return question;
  const { search, closed } = question;
  return search === undefined ? { closed } : { search };
};
