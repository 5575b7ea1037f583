import { allDestinations } from '../../kernel/destinations.ts';

/** Nobody's phone rings from nine in the evening until eight in the morning of their own day. */
const [EVENING, MORNING] = [21, 8];
const STEP_MS = 15 * 60_000;

/**
 * Where the owner of a number most likely is, by how the number begins; the longest beginning counts. Numbers of countries that are not
 * here are taken for those of New York: we do not know where they are.
 */
const zones: Readonly<Record<string, string>> = {
  '+1': 'America/New_York',
  '+44': 'Europe/London',
  '+31': 'Europe/Amsterdam',
  ...Object.fromEntries(
    allDestinations.flatMap(({ zone, address: { callingCode, laterCode = callingCode } }) =>
      [callingCode, laterCode].map((code) => [code.replace('-', ''), zone]),
    ),
  ),
};

const zoneOf = (phone: string): string => {
  const [longest = '+1'] = Object.keys(zones)
    .filter((beginning) => phone.startsWith(beginning))
    .toSorted((one, other) => other.length - one.length);
  return zones[longest] ?? 'America/New_York';
};

const hourIn = (timeZone: string) => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (at: number): number => Number(clock.format(at));
};

/**
 * When a message to a number in E.164 may be sent: `undefined` at once, otherwise the end of the quiet hours there. The end is the same
 * for every instant of one night.
 */
export const quietUntil = (phone: string, now: Date): Date | undefined => {
  const hourAt = hourIn(zoneOf(phone));
  const isQuiet = (at: number): boolean => hourAt(at) >= EVENING || hourAt(at) < MORNING;
  if (!isQuiet(now.getTime())) return undefined;
  let at = Math.ceil(now.getTime() / STEP_MS) * STEP_MS;
  while (isQuiet(at)) at += STEP_MS;
  return new Date(at);
};
