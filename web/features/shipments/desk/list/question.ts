import { isAnswerable, ListQuestion } from '#domain/shipments/desk/list-question.ts';

/** What the list shows. */
export type Question = ListQuestion;

/**
 * The question in an address. What makes no sense is left out; where the rest cannot be asked together, a search counts alone, and then a
 * month.
 */
export const questionOf = (asked: URLSearchParams): Question => {
  const { shape } = ListQuestion;
  const known = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(asked.get(name) ?? undefined);
    return parsed.success && parsed.data !== undefined && parsed.data !== '' ? [[name, parsed.data]] : [];
  });
  const question: Question = Object.fromEntries(known);
  if (isAnswerable(question)) return question;
  const { search, closed, stage, ...open } = question;
  if (search !== undefined) return { search };
  return closed === undefined ? open : { closed };
};

/** The question as the query of an address. */
export const queryOf = (question: Question): string =>
  new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
