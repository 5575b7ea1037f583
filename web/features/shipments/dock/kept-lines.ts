import * as z from 'zod/mini';
import { readArray, writeArray } from '#web/telemetry/storage.ts';
import { type Deed, isDeed } from './modes.ts';
import { lineStates, type ScanLine } from './scan-lines.ts';

/** A line of yesterday is no help at the dock. */
const KEPT_MS = 12 * 3_600_000;

/** A scan as this device keeps it: numbers of ours, and nobody's name. */
const KeptLine = z.object({
  id: z.string(),
  number: z.string(),
  n: z.number(),
  act: z.custom<Deed>(isDeed),
  at: z.number(),
  state: z.enum(lineStates),
  problem: z.optional(z.string()),
  alarm: z.optional(z.enum(['open', 'confirmed'])),
});

const keyOf = (userId: string): string => `dock_lines_${userId}`;

/** Keeps the last scans of a person, so that they can still be taken back after the page was loaded anew. */
export const keepLines = (userId: string, lines: readonly ScanLine[]): void =>
  void writeArray(keyOf(userId), lines);

/** The last scans that a person made on this device, newest first. */
export const keptLines = (userId: string, now: number): readonly ScanLine[] =>
  readArray(keyOf(userId)).flatMap((one) => {
    const { success, data } = KeptLine.safeParse(one);
    return success && now - data.at < KEPT_MS ? [data] : [];
  });
