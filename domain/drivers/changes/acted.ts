import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { toldAfter, type Warned, warningsDue } from '../../vehicles/papers/expiry.ts';
import type { Driver, DriverForm } from '../driver.ts';
import { datedOfPerson, type PersonPaper } from '../papers.ts';
import type { changedRefusals } from '../refusals.ts';
import { MOST_ABSENCES, MOST_CHANGES } from '../shifts/shift.ts';
import type { DriverAct } from './acts.ts';

/** Who makes a change and when (ISO 8601), on which version. */
export interface ActBy {
  readonly by: string;
  readonly at: string;
  readonly version: number;
}

/** A driver after a change, or the same driver where it is so already. */
export type Stepped = Result<
  Driver,
  never,
  Exclude<RefusalsOf<typeof changedRefusals>, { readonly code: 'DRIVER_NOT_FOUND' }>
>;

/** Days that are over are shown for so long. The history has them after that. */
const SHOWN_DAYS = 31;

const notPossible = (driver: Driver, message: string) => refuse('STEP_NOT_POSSIBLE', message, { driver });
const changedMeanwhile = (driver: Driver) =>
  refuse('DRIVER_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { driver });

const next = (driver: Driver, change: Partial<Driver>, { at }: Pick<ActBy, 'at'>): Driver => ({
  ...driver,
  ...change,
  version: driver.version + 1,
  changedAt: at,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const formOf = ({ license, papers, weekly }: DriverForm): DriverForm => ({ license, papers, weekly });

/** A driver who is entered for the first time. */
export const added = (id: string, form: DriverForm, { by, at }: Omit<ActBy, 'version'>): Driver => ({
  id,
  version: 1,
  ...form,
  changes: [],
  absences: [],
  told: [],
  createdAt: at,
  createdBy: by,
  changedAt: at,
});

/** A driver after the form was saved. The same form again, as after a lost answer, changes nothing. */
export const saved = (before: Driver, form: DriverForm, by: ActBy): Stepped => {
  if (isSame(formOf(before), formOf(form))) return ok(before);
  if (before.version !== by.version) return changedMeanwhile(before);
  return ok(next(before, { ...formOf(form), told: toldAfter(datedOfPerson(form), before.told, []) }, by));
};

const withDay = (before: Driver, change: Driver['changes'][number], by: ActBy): Stepped => {
  const oldest = addDays(newYorkDay(Date.parse(by.at)), -SHOWN_DAYS);
  const others = before.changes.filter(({ day }) => day !== change.day && day >= oldest);
  return others.length >= MOST_CHANGES
    ? notPossible(before, 'So many days are changed already. Change the week instead.')
    : ok(next(before, { changes: [...others, change] }, by));
};

const withAbsence = (before: Driver, absence: Driver['absences'][number], by: ActBy): Stepped => {
  const oldest = addDays(newYorkDay(Date.parse(by.at)), -SHOWN_DAYS);
  const others = before.absences.filter(({ id, to }) => id !== absence.id && to >= oldest);
  return others.length >= MOST_ABSENCES
    ? notPossible(before, 'So many absences are noted already.')
    : ok(next(before, { absences: [...others, absence] }, by));
};

const stepOf = (before: Driver, act: DriverAct, by: ActBy): Stepped => {
  const { endedAt: _, ...going } = before;
  switch (act.kind) {
    case 'CHANGE_DAY':
      return withDay(before, act.change, by);
    case 'KEEP_DAY':
      return ok(next(before, { changes: before.changes.filter(({ day }) => day !== act.day) }, by));
    case 'ADD_ABSENCE':
      return withAbsence(before, act.absence, by);
    case 'DROP_ABSENCE':
      return ok(next(before, { absences: before.absences.filter(({ id }) => id !== act.id) }, by));
    case 'END':
      return ok(next(before, { endedAt: by.at }, by));
    default:
      return ok(next(going, {}, by));
  }
};

/** Whether the driver is already what an act makes of them, as after an answer that was lost. */
const isSoAlready = ({ changes, absences, endedAt }: Driver, act: DriverAct): boolean => {
  switch (act.kind) {
    case 'CHANGE_DAY':
      return changes.some((change) => isSame(change, act.change));
    case 'KEEP_DAY':
      return !changes.some(({ day }) => day === act.day);
    case 'ADD_ABSENCE':
      return absences.some((absence) => isSame(absence, act.absence));
    case 'DROP_ABSENCE':
      return !absences.some(({ id }) => id === act.id);
    case 'END':
      return endedAt !== undefined;
    default:
      return endedAt === undefined;
  }
};

/** A driver after an act of dispatch. What is so already is answered with what is true. */
export const acted = (before: Driver, act: DriverAct, by: ActBy): Stepped => {
  if (isSoAlready(before, act)) return ok(before);
  return before.version === by.version ? stepOf(before, act, by) : changedMeanwhile(before);
};

/** What has to be told today about the papers of a driver, with the driver once it is told. Nobody needs those of somebody who does not drive for us any more. */
export const warned = (before: Driver, at: string): Warned<Driver, 'license' | PersonPaper> => {
  const papers = datedOfPerson(before);
  const warnings =
    before.endedAt === undefined ? warningsDue(papers, before.told, newYorkDay(Date.parse(at))) : [];
  if (warnings.length === 0) return { after: before, warnings };
  return { after: next(before, { told: toldAfter(papers, before.told, warnings) }, { at }), warnings };
};
