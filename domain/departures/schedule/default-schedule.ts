import { eachDestination } from '../../kernel/destinations.ts';
import { laneStarts } from '../../kernel/lane-starts.ts';
import { defaultHolidays } from '../holidays/default-holidays.ts';
import type { Schedule } from './schedule.ts';

const TUESDAY = 2;
const weekdays = [1, 2, 3, 4, 5];

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
    slots: [
      ...weekdays.flatMap((weekday) => [
        { weekday, from: '09:00', to: '12:00' },
        { weekday, from: '12:00', to: '15:00' },
        { weekday, from: '15:00', to: '18:00' },
      ]),
      { weekday: 6, from: '09:00', to: '11:30' },
      { weekday: 6, from: '11:30', to: '14:00' },
    ],
  },
};
