import type { Booking, BookingSummary, SlotTimes, Visit } from '#domain/bookings/booking.ts';
import type { BookingState } from '#domain/bookings/lifecycle.ts';
import { onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The states as people at the desk read them. */
export const states: Readonly<Record<BookingState, { readonly words: string; readonly tone: BadgeTone }>> = {
  REQUESTED: { words: 'Requested', tone: 'time' },
  CONFIRMED: { words: 'Confirmed', tone: 'done' },
  ASSIGNED: { words: 'With a driver', tone: 'done' },
  EN_ROUTE: { words: 'On the way', tone: 'note' },
  ARRIVED: { words: 'At the door', tone: 'note' },
  COMPLETED: { words: 'Done', tone: 'plain' },
  FAILED: { words: 'In vain', tone: 'wrong' },
  NO_SHOW: { words: 'Nobody came', tone: 'wrong' },
  CANCELLED: { words: 'Canceled', tone: 'plain' },
};

export const StateBadge = ({ state }: Pick<Booking, 'state'>) => (
  <Badge tone={states[state].tone}>{states[state].words}</Badge>
);

/** How a visit ended, or that it is still to come. */
export const visitWords: Readonly<Record<Visit['state'], string>> = {
  PLANNED: 'Planned',
  DONE: 'Done',
  RESCHEDULED: 'Moved to another time',
  FAILED: 'In vain',
  NO_SHOW: 'Nobody came',
  CANCELLED: 'Canceled',
};

export const wayWords = { PICKUP: 'Pickup', DROP_OFF: 'Drop-off' } as const;

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

export const poundsWords = (lb: number): string => `${Math.ceil(lb).toLocaleString('en-US')} lb`;

/** `2 pieces, 280 lb`. */
export const goodsOf = ({ pieces, lb }: Pick<BookingSummary, 'pieces' | 'lb'>): string =>
  `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${poundsWords(lb)}`;

/** `Brooklyn, NY 11226`, or that they come to us. */
export const areaOf = ({ way, town, zip }: Pick<BookingSummary, 'way' | 'town' | 'zip'>): string =>
  way === 'DROP_OFF' ? 'Comes to the dock' : [town, zip].filter(Boolean).join(' ') || 'Place not known';
