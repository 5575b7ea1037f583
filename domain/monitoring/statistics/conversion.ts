/** One step of the funnel, compared with the steps before it. */
export interface Conversion {
  /** Share of the people of the first step, 0 to 1. Absent when the first step has no people. */
  readonly ofFirst?: number;
  /** Share of the people of the step before, 0 to 1. Absent for the first step, after an empty step, and above 1. */
  readonly ofPrevious?: number;
}

const share = (part: number, whole: number | undefined): number | undefined =>
  whole === undefined || whole === 0 || part > whole ? undefined : part / whole;

/**
 * The conversion rates of a funnel. People may take steps in any order, so a step may have more people than the one
 * before it. Such a share would be misleading and is left out.
 */
export const conversions = (people: readonly number[]): readonly Conversion[] =>
  people.map((here, step) => {
    const ofFirst = step === 0 ? undefined : share(here, people[0]);
    const ofPrevious = step === 0 ? undefined : share(here, people[step - 1]);
    return {
      ...(ofFirst === undefined ? {} : { ofFirst }),
      ...(ofPrevious === undefined ? {} : { ofPrevious }),
    };
  });
