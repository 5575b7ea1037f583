import { isAnswerable, ListQuestion } from '#domain/shipments/desk/list-question.ts';
import { questionIn } from '#web/desk-list/question/question-in.ts';

/** What the list shows. */
export type Question = ListQuestion;

/** The question in an address. Where its parts cannot be asked together, a search counts alone, and then a month. */
export const questionOf = (asked: URLSearchParams): Question => {
  const question = questionIn<Question>(ListQuestion.shape, asked);
  if (isAnswerable(question)) return question;
  const { search, closed, stage, ...open } = question;
  if (search !== undefined) return { search };
  return closed === undefined ? open : { closed };
};
