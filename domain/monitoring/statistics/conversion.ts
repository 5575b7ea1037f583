const share = (part: number, whole: number | undefined): number | undefined =>
  whole === undefined || whole === 0 || part > whole ? undefined : part / whole;

/**
 * The share of visitors who reached each milestone, 0 to 1. People may reach them in any order and without being counted as
 * visitors. A share that would be above 1 is left out.
 */
export const conversions = (people: readonly number[]): readonly (number | undefined)[] =>
  people.map((here, milestone) => (milestone === 0 ? undefined : share(here, people[0])));
