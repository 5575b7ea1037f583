/** A local date and time. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The instant of a local time in the zone. In the gap of a clock change, the instant when it would have been that time. */
export const instantOf = ({ year, month, day, hour, minute }: WallClock, timeZone: string): number => {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
};

/** The zone's offset from UTC, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const { year, month, day, hour, minute } = wallClockAt(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local time of an instant in the zone. */
export const wallClockAt = (instant: number, timeZone: string): WallClock => {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: string) => Number(parts.find((it) => it.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
};
