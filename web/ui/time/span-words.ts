const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const part = (count: number, unit: string): string => (count > 0 ? `${count}\u00a0${unit}` : '');

/** How long something takes or waits, in two units that do not break: `2 d 16 h`, `14 h 5 min`, `20 min`. */
export const spanWords = (ms: number): string => {
  const minutes = Math.floor(Math.max(0, ms) / MINUTE_MS);
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
  const parts = [part(days, 'd'), part(hours, 'h'), days > 0 ? '' : part(minutes % HOUR_MINUTES, 'min')];
  return parts.filter(Boolean).join('\u00a0') || 'less than a minute';
};
