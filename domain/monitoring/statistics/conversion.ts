/** One step of the way from visit to booking, compared with the people before it. */
export interface Conversion {
  /** Share of the people of the first step, 0 to 1; none while nobody took the first. */
  readonly ofFirst?: number;
  /** Share of the people of the step before, 0 to 1; none for the first, after an empty step, and where people skip. */
  readonly ofPrevious?: number;
}

const share = (part: number, whole: number | undefined): number | undefined =>
  whole === undefined || whole === 0 || part > whole ? undefined : part / whole;

/**
 * What part of the people goes on, step by step. Steps need not be taken in order, so a step may have more people than
 * the one before it; such a share would mislead and is left out.
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
