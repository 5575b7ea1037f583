import * as z from 'zod/mini';
import { keepLines as keepUnder, keptLines as keptUnder } from '#web/scanning/kept-lines.ts';
import { type Deed, isDeed } from './modes.ts';
import { lineStates, type ScanLine } from './scan-lines.ts';

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
  keepUnder(keyOf(userId), lines);

/** The last scans that a person made on this device, newest first. */
export const keptLines = (userId: string, now: number): readonly ScanLine[] =>
  keptUnder(keyOf(userId), KeptLine, now);
