import * as z from 'zod/mini';
import { oneLine } from '../../kernel/person/one-line.ts';
import { SaidAt } from '../../vehicles/said-at.ts';
import { TenderedProof, TurnedAwayProof } from '../airport/airline-proof.ts';
import { DoneProof, FailedProof } from './proof.ts';

const stop = z.string().check(z.maxLength(40));
/** When it happened, by the clock of the phone: it may be sent hours later. */
const at = SaidAt;

/** What a driver tells of a run. Each is a fact: it has happened, whatever the plan says by now. */
export const DriveAct = z.discriminatedUnion('kind', [
  /** The van leaves the yard. With pieces of a flight missing it says why: they stay. */
  z.strictObject({
    kind: z.literal('START'),
    at,
    without: z.optional(
      z.string().check(z.overwrite(oneLine), z.minLength(3, 'Write why.'), z.maxLength(300)),
    ),
  }),
  /** A piece of a flight is on the van, by the code of its label. */
  z.strictObject({ kind: z.literal('LOAD'), stop, at, code: z.string().check(z.maxLength(40)) }),
  /** On the way to this stop. */
  z.strictObject({ kind: z.literal('HEAD'), stop, at }),
  z.strictObject({ kind: z.literal('ARRIVE'), stop, at }),
  z.strictObject({ kind: z.literal('DONE'), stop, at, proof: DoneProof }),
  z.strictObject({ kind: z.literal('FAILED'), stop, at, proof: FailedProof }),
  /** The airline has accepted the cargo of the flight, or did not take it. */
  z.strictObject({ kind: z.literal('TENDERED'), stop, at, proof: TenderedProof }),
  z.strictObject({ kind: z.literal('TURNED_AWAY'), stop, at, proof: TurnedAwayProof }),
  /** The van is back in the yard. */
  z.strictObject({ kind: z.literal('END'), at }),
]);
export type DriveAct = z.infer<typeof DriveAct>;
