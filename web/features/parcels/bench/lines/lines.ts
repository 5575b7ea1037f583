import * as z from 'zod/mini';
import type { ParcelAtBench } from '#domain/parcels/bench/bench.ts';
import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
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

/** The parcel that has the number already, in the refusal of a receipt. */
export const parcelHereIn = (error: Error): ParcelAtBench | undefined => {
  const details = refusalIn(error, benchEndpoints.receive)?.details;
  return details && 'parcel' in details ? details.parcel : undefined;
};
