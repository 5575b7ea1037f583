import { type DestinationCode, destinationCodes } from '../../kernel/destinations.ts';
import { laneStarts } from '../../kernel/lane-starts.ts';
import type { MoonHoliday } from '../../kernel/lanes/lane.ts';

/** A holiday that depends on the moon. The government announces its day, sometimes only weeks before. */
export interface AnnouncedHoliday {
  readonly where: DestinationCode;
  /** Its name in that country. */
  readonly name: string;
  /** The day that calendars expect, `2027-10-29`. The announced day may differ by a day or two. */
  readonly expected: string;
}

/** A word by which a holiday is recognized, whatever the rest of its name. */
type Word = 'Holi' | 'Phagwa' | 'Diwali' | 'Divali' | 'Fitr' | 'Adha' | 'Nabi' | 'Chinese';

/**
 * The days that calendars expect, until the end of 2030. A test compares days of the Islamic and the Chinese calendar with those of
 * ICU. Holi and Diwali are from published Hindu almanacs.
 */
const expectedDays: Readonly<Record<MoonHoliday, readonly string[]>> = {
  holi: ['2027-03-22', '2028-03-11', '2029-03-01', '2030-03-20'],
  diwali: ['2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'],
  eidAlFitr: ['2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04'],
  eidAlAdha: ['2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'],
  prophetsBirthday: ['2027-08-14', '2028-08-03', '2029-07-24', '2030-07-13'],
  chineseNewYear: ['2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'],
};

/** Holidays that depend on the moon, in every country that has them as a public holiday. */
export const announcedHolidays: readonly AnnouncedHoliday[] = destinationCodes.flatMap((where) =>
  laneStarts[where].holidays.announced.flatMap(([holiday, name]) =>
    expectedDays[holiday].map((expected) => ({ where, name, expected })),
  ),
);

/** Spellings of one holiday. */
const spellings: readonly (readonly Word[])[] = [
  ['Holi', 'Phagwa'],
  ['Diwali', 'Divali'],
  ['Fitr'],
  ['Adha'],
  ['Nabi'],
  ['Chinese'],
];

const has = (name: string, word: Word): boolean => name.toLowerCase().includes(word.toLowerCase());

/** Whether two names are spellings of the same announced holiday: `Diwali` and `Deepavali (Divali)`. */
export const isSameHoliday = (one: string, other: string): boolean =>
  spellings.some((words) => words.some((word) => has(one, word)) && words.some((word) => has(other, word)));
