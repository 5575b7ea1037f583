import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { CODE_DIGITS, CodeShown, codeNow } from './collection-code.ts';
import { Handover } from './handover.ts';
import { CollectorShown, LinkShown } from './receiver-link.ts';

const params = z.object({ number: TrackingNumber });
/** The version of the code that the person saw, which the new one replaces: a second click gives no third code. */
const body = z.strictObject({ version: z.int().check(z.minimum(0), z.maximum(1_000_000)) });

const given = z.object({
  /** Shown this once. It is kept nowhere. */
  code: z.string().check(z.length(CODE_DIGITS)),
  shown: CodeShown,
});
const refusals = { SHIPMENT_NOT_FOUND: 404, CODE_CHANGED: codeNow, NOTHING_TO_COLLECT: 409 } as const;

/** What a sender and our desk see of a collection: never the papers of who collected. */
const Collection = z.object({
  shown: CodeShown,
  /** Whether a code can be given now: something is on its way or waits at the counter. */
  mayGive: z.boolean(),
  /** The link to the page of the receiver. */
  link: LinkShown,
  /** Who may collect in place of the receiver. */
  collector: CollectorShown,
  handovers: z.array(
    z.pick(Handover, {
      id: true,
      at: true,
      pieces: true,
      name: true,
      storage: true,
      signature: true,
      onPaper: true,
      photo: true,
    }),
  ),
});
export type Collection = z.infer<typeof Collection>;

/** The one-time code by which a receiver collects at the counter. Agents cannot give one. */
export const codeEndpoints = {
  collection: endpoint('GET /api/shipments/{number}/collection', {
    summary: 'Whether a shipment of the caller has a code to collect it with, and who collected what.',
    access: 'signed-in',
    params,
    reply: Collection,
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  giveCode: endpoint('POST /api/shipments/{number}/collection-code', {
    summary: 'Gives a shipment of the caller a new one-time code, in place of the one before.',
    access: 'signed-in',
    params,
    body,
    reply: given,
    refusals,
  }),
  deskCollection: endpoint('GET /api/desk/shipments/{number}/collection', {
    summary: 'Whether a shipment has a code to collect it with, and who collected what.',
    access: 'shipment.read',
    params,
    reply: Collection,
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  deskGiveCode: endpoint('POST /api/desk/shipments/{number}/collection-code', {
    summary: 'Gives a shipment a new one-time code, which staff tell its sender.',
    access: 'shipment.manage',
    params,
    body,
    reply: given,
    refusals,
  }),
} as const;
