import * as z from 'zod/mini';
import { SaidAt } from '../../vehicles/said-at.ts';
import { DoneProof, FailedProof } from './proof.ts';

const stop = z.string().check(z.maxLength(40));
/** When it happened, by the clock of the phone: it may be sent hours later. */
const at = SaidAt;

/** What a driver tells of a run. Each is a fact: it has happened, whatever the plan says by now. */
export const DriveAct = z.discriminatedUnion('kind', [
  /** The van leaves the yard. */
  z.strictObject({ kind: z.literal('START'), at }),
  /** On the way to this stop. */
  z.strictObject({ kind: z.literal('HEAD'), stop, at }),
  z.strictObject({ kind: z.literal('ARRIVE'), stop, at }),
  z.strictObject({ kind: z.literal('DONE'), stop, at, proof: DoneProof }),
  z.strictObject({ kind: z.literal('FAILED'), stop, at, proof: FailedProof }),
  /** The van is back in the yard. */
  z.strictObject({ kind: z.literal('END'), at }),
]);
export type DriveAct = z.infer<typeof DriveAct>;
