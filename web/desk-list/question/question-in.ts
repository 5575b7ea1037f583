/** What one part of a question may be. */
interface Part {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}

/** The parts of a question in an address. What makes no sense is left out. */
export const questionIn = <Question extends object>(
  shape: Readonly<Record<keyof Question, Part>>,
  asked: URLSearchParams,
): Question =>
  Object.fromEntries(
    Object.entries<Part>(shape).flatMap(([name, part]) => {
      const { success, data } = part.safeParse(asked.get(name) ?? undefined);
      return success && data !== undefined && data !== '' ? [[name, data]] : [];
    }),
  ) as Question;

/** A question as the query of an address. */
export const queryOf = (question: object): string =>
  new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();

/** What is asked after a choice: a search ends with it, another month begins anew, and a month takes one more filter. */
export const withChoice = <Question extends { readonly closed?: string | undefined }>(
  question: Question,
  name: keyof Question & string,
  value: string,
): Question => {
  const next = { ...question, search: undefined, [name]: value === '' ? undefined : value };
  if (name === 'closed') return { closed: next.closed } as Question;
  return next.closed === undefined || value === ''
    ? next
    : ({ closed: next.closed, [name]: value } as Question);
};
