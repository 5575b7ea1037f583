import type * as z from 'zod/mini';
import { readArray, writeArray } from '#web/telemetry/storage.ts';

/** A line of yesterday is no help to anybody. */
const KEPT_MS = 12 * 3_600_000;

/** Keeps the last scans of a person on this device, so that they are there again after the page was loaded anew. */
export const keepLines = (key: string, lines: readonly object[]): void => void writeArray(key, lines);

/** The last scans that were kept under this key, newest first, as far as they have this form. */
export const keptLines = <Line extends { readonly at: number }>(
  key: string,
  form: z.ZodMiniType<Line>,
  now: number,
): readonly Line[] =>
  readArray(key).flatMap((one) => {
    const { success, data } = form.safeParse(one);
    return success && now - data.at < KEPT_MS ? [data] : [];
  });
