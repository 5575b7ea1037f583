import * as z from 'zod/mini';
import { AskedQueue, AskedQuotes, isAnswerable } from '#domain/quotes/list-question.ts';
import { questionIn } from '#web/desk-list/question/question-in.ts';

const Question = z.object({ ...AskedQueue.shape, ...AskedQuotes.shape, search: z.optional(z.string()) });
/** What the list shows: what waits for us, what is open, what is over, or what a search finds. */
export type Question = z.infer<typeof Question>;

/** Whether it is about what waits for us. */
export const isOfQueue = ({ status, which, closed, search }: Question): boolean =>
  [status, which, closed, search].every((one) => one === undefined);

/** The question in an address. Where its parts cannot be asked together, a search counts alone, then a month, then a status. */
export const questionOf = (asked: URLSearchParams): Question => {
  const question = questionIn<Question>(Question.shape, asked);
  const { search, closed, status, task: _, taken: __, ...others } = question;
  if (search !== undefined) return { search };
  if (isOfQueue(question)) return question;
  const open = {
    ...others,
    ...(status === undefined ? {} : { status }),
    ...(closed === undefined ? {} : { closed }),
  };
  if (isAnswerable(open)) return open;
  return closed === undefined ? { status } : { closed };
};
