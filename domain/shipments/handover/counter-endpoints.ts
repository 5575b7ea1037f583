import * as z from 'zod/mini';
import { AskedLocalMoney, centsOfLocal, OTHER_SUM, rateRefusals } from '../../billing/abroad/local-money.ts';
import { counterMethods } from '../../billing/entries.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Arrival } from '../arrivals/arrival.ts';
import { ChosenPieces } from '../pieces.ts';
import { blocked, notPossible } from '../refusals.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { TypedCode } from './collection-code.ts';
import { HandoverShown } from './handover.ts';
import { idKinds, PersonalNumber } from './papers-shown.ts';
import { PieceStorage } from './storage.ts';

/** At the counter of a destination: whoever has the code collects. Agents hand over what arrived in their own country. */
export const counterEndpoints = {
  handOver: endpoint('POST /api/arrivals/{number}/handover', {
    summary:
      'Hands pieces over to whoever has the one-time code, with ID and tax number; the same `eventId` again hands over nothing.',
    access: 'arrival.manage',
    params: z.object({ number: TrackingNumber }),
    body: z
      .strictObject({
        /** Made by the device, so that the same handover twice is one. */
        eventId: z.uuid(),
        pieces: ChosenPieces,
        code: TypedCode,
        name: z.string().check(z.trim(), z.minLength(2, 'Enter the name on the ID'), z.maxLength(100)),
        idKind: z.enum(idKinds),
        idNumber: PersonalNumber,
        taxNumber: z.optional(PersonalNumber),
        /** The storage fee that the counter has taken, in cents. Another one now is refused. */
        storage: z.int().check(z.minimum(0), z.maximum(100_000_000)),
        /** How the storage fee was paid: needed where there is one. */
        storageBy: z.optional(z.enum(counterMethods)),
        /** What the counter has taken for it in its own currency, at the rate of today that it was shown. Another rate now is refused. */
        storageLocal: z.optional(AskedLocalMoney),
        /** The file with the signature of who collects. Either this or `onPaper` is needed. */
        signature: z.optional(z.uuid()),
        /** They signed on paper, which the counter keeps. */
        onPaper: z.optional(z.literal(true)),
        /** The file with a photo of the handover. */
        photo: z.optional(z.uuid()),
      })
      .check(
        z.refine(
          ({ storage, storageLocal }) => storageLocal === undefined || centsOfLocal(storageLocal) === storage,
          OTHER_SUM,
        ),
      ),
    reply: z.object({ arrival: Arrival, handover: HandoverShown }),
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      PIECE_NOT_FOUND: 422,
      STEP_NOT_POSSIBLE: notPossible,
      BLOCKED: blocked,
      TAX_NUMBER_NEEDED: 422,
      SIGNATURE_NEEDED: 422,
      /** Not a signature or photo of a handover of this shipment, or refused. */
      PROOF_NOT_USABLE: 422,
      PROOF_BEING_CHECKED: 409,
      STORAGE_CHANGED: {
        status: 409,
        details: z.object({ storage: z.array(PieceStorage), fee: z.int() }),
      },
      STORAGE_METHOD_NEEDED: 422,
      ...rateRefusals,
      CODE_NEEDED: 409,
      /** How many more tries there are. */
      CODE_WRONG: { status: 409, details: z.object({ left: z.int() }) },
      CODE_LOCKED: 409,
      EVENT_EXISTS: 409,
    },
  }),
  showNumber: endpoint('POST /api/arrivals/{number}/handovers/{id}/numbers', {
    summary:
      'Shows the ID number and the tax number of who collected, for customs or a dispute, and writes down who looked and why.',
    access: 'arrival.manage',
    params: z.object({ number: TrackingNumber, id: z.uuid() }),
    body: z.strictObject({
      /** Why they are needed. */
      reason: z.string().check(z.trim(), z.minLength(5, 'Write why you need it'), z.maxLength(200)),
    }),
    reply: z.object({ idNumber: z.string(), taxNumber: z.optional(z.string()) }),
    refusals: { SHIPMENT_NOT_FOUND: 404, HANDOVER_NOT_FOUND: 404 },
  }),
} as const;
