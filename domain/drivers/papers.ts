import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { crossFieldCheck } from '../kernel/cross-field-check.ts';
import type { Dated } from '../vehicles/papers/expiry.ts';
import { datedPapers, Paper } from '../vehicles/papers/paper.ts';

/** Ordinary: what everybody drives a car with. The others are commercial, A for the heaviest. */
export const licenseClasses = ['ORDINARY', 'CDL_C', 'CDL_B', 'CDL_A'] as const;
export type LicenseClass = (typeof licenseClasses)[number];

/** A driver's license. Its number is not kept. */
export const License = z.strictObject({ class: z.enum(licenseClasses), ...Paper.shape });
export type License = z.infer<typeof License>;

/**
 * What else a person needs. The first three are for everybody who takes or drives air cargo: a security threat assessment (49 CFR 1548.15),
 * security training each year (1548.11), and training about dangerous goods every three years (172.704). The medical card is for
 * vehicles of 10,001 lb and more (391.41), and is valid for two years at most (391.45). Only dates are kept, never what they say.
 */
export const personPapers = [
  'threatAssessment',
  'securityTraining',
  'hazmatTraining',
  'medicalCard',
] as const;
export type PersonPaper = (typeof personPapers)[number];

/** As people read them in a sentence. */
export const personPaperNames: Readonly<Record<'license' | PersonPaper, string>> = {
  license: 'driver’s license',
  threatAssessment: 'security threat assessment',
  securityTraining: 'security training',
  hazmatTraining: 'training about dangerous goods',
  medicalCard: 'medical card',
};

/** Years after which it has to be done again by law. The threat assessment lasts as long as its letter says. */
const mostYears: Readonly<Partial<Record<PersonPaper, number>>> = {
  securityTraining: 1,
  hazmatTraining: 3,
  medicalCard: 2,
};

/** When a training, check or card was passed, and the last day on which it is valid. */
const PersonDates = z.strictObject({ passed: CalendarDay, expires: CalendarDay });
type PersonDates = z.infer<typeof PersonDates>;

const datesProblem = (kind: PersonPaper, { passed, expires }: PersonDates): string | undefined => {
  if (expires < passed) return 'It cannot expire before it was passed.';
  const years = mostYears[kind];
  if (years === undefined) return undefined;
  const latest = `${Number(passed.slice(0, 4)) + years}${passed.slice(4)}`;
  return expires > latest
    ? `The law asks for a new one after ${years === 1 ? 'one year' : `${years} years`}. Give an earlier day.`
    : undefined;
};

/** The papers of a person, as far as they are on record. */
export const PersonPapers = z
  .strictObject({
    threatAssessment: z.optional(PersonDates),
    securityTraining: z.optional(PersonDates),
    hazmatTraining: z.optional(PersonDates),
    medicalCard: z.optional(PersonDates),
  })
  .check(
    crossFieldCheck((papers) =>
      personPapers.flatMap((kind) => {
        const dates = papers[kind];
        const message = dates && datesProblem(kind, dates);
        return message === undefined ? [] : [{ path: [kind, 'expires'], message }];
      }),
    ),
  );
export type PersonPapers = z.infer<typeof PersonPapers>;

/** The license and the papers of a person that are on record, for warnings. */
export const datedOfPerson = ({
  license,
  papers,
}: {
  readonly license: License;
  readonly papers: PersonPapers;
}): readonly Dated<'license' | PersonPaper>[] => [
  { kind: 'license', expires: license.expires },
  ...datedPapers(personPapers, papers),
];
