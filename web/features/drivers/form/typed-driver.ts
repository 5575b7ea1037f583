import { type Driver, DriverForm } from '#domain/drivers/driver.ts';
import {
  type LicenseClass,
  type PersonPaper,
  type PersonPapers,
  personPapers,
} from '#domain/drivers/papers.ts';
import type { WeeklyShift } from '#domain/drivers/shifts/shift.ts';
import type { FieldErrors } from '#domain/kernel/field-errors.ts';
import type { SentFile } from '#web/photos/use-file.ts';
import { firstProblems } from '#web/ui/forms/first-problems.ts';

/** When something was passed, and its last day, as typed. */
interface TypedDates {
  readonly passed: string;
  readonly expires: string;
}

/** The form of a driver as typed. */
export interface TypedDriver {
  readonly license: {
    readonly class: LicenseClass;
    readonly expires: string;
    readonly file: SentFile | undefined;
  };
  readonly papers: Readonly<Record<PersonPaper, TypedDates>>;
  readonly weekly: readonly WeeklyShift[];
}

const noDates: TypedDates = { passed: '', expires: '' };

/** The form of somebody who is not entered yet. */
export const nothingTyped: TypedDriver = {
  license: { class: 'ORDINARY', expires: '', file: undefined },
  papers: {
    threatAssessment: noDates,
    securityTraining: noDates,
    hazmatTraining: noDates,
    medicalCard: noDates,
  },
  weekly: [],
};

/** A driver as the form shows them. */
export const typedOf = ({ license, papers, weekly }: Driver): TypedDriver => ({
  license: {
    ...license,
    file: license.file === undefined ? undefined : { id: license.file, name: 'The scan' },
  },
  papers: {
    threatAssessment: papers.threatAssessment ?? noDates,
    securityTraining: papers.securityTraining ?? noDates,
    hazmatTraining: papers.hazmatTraining ?? noDates,
    medicalCard: papers.medicalCard ?? noDates,
  },
  weekly,
});

const papersIn = (typed: TypedDriver['papers']): PersonPapers =>
  Object.fromEntries(
    personPapers.flatMap((kind) => {
      const { passed, expires } = typed[kind];
      return passed === '' && expires === '' ? [] : [[kind, { passed, expires }]];
    }),
  );

/** What was typed as the API takes it, which its schema then checks. */
const valuesOf = ({ license: { file, ...license }, papers, weekly }: TypedDriver) => ({
  license: { ...license, ...(file === undefined ? {} : { file: file.id }) },
  papers: papersIn(papers),
  weekly: [...weekly],
});

/** What was typed, ready to be sent. Throws for what `problemsOf` finds something wrong with. */
export const formIn = (typed: TypedDriver): DriverForm => DriverForm.parse(valuesOf(typed));

/** What is wrong with the form, by its fields. */
export const problemsOf = (typed: TypedDriver): FieldErrors => firstProblems(DriverForm, valuesOf(typed));
