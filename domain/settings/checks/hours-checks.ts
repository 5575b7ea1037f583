import { clockWords } from '../../kernel/clock-words.ts';
import { weekdays } from '../../kernel/weekdays.ts';
import { type OpenHours, readHours, type WeekHours } from '../opening-hours.ts';
import { type AllSettings, odd, type Remark } from './remark.ts';

const about = ['brand', 'schedule'] as const;

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

type Slot = AllSettings['schedule']['pickup']['slots'][number];

const slotRemark = (
  slots: readonly Slot[],
  week: WeekHours,
  misses: (slot: Slot, open: OpenHours | undefined) => boolean,
  words: readonly [one: string, more: string],
): readonly Remark[] => {
  const missing = slots.filter((slot) => misses(slot, week[slot.weekday]));
  const [first] = missing;
  if (first === undefined) return [];
  const example = `${weekdays[first.weekday]} ${clockWords(first.from)} to ${clockWords(first.to)}`;
  const which = missing.length === 1 ? `: ${example}.` : `, such as ${example}.`;
  return [odd(about, `${counted(missing.length, ...words)}${which} Change the slots or the business hours.`)];
};

const slotRemarks = (slots: readonly Slot[], week: WeekHours): readonly Remark[] => [
  ...slotRemark(slots, week, (_, open) => open === undefined, [
    'pickup slot is on a day when you are closed',
    'pickup slots are on days when you are closed',
  ]),
  ...slotRemark(slots, week, ({ from }, open) => open !== undefined && from < open.from, [
    'pickup slot starts before you open',
    'pickup slots start before you open',
  ]),
  ...slotRemark(slots, week, ({ to }, open) => open !== undefined && to > open.to, [
    'pickup slot ends after you close',
    'pickup slots end after you close',
  ]),
];

const cutoffRemark = (
  what: string,
  { weekday, time }: AllSettings['schedule']['cargoCutoff'],
  week: WeekHours,
): readonly Remark[] => {
  const open = week[weekday];
  if (open !== undefined && open.from <= time && time <= open.to) return [];
  const hours = open ? `from ${clockWords(open.from)} to ${clockWords(open.to)}` : 'closed';
  return [
    odd(
      about,
      `${what} ${weekdays[weekday]} ${clockWords(time)}, but that day you are ${open ? `open ${hours}` : hours}.`,
    ),
  ];
};

const workdays = [1, 2, 3, 4, 5];

const bookByRemark = (bookBy: string, week: WeekHours): readonly Remark[] => {
  const early = workdays.filter((day) => (week[day]?.to ?? bookBy) < bookBy);
  const [first] = early;
  const closing = first === undefined ? undefined : week[first]?.to;
  return first === undefined || closing === undefined
    ? []
    : [
        odd(
          about,
          `Pickups can be booked until ${clockWords(bookBy)}, but on ${weekdays[first]} you close at ${clockWords(closing)}.`,
        ),
      ];
};

/** Business hours beside pickup slots and cutoffs. */
export const hoursRemarks = ({ brand, schedule }: AllSettings): readonly Remark[] => {
  const week = readHours(brand.hours);
  if (week === undefined)
    return [
      odd(
        about,
        'The business hours could not be read as times, so nothing compares them with cutoffs and pickup slots.',
      ),
    ];
  return [
    ...slotRemarks(schedule.pickup.slots, week),
    ...cutoffRemark('Goods are due', schedule.cargoCutoff, week),
    ...cutoffRemark('Booking closes', schedule.bookingCutoff, week),
    ...bookByRemark(schedule.pickup.bookBy, week),
  ];
};
