import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { crossFieldCheck } from '../../kernel/cross-field-check.ts';
import { WorkText } from './maintenance.ts';

/** So many stays in the shop may be planned. */
export const MOST_STAYS = 20;

/** Days in the shop, the first and the last included. */
export const ShopStay = z
  .strictObject({ id: z.uuid(), from: CalendarDay, to: CalendarDay, what: WorkText })
  .check(
    crossFieldCheck(({ from, to }) =>
      to < from ? [{ path: ['to'], message: 'The last day is before the first one.' }] : [],
    ),
  );
export type ShopStay = z.infer<typeof ShopStay>;

/** Whether a stay has one of these days. */
export const staysOn = ({ from, to }: ShopStay, days: readonly string[]): boolean =>
  days.some((day) => from <= day && day <= to);
