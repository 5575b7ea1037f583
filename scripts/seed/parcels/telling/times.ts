import type { SampleParcel } from '../samples/sample-parcel.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The dock opens at nine or ten in New York, by the season. */
const OPENS_HOUR = 14;
const SUNDAY = 0;
/** What comes today came within the last hour, at whatever hour somebody starts. */
const LAST_HOUR = 50;
/** Between what people do with a parcel, where there is time. */
const BETWEEN_HOURS = 20;

/** The beginning of work on a day so many days before an instant. On a Sunday nobody brings anything. */
export const dockOpens = (daysAgo: number, now: Date): Date => {
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  day.setUTCHours(OPENS_HOUR, 0, 0, 0);
  return day.getUTCDay() === SUNDAY ? new Date(day.getTime() - DAY_MS) : day;
};

/** When a parcel came, seen from an instant. */
export const cameAt = ({ daysAgo, minute }: Pick<SampleParcel, 'daysAgo' | 'minute'>, now: Date): Date =>
  daysAgo === 0
    ? new Date(now.getTime() - (5 + (minute % LAST_HOUR)) * MINUTE_MS)
    : new Date(dockOpens(daysAgo, now).getTime() + minute * MINUTE_MS);

/** When its owner announced it. */
export const announcedAt = (came: Date, daysBefore: number): Date =>
  new Date(came.getTime() - daysBefore * DAY_MS);

/** When the act at a place of so many happened: one after the other, the last before `now`. */
export const actedAt = (came: Date, now: Date, place: number, of: number): Date => {
  const share = ((now.getTime() - came.getTime()) * (place + 1)) / (of + 1);
  return new Date(came.getTime() + Math.min(share, (place + 1) * BETWEEN_HOURS * HOUR_MS));
};
