import * as z from 'zod/mini';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { keptRunKey } from '#web/session/kept-run-key.ts';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** The runs of a driver as the server last told them: today's and tomorrow's, with their vans. */
export type Day = z.infer<typeof driveEndpoints.ownRuns.reply>;

/** The same as the phone keeps them, with when that was, in milliseconds. */
const KeptDay = z.object({ at: z.number(), day: driveEndpoints.ownRuns.reply });
type KeptDay = z.infer<typeof KeptDay>;

/** Keeps the runs, so that the screen opens in a tunnel. */
export const keepDay = (userId: string, day: Day, at: number): void =>
  void withoutThrowing(() => localStorage.setItem(keptRunKey(userId), JSON.stringify({ at, day })));

/** The runs that were kept, without those of days that are over. Undefined where none were kept. */
export const keptDay = (userId: string, now: number): KeptDay | undefined =>
  withoutThrowing(() => {
    const { success, data } = KeptDay.safeParse(JSON.parse(readStorage(keptRunKey(userId)) ?? 'null'));
    if (!success) return undefined;
    const today = newYorkDay(now);
    const runs = data.day.runs.filter(({ day, state }) => day >= today || state === 'UNDER_WAY');
    return { at: data.at, day: { ...data.day, runs } };
  });
