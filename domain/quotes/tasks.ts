import type { DerivedTask } from '../kernel/derived-task.ts';
import type { Quote } from './quote.ts';

const kindOf = { price: 'QUOTE_TO_PRICE', reply: 'QUOTE_MESSAGE' } as const;

/** What waits in a quote for someone of us: a price to set, or a question to answer. */
export const quoteTasks = ({
  waitsFor,
  waitsSince,
  createdAt,
}: Pick<Quote, 'waitsFor' | 'waitsSince' | 'createdAt'>): readonly DerivedTask<
  (typeof kindOf)[keyof typeof kindOf]
>[] => (waitsFor === undefined ? [] : [{ kind: kindOf[waitsFor], since: waitsSince ?? createdAt }]);
