import { expect, test } from 'vitest';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { pickupSlotLines } from './pickup-slots.ts';

const withSlotsOn = (...weekdays: number[]) => ({
  pickup: {
    ...defaultSchedule.pickup,
    slots: weekdays.map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  },
});

test('days with the same slots are on one line', () => {
  expect(pickupSlotLines(defaultSchedule)).toEqual([
    { days: 'Monday to Friday', slots: '9:00 AM to 12:00 PM, 12:00 PM to 3:00 PM, 3:00 PM to 6:00 PM' },
    { days: 'Saturday', slots: '9:00 AM to 11:30 AM, 11:30 AM to 2:00 PM' },
  ]);
});

test('a day without slots is not included', () => {
  expect(pickupSlotLines(withSlotsOn(5, 1, 3))[0]?.days).toBe('Monday, Wednesday, Friday');
  expect(pickupSlotLines(withSlotsOn(1, 2))[0]?.days).toBe('Monday, Tuesday');
});
