import { eachDestination } from '../../kernel/destinations.ts';
import { laneStarts } from '../../kernel/lane-starts.ts';
import { defaultHolidays } from '../holidays/default-holidays.ts';
import { usualCapacity } from '../slots/slot-settings.ts';
import type { Schedule } from './schedule.ts';

const TUESDAY = 2;
const weekdays = [1, 2, 3, 4, 5];

const slot = (weekday: number, from: string, to: string) => ({ weekday, from, to, ...usualCapacity });

/** The schedule of a new installation (trade.md, The weekly cycle). */
export const defaultSchedule: Schedule = {
  cargoCutoff: { weekday: TUESDAY, time: '14:00' },
  bookingCutoff: { weekday: TUESDAY, time: '16:00' },
  lanes: eachDestination((code) => laneStarts[code].flight),
  holidays: [...defaultHolidays],
  pickup: {
    radiusMiles: 25,
    bookBy: '17:00',
    returnMinutes: 60,
    confirms: 'AT_ONCE',
    slots: [
      ...weekdays.flatMap((weekday) => [
        slot(weekday, '09:00', '12:00'),
        slot(weekday, '12:00', '15:00'),
        slot(weekday, '15:00', '18:00'),
      ]),
      slot(6, '09:00', '11:30'),
      slot(6, '11:30', '14:00'),
    ],
  },
  closedDays: [],
  extraDays: [],
  dropOff: { windowMinutes: 60 },
};
