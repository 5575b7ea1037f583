/** A reading of clock and calendar. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The instant at which clocks in the zone show this; in a gap, the instant they would have shown it. */
export const instantOf = ({ year, month, day, hour, minute }: WallClock, timeZone: string): number => {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
};

/** How far clocks in the zone are ahead of UTC, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const { year, month, day, hour, minute } = wallClockAt(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What clocks in the zone show at an instant. */
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
