import * as z from 'zod/mini';
import type { ParcelAtBench } from '#domain/parcels/bench/bench.ts';
import type { Outcome } from '#web/device-queue/queue.ts';

/** As this device keeps it: numbers of ours, and nobody's name. `already`: the same receipt was recorded before. */
export const KeptLine = z.object({
  /** The id of what is sent. */
  id: z.string(),
  code: z.string(),
  /** Milliseconds since 1970, by this device. */
  at: z.number(),
  shelf: z.string(),
  state: z.enum(['waiting', 'recorded', 'already', 'refused']),
  mailbox: z.optional(z.string()),
  /** The server did not find whose it is. */
  isUnidentified: z.optional(z.boolean()),
  /** Dangerous goods that were seen, by their codes. */
  seen: z.optional(z.array(z.string())),
  version: z.optional(z.number()),
  problem: z.optional(z.string()),
});

/** A parcel that was closed at this bench and what became of it. */
export interface BenchLine extends z.infer<typeof KeptLine> {
  /** Known as long as the page is open. */
  readonly name?: string | undefined;
  /** What puts it right, while that has no answer. */
  readonly correction?: string | undefined;
}

/** As many as a person remembers. */
export const LINES_SHOWN = 10;

/** What a line says once the server has told of the parcel. */
const told = (line: BenchLine, parcel: ParcelAtBench): BenchLine => {
  const { mailbox: _, name: _name, isUnidentified: _un, problem: _problem, ...same } = line;
  return {
    ...same,
    version: parcel.version,
    seen: parcel.seen.map(({ code }) => code),
    ...(parcel.shelf === undefined ? {} : { shelf: parcel.shelf }),
    ...(parcel.owner ?? { isUnidentified: true }),
  };
};

const corrected = (line: BenchLine, outcome: Outcome): BenchLine => {
  const { correction: _, ...rest } = line;
  if ('refused' in outcome) return { ...rest, problem: outcome.refused.error.message };
  return told(rest, (outcome.answer as { readonly parcel: ParcelAtBench }).parcel);
};

/** The lines after something has an outcome. */
export const linesAfter = (lines: readonly BenchLine[], outcome: Outcome): readonly BenchLine[] =>
  lines.map((line): BenchLine => {
    if (line.correction === outcome.id) return corrected(line, outcome);
    if (line.id !== outcome.id) return line;
    if ('refused' in outcome) return { ...line, state: 'refused', problem: outcome.refused.error.message };
    const { parcel, recorded } = outcome.answer as {
      readonly parcel: ParcelAtBench;
      readonly recorded: boolean;
    };
    return { ...told(line, parcel), state: recorded ? 'recorded' : 'already' };
  });
