import { driverBlocks } from '#domain/drivers/driving/drive-blocks.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { VanOfDay } from '#domain/runs/desk/run-form.ts';
import { spanOn } from '#domain/runs/planning/minutes.ts';
import type { Span } from '#domain/runs/run.ts';
import type { Fleet, Staff } from '../board.ts';
import { clockOf } from '../draft/clock.ts';

type VehicleOfDay = Fleet[number];
type DriverOfDay = Staff[number];

const sentences = (blocks: readonly { readonly text: string }[]): string | undefined =>
  blocks.length === 0 ? undefined : blocks.map(({ text }) => text).join(' ');

/** Why a van cannot be used on the day, in sentences; undefined when it can. */
export const vanWhy = ({ onDay, blocks }: VehicleOfDay): string | undefined => sentences(onDay ?? blocks);

/** A van that is as light as any: what only heavy ones need stops nobody. */
const lightVan = { gvwrLb: 0 };

/**
 * Why somebody cannot drive a van in these hours, in sentences; undefined when they can. It is the server's own rule. Without hours it is
 * about their whole day.
 */
export const driverWhy = (
  { driver, hours = [] }: DriverOfDay,
  van: VehicleOfDay | undefined,
  span: Span | undefined,
): string | undefined => {
  const [shift] = hours;
  const asked = span ?? shift;
  if (asked === undefined) {
    const away = driver.endedAt === undefined ? 'No shift on this day.' : 'Does not drive for us any more.';
    return away;
  }
  return sentences(driverBlocks(driver, van?.vehicle ?? lightVan, asked));
};

/** The hours of a driver's shift on a day as fields have them. One that ends on the next day is cut at midnight. */
export const shiftOf = (
  { hours = [] }: DriverOfDay,
  day: string,
): Pick<VanOfDay, 'from' | 'to'> | undefined => {
  const [shift] = hours;
  if (shift === undefined) return undefined;
  const ends = newYorkDay(Date.parse(shift.to)) === day ? clockOf(shift.to) : '23:59';
  return { from: clockOf(shift.from), to: ends };
};

/** The hours that fields show, as instants; undefined where they end before they begin. */
export const spanOfFields = (day: string, { from, to }: Pick<VanOfDay, 'from' | 'to'>): Span | undefined =>
  from === '' || to === '' || from >= to ? undefined : spanOn(day, { from, to });
