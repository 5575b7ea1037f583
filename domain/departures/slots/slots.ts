import { addDays, newYorkDay, newYorkInstant, weekdayOf } from '../../kernel/new-york.ts';
import { type HoursLine, readHours, type WeekHours } from '../../settings/opening-hours.ts';
import { businessDayBefore, holidayOn } from '../schedule/business-days.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { dropOffWindows, type SlotWindow } from './drop-off-windows.ts';
import { readSlotId, type SlotId, type SlotWay, slotIdOf } from './slot-id.ts';
import { slotSettings, usualCapacity } from './slot-settings.ts';

/** How far ahead slots can be booked. */
export const SLOT_WEEKS = 7;

/** A time window of one day in which the van comes, or in which goods are brought. It follows from the settings and is never stored. */
export interface Slot {
  readonly id: SlotId;
  readonly way: SlotWay;
  /** The New York day, `2026-11-03`. */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  /** It must be booked before this instant. */
  readonly bookBy: Date;
  /** How many bookings it takes. Absent: as many as come. */
  readonly places?: number;
  /** How many pounds it takes. Absent: as many as come. */
  readonly lb?: number;
}

/** The settings that slots follow from. A schedule alone has the pickups; windows for bringing goods need the opening hours. */
export type SlotRules = Pick<Schedule, 'pickup' | 'holidays' | 'closedDays' | 'extraDays' | 'dropOff'> & {
  readonly hours?: WeekHours;
};

/** The rules of both ways. Opening hours that cannot be read as times give no windows for bringing goods. */
export const slotRules = ({
  schedule,
  brand,
}: {
  readonly schedule: Omit<SlotRules, 'hours'>;
  readonly brand: { readonly hours: readonly HoursLine[] };
}): SlotRules => {
  const hours = readHours(brand.hours);
  return hours === undefined ? schedule : { ...schedule, hours };
};

/** The windows of the van: the weekly ones, unless it is a holiday, and those that were added for the day. None on a closed day. */
const vanWindows = (rules: SlotRules, day: string): readonly SlotWindow[] => {
  const { closedDays, extraDays } = slotSettings(rules);
  if (closedDays.some(({ date }) => date === day)) return [];
  const weekly = holidayOn(rules.holidays, day) ? [] : rules.pickup.slots;
  return [
    ...weekly.filter(({ weekday }) => weekday === weekdayOf(day)),
    ...extraDays.filter(({ date }) => date === day),
  ].map(({ from, to, places = usualCapacity.places, lb = usualCapacity.lb }) => ({ from, to, places, lb }));
};

/** The windows of the dock: its opening hours in pieces. None while it is closed. */
const dockWindows = (rules: SlotRules, day: string): readonly SlotWindow[] => {
  const { closedDays, dropOff } = slotSettings(rules);
  const isClosed = closedDays.some(({ date, dock }) => date === day && dock === true);
  const open = rules.hours?.[weekdayOf(day)];
  return isClosed || open === undefined || holidayOn(rules.holidays, day)
    ? []
    : dropOffWindows(open, dropOff);
};

const windowsOf = { PICKUP: vanWindows, DROP_OFF: dockWindows } as const;

/** Goods can be announced until their window ends. The van has to be planned the business day before. */
const bookByOf = (rules: SlotRules, way: SlotWay, day: string, to: Date): Date =>
  way === 'DROP_OFF' ? to : newYorkInstant(businessDayBefore(rules.holidays, day), rules.pickup.bookBy);

/** The slots of a day, the earliest first. A window that does not exist because clocks are changed is left out. */
export const slotsOn = (rules: SlotRules, way: SlotWay, day: string): readonly Slot[] =>
  windowsOf[way](rules, day)
    .map(({ from, to, ...capacity }) => {
      const end = newYorkInstant(day, to);
      return {
        id: slotIdOf(way, day, from),
        way,
        day,
        from: newYorkInstant(day, from),
        to: end,
        bookBy: bookByOf(rules, way, day, end),
        ...capacity,
      };
    })
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());

/** The slots of one way that can still be booked, the earliest first, seven weeks ahead. */
export const bookableSlots = (rules: SlotRules, way: SlotWay, now: Date): readonly Slot[] => {
  const today = newYorkDay(now);
  return Array.from({ length: SLOT_WEEKS * 7 }, (_, ahead) => addDays(today, ahead))
    .flatMap((day) => slotsOn(rules, way, day))
    .filter(({ bookBy }) => now < bookBy);
};

/** The slot with an id, also one that is over. Undefined where the settings have none such, as on a day that was closed since. */
export const slotWithId = (rules: SlotRules, id: string): Slot | undefined => {
  const read = readSlotId(id);
  return read && slotsOn(rules, read.way, read.day).find((slot) => slot.id === id);
};

/** When goods that come in a slot are at the dock at the latest: with the van, or in the last moment in which they may be brought. */
export const atDock = ({ pickup }: Pick<Schedule, 'pickup'>, { way, to }: Pick<Slot, 'way' | 'to'>): Date =>
  new Date(to.getTime() + (way === 'PICKUP' ? pickup.returnMinutes * 60_000 : -1));
