import type { NoticeKind } from '../../notifications/kinds.ts';
import type { What } from './whats.ts';

/** What people choose by. Changes of a flight always come as letters, and so does that it is booked. */
export const kindOf: Readonly<Record<What, NoticeKind>> = {
  CANCELLED: 'progress',
  DELIVERED: 'progress',
  READY: 'progress',
  OUT: 'progress',
  CORRECTED: 'progress',
  CHANGED: 'progress',
  UNPAID: 'tasks',
  HELD: 'tasks',
  FLIGHT: 'flights',
  TROUBLE: 'progress',
  LEFT: 'progress',
  OFFERED: 'flights',
  NOT_BOOKED: 'flights',
  CODE_LOCKED: 'tasks',
  RECEIVED: 'progress',
  BOOKED: 'progress',
  PICKUP: 'progress',
  SETTLED: 'tasks',
};
