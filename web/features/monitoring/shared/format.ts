const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const dayOf = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** A count, `12,345`. */
export const count = (value: number): string => whole.format(value);

/** A count with its noun, `1 time` or `12 times`. */
export const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** A share of 0 to 1, `12.5%`. */
export const share = (value: number): string => percent.format(value);

/** A calendar day as axes and tables show it, `Nov 21`. */
export const shortDay = (day: string): string => dayOf.format(new Date(`${day}T00:00:00Z`));

/** An hour of the day, `9 AM`. */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
