import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ToldShown } from '../asking/told.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { deskShipmentEndpoints } from './shipment-endpoints.ts';

const { record, move, deskCancel, rebook } = deskShipmentEndpoints;

/** What is done with one shipment and may tell its sender, each with the endpoint that does it. */
export const askedActs = { RECORD: record, MOVE: move, CANCEL: deskCancel, REBOOK: rebook } as const;
export type AskedAct = keyof typeof askedActs;

/** Before something is done with one shipment: what its sender will read. */
export const askingEndpoints = {
  foreseeDeed: endpoint('POST /api/desk/shipments/{number}/preview', {
    summary:
      'What a change of one shipment will tell its sender, word for word, or why it would be refused. It changes nothing.',
    access: 'shipment.read',
    params: z.object({ number: TrackingNumber }),
    /** An act, with the body that would be sent to do it. */
    body: z.strictObject({
      asked: z.discriminatedUnion('act', [
        z.strictObject({ act: z.literal('RECORD'), body: record.body }),
        z.strictObject({ act: z.literal('MOVE'), body: move.body }),
        z.strictObject({ act: z.literal('CANCEL'), body: deskCancel.body }),
        z.strictObject({ act: z.literal('REBOOK'), body: rebook.body }),
      ]),
    }),
    reply: z.object({ told: ToldShown }),
    refusals: { ...record.refusals, ...move.refusals, ...deskCancel.refusals, ...rebook.refusals },
  }),
} as const;
