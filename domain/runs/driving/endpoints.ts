import * as z from 'zod/mini';
import { DoorMoney } from '../../billing/door/door-money.ts';
import { BookingReference } from '../../bookings/booking.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { DrivenVehicle } from '../../vehicles/endpoints.ts';
import { DriveAct } from './act.ts';
import { drivenRefusals } from './driven-run.ts';
import { OwnRun } from './own-run.ts';
import { Proof } from './proof.ts';

/** What a driver's phone asks and tells. Nobody sees the run of another driver here. */
export const driveEndpoints = {
  ownRuns: endpoint('GET /api/drive/runs', {
    summary:
      'The runs of the caller today and tomorrow that dispatch has released, with the vans and what is to pay at each door: all that the phone needs without a network.',
    access: 'drive.manage',
    reply: z.object({
      runs: z.array(OwnRun),
      vehicles: z.array(DrivenVehicle),
      /** What is to pay at their stops, and what was taken there in cash. Absent in what a phone has kept from before. */
      money: z.optional(z.array(DoorMoney)),
    }),
  }),
  drive: endpoint('POST /api/drive/runs/{id}/acts', {
    summary:
      'What the driver tells: the van leaves, the next stop, arrived, done or in vain with its proof, back. Told again, it is recorded once.',
    access: 'drive.manage',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ act: DriveAct }),
    /** Absent for a driver who handed the run over: what their phone was late to tell still counts. */
    reply: z.object({ run: z.optional(OwnRun) }),
    refusals: { RUN_NOT_FOUND: 404, ...drivenRefusals, FILE_NOT_FOUND: 422 },
  }),
  proof: endpoint('GET /api/desk/bookings/{reference}/proofs/{visit}', {
    summary:
      'The proof of one visit of a booking: who, when, where, what, the signature and the photos by their ids.',
    access: 'booking.read',
    params: z.object({
      reference: BookingReference,
      visit: z.string().check(z.regex(/^[1-9]\d?$/, 'Visits are counted from 1.')),
    }),
    reply: z.object({ proof: Proof }),
    refusals: { PROOF_NOT_FOUND: 404 },
  }),
} as const;
