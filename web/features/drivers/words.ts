import type { Driver } from '#domain/drivers/driver.ts';
import {
  type LicenseClass,
  type PersonPaper,
  personPaperNames,
  personPapers,
} from '#domain/drivers/papers.ts';
import type { Absence, Shift } from '#domain/drivers/shifts/shift.ts';
import type { FileSubject } from '#domain/files/file.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { listed } from '#domain/kernel/listed.ts';
import { bySoonest } from '#web/expiry/expiry.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** The classes of a license as dispatch reads them. */
export const classWords: Readonly<Record<LicenseClass, string>> = {
  ORDINARY: 'Ordinary license',
  CDL_C: 'Commercial, class C',
  CDL_B: 'Commercial, class B',
  CDL_A: 'Commercial, class A',
};

/** Why somebody is away. */
export const absenceWords: Readonly<Record<Absence['kind'], string>> = {
  VACATION: 'Vacation',
  SICK: 'Sick',
  OTHER: 'Another reason',
};

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** The name of a paper at the beginning of a line: `Security training`. */
export const paperName = (kind: 'license' | PersonPaper): string => capital(personPaperNames[kind]);

/** The one paper that only the drivers of heavy vehicles need. */
const HEAVY_ONLY = 'medicalCard';

/** License and papers in the order in which somebody has to see to them. A medical card that nobody needs for our vans is only there if they have one. */
export const papersOf = ({ license, papers }: Pick<Driver, 'license' | 'papers'>) =>
  bySoonest([
    { kind: 'license' as const, expires: license.expires as string | undefined, passed: undefined },
    ...personPapers
      .filter((kind) => kind !== HEAVY_ONLY || papers[kind] !== undefined)
      .map((kind) => ({ kind, expires: papers[kind]?.expires, passed: papers[kind]?.passed })),
  ]);

/** The hours of a shift: `8 AM to 6 PM`. */
export const shiftWords = ({ from, to }: Shift): string =>
  `${clockWords(from)} to ${clockWords(to)}`.replaceAll(':00', '');

/** All shifts of a day, or that there are none. */
export const shiftsWords = (shifts: readonly Shift[]): string =>
  shifts.length === 0
    ? 'Off'
    : listed(shifts.toSorted((one, other) => one.from.localeCompare(other.from)).map(shiftWords));

/** The days from one to another: `Tue, Dec 1`, `Tue, Dec 1 to Fri, Dec 4`. */
export const daysWords = ({ from, to }: Pick<Absence, 'from' | 'to'>): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

/** What the scan of a license belongs to. */
export const filesOf = (id: string): FileSubject => ({ kind: 'driver', id });
