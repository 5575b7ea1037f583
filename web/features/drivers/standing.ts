import type { Driver } from '#domain/drivers/driver.ts';
import { driverBlocks } from '#domain/drivers/driving/drive-blocks.ts';
import { personPaperNames } from '#domain/drivers/papers.ts';
import { shiftsOn } from '#domain/drivers/shifts/on-shift.ts';
import { hoursOfDay } from '#domain/vehicles/assigning/hours.ts';
import { expiryWords, standingOf } from '#web/expiry/expiry.ts';
import { compactDateWords } from '#web/phrases/days.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';
import { absenceWords, papersOf, shiftsWords } from './words.ts';

/** Whether somebody drives on a day, in words, with its color. */
interface Standing {
  readonly words: string;
  readonly tone: BadgeTone;
  /** Those with the smallest one need somebody first. */
  readonly rank: number;
}

/** Our vans are light: what only a heavy vehicle asks of its driver is said where one is assigned. */
const LIGHT = { gvwrLb: 0 };

/** Why a driver cannot drive a van on a New York day, each as a sentence; empty for somebody who is only away or off. */
export const reasonsOf = (driver: Driver, day: string): readonly string[] => {
  const blocks = driverBlocks(driver, LIGHT, hoursOfDay(day));
  if (blocks.some(({ code }) => code === 'ENDED')) return [];
  return papersOf(driver)
    .filter(
      ({ kind, expires }) =>
        kind !== 'medicalCard' && ['MISSING', 'EXPIRED'].includes(standingOf(expires, day)),
    )
    .map(({ kind, expires }) => `The ${personPaperNames[kind]} ${expiryWords(expires, day)}.`);
};

/** What ends soon. */
export const soonOf = (driver: Driver, day: string): readonly string[] =>
  driver.endedAt === undefined
    ? papersOf(driver)
        .filter(({ expires }) => standingOf(expires, day) === 'SOON')
        .map(({ kind, expires }) => `The ${personPaperNames[kind]} ${expiryWords(expires, day)}.`)
    : [];

/** The absence of a driver on a day. */
const absenceOn = ({ absences }: Pick<Driver, 'absences'>, day: string) =>
  absences.find(({ from, to }) => from <= day && day <= to);

/** The hours of a driver on a day, or why there are none: `8 AM to 6 PM`, `Off`, `Away until Dec 4, 2026: vacation`. */
export const hoursWords = (driver: Driver, day: string): string => {
  const absence = absenceOn(driver, day);
  return absence === undefined
    ? shiftsWords(shiftsOn(driver, day))
    : `Away until ${compactDateWords(absence.to)}: ${absenceWords[absence.kind].toLowerCase()}`;
};

/** Whether somebody drives on a day. */
export const driverStanding = (driver: Driver, day: string): Standing => {
  if (driver.endedAt !== undefined) return { words: 'Does not drive for us', tone: 'plain', rank: 4 };
  if (reasonsOf(driver, day).length > 0) return { words: 'Cannot drive', tone: 'wrong', rank: 0 };
  const rank = soonOf(driver, day).length > 0 ? 1 : 2;
  if (absenceOn(driver, day) !== undefined) return { words: 'Away', tone: 'time', rank };
  return shiftsOn(driver, day).length === 0
    ? { words: 'Off', tone: 'plain', rank: rank + 1 }
    : { words: 'Drives', tone: 'done', rank };
};
