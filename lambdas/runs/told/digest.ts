import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { Told as ToldOfStop } from '#domain/runs/telling/told.ts';
import { bookingReader } from '../../bookings/index.ts';
import type { Digest } from '../../runtime/digest.ts';
import type { Told } from '../../runtime/told.ts';
import { settingsReader } from '../../settings/index.ts';
import type { KeptRun } from '../store/run-items.ts';
import { visitDigest } from './letters/words.ts';
import { isTold, runNow } from './run-now.ts';

/** The name of visits among the things of which people are told soon. */
export const VISIT = 'visit';

/**
 * What is true of what happened, as the stop is now: who is next is told so while the driver is on the way, a later time as long as it is
 * the last that was said, and the window of a day until then. Undefined where nothing is.
 */
const trueNow = (
  { state, told }: KeptRun['stops'][number],
  happened: readonly string[],
): ToldOfStop | undefined => {
  if (told === undefined || !isOpenStop(state) || state === 'ARRIVED') return undefined;
  if (happened.includes(told.what)) return told;
  return happened.includes('NEXT') && state === 'NEXT' ? { ...told, what: 'NEXT' } : undefined;
};

/** When we come to somebody, in a window. A visit that was canceled, moved or taken off its run is told no more. */
const ofVisit: Digest = {
  thing: VISIT,
  tables: ['RUNS_TABLE', 'BOOKINGS_TABLE', 'SETTINGS_TABLE'],
  read: ({ client, clock, log, env }) => {
    const runs = runNow(client, env.RUNS_TABLE ?? '');
    const bookings = bookingReader(client, env.BOOKINGS_TABLE ?? '');
    const readSetting = settingsReader(client, env.SETTINGS_TABLE ?? '', { clock, log });
    return async ({ id, userId, happened }) => {
      const run = await runs.ofStop(id);
      const stop = run?.stops.find((one) => one.id === id);
      if (run === undefined || stop === undefined || !isTold(run)) return undefined;
      const told = trueNow(
        stop,
        happened.map(({ what }) => what),
      );
      const booking = told && (await bookings.find(stop.booking));
      if (told === undefined || booking?.ownerId !== userId) return undefined;
      const visit = booking.visits.find(({ number }) => number === stop.visit);
      return visit?.state === 'PLANNED'
        ? visitDigest({ purpose: stop.purpose, day: run.day, told }, booking, await readSetting('brand'))
        : undefined;
    };
  },
};

export const digests = [ofVisit] satisfies Told['digests'];
