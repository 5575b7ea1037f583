import { listed } from '../../kernel/listed.ts';
import { dateWords } from '../../kernel/new-york-words.ts';
import type { Driver, DriverForm } from '../driver.ts';
import type { Absence, DayChange } from '../shifts/shift.ts';
import type { DriverAct } from './acts.ts';

const absenceNames = { VACATION: 'vacation', SICK: 'sick', OTHER: 'other' } as const;

const dayWords = ({ day, shifts, note }: DayChange): string => {
  const hours = shifts.length === 0 ? 'off' : listed(shifts.map(({ from, to }) => `${from}–${to}`));
  return `${dateWords(day)}: ${hours}${note === undefined ? '' : ` (${note})`}`;
};

const absenceWords = ({ from, to, kind }: Absence): string =>
  `${from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`}: ${absenceNames[kind]}`;

/** What the history of a driver says of an act besides who did what, and when; undefined where that says it all. */
export const textOfAct = ({ absences }: Driver, act: DriverAct): string | undefined => {
  switch (act.kind) {
    case 'CHANGE_DAY':
      return dayWords(act.change);
    case 'KEEP_DAY':
      return dateWords(act.day);
    case 'ADD_ABSENCE':
      return absenceWords(act.absence);
    case 'DROP_ABSENCE': {
      const absence = absences.find(({ id }) => id === act.id);
      return absence && absenceWords(absence);
    }
    default:
      return undefined;
  }
};

const factNames: Readonly<Record<keyof DriverForm, string>> = {
  license: 'license',
  papers: 'papers',
  weekly: 'shifts of the week',
};

/** What the history says of a form that was saved: the names of what differs. */
export const textOfForm = (before: DriverForm, after: DriverForm): string => {
  const facts = Object.keys(factNames) as (keyof DriverForm)[];
  const changed = facts.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
  return `Changed: ${listed(changed.map((fact) => factNames[fact]))}`;
};
