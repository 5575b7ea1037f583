const MOST_MONTHS = 24;
const MONTHS_A_YEAR = 12;

/** Months, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const countOf = (month: string): number =>
  Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1;

const monthAt = (count: number): string =>
  `${Math.floor(count / MONTHS_A_YEAR)}-${String((count % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;

/** Every month of a period, the earliest first. */
export const monthsOf = ({ from, to }: Period): readonly string[] =>
  Array.from({ length: Math.max(0, countOf(to) - countOf(from) + 1) }, (_, place) =>
    monthAt(countOf(from) + place),
  );

/** The month that many months earlier. */
export const monthsBefore = (month: string, count: number): string => monthAt(countOf(month) - count);

/** Why a period is refused, in words for the person; undefined when it is valid. */
export const periodProblem = (period: Period): string | undefined => {
  const { length } = monthsOf(period);
  if (length < 1) return 'The first month comes after the last. Swap them.';
  return length > MOST_MONTHS ? `Choose at most ${MOST_MONTHS} months.` : undefined;
};
