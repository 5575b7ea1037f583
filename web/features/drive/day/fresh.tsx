import { shortClock } from '#domain/kernel/short-times.ts';
import type { DriveDay } from './use-day.ts';

/** How old the run on the screen is, where it could not be asked for again. */
export const Fresh = ({ asked }: Pick<DriveDay, 'asked'>) => {
  const { isRefetchError, fetchStatus, dataUpdatedAt } = asked;
  if (!isRefetchError && fetchStatus !== 'paused') return null;
  return (
    <p role="status" className="text-base text-ink-soft">
      No connection. This is your run as of {shortClock(new Date(dataUpdatedAt))}. You can go on: what you
      press is kept.
    </p>
  );
};
