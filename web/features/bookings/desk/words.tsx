import type { Booking, SlotTimes, Visit } from '#domain/bookings/booking.ts';
import { stateNames } from '#domain/bookings/desk/words.ts';
import type { BookingState } from '#domain/bookings/lifecycle.ts';
import { onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The states as people at the desk read them. */
export const states: Readonly<Record<BookingState, { readonly words: string; readonly tone: BadgeTone }>> = {
  REQUESTED: { words: stateNames.REQUESTED, tone: 'time' },
  CONFIRMED: { words: stateNames.CONFIRMED, tone: 'done' },
  ASSIGNED: { words: stateNames.ASSIGNED, tone: 'done' },
  EN_ROUTE: { words: stateNames.EN_ROUTE, tone: 'note' },
  ARRIVED: { words: stateNames.ARRIVED, tone: 'note' },
  COMPLETED: { words: stateNames.COMPLETED, tone: 'plain' },
  FAILED: { words: stateNames.FAILED, tone: 'wrong' },
  NO_SHOW: { words: stateNames.NO_SHOW, tone: 'wrong' },
  CANCELLED: { words: stateNames.CANCELLED, tone: 'plain' },
};

export const StateBadge = ({ state }: Pick<Booking, 'state'>) => (
  <Badge tone={states[state].tone}>{states[state].words}</Badge>
);

/** How a visit ended, or that it is still to come. */
export const visitWords: Readonly<Record<Visit['state'], string>> = {
  PLANNED: 'Planned',
  DONE: 'Done',
  RESCHEDULED: 'Moved to another time',
  FAILED: 'Failed',
  NO_SHOW: 'Nobody came',
  CANCELLED: 'Canceled',
};

export const missingWords = { street: 'Street', slot: 'Time', consent: 'Consent to search' } as const;

const hour = (at: string): string => {
  const face = onNewYorkClocks(new Date(at)).toISOString();
  const hours = Number(face.slice(11, 13));
  const minutes = face.slice(14, 16);
  return `${hours % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`;
};

/** The same where there is little room: `9–12`. */
export const shortHoursOf = ({ from, to }: Pick<SlotTimes, 'from' | 'to'>): string =>
  `${hour(from)}–${hour(to)}`;
