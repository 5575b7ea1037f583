import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { CollectPage } from './collect-page.ts';
import { CODE_DIGITS, CodeShown, codeNow } from './collection-code.ts';
import { CollectorName, CollectorShown, LinkShown } from './receiver-link.ts';

/** What stands behind the `#` of a receiver's link. Whatever it is, a wrong one gets the same answer. */
const headers = z.object({ 'collect-link': z.string().check(z.maxLength(100)) });
/** The version that the person saw: a second click changes nothing more. */
const version = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Forged, ended or replaced: all of them read the same. */
const refused = { LINK_REFUSED: 404 } as const;

const params = z.object({ number: TrackingNumber });
const newLink = {
  params,
  body: z.strictObject({ version }),
  reply: z.object({
    /** Shown this once. It is kept nowhere. */
    token: z.string(),
    shown: LinkShown,
  }),
  refusals: {
    SHIPMENT_NOT_FOUND: 404,
    LINK_CHANGED: { status: 409, details: z.object({ shown: LinkShown }) },
    NO_LINK_NOW: 409,
  },
} as const;

const naming = {
  body: z.strictObject({ version, name: CollectorName }),
  reply: z.object({ collector: CollectorShown }),
} as const;
const namingRefusals = {
  COLLECTOR_CHANGED: { status: 409, details: naming.reply },
  NOTHING_TO_COLLECT: 409,
} as const;

/** The receiver's page, which opens by a link without an account, and the links to it. */
export const collectEndpoints = {
  collect: endpoint('GET /api/collect', {
    summary: 'What a receiver needs to collect a shipment, by the link that its sender or our staff sent.',
    access: 'anyone',
    headers,
    reply: CollectPage,
    refusals: refused,
  }),
  collectCode: endpoint('POST /api/collect/code', {
    summary:
      'Gives the receiver a new one-time code, in place of the one before, when something waits at the counter.',
    access: 'anyone',
    headers,
    body: z.strictObject({ version }),
    reply: z.object({
      /** Shown this once. It is kept nowhere. */
      code: z.string().check(z.length(CODE_DIGITS)),
      shown: CodeShown,
    }),
    /** Only the sender or our staff give a new code after it was locked. */
    refusals: { ...refused, NOTHING_TO_COLLECT: 409, CODE_LOCKED: codeNow, CODE_CHANGED: codeNow },
  }),
  collectCollector: endpoint('PUT /api/collect/collector', {
    summary: 'The receiver names who collects in their place, or takes the name back.',
    access: 'anyone',
    headers,
    ...naming,
    refusals: { ...refused, ...namingRefusals },
  }),
  receiverLink: endpoint('POST /api/shipments/{number}/receiver-link', {
    summary:
      'Makes a new link to the page of the receiver, in place of the one before, for a shipment of the caller.',
    access: 'signed-in',
    ...newLink,
  }),
  deskReceiverLink: endpoint('POST /api/desk/shipments/{number}/receiver-link', {
    summary: 'Makes a new link to the page of the receiver, in place of the one before.',
    access: 'shipment.manage',
    ...newLink,
  }),
  nameCollector: endpoint('PUT /api/shipments/{number}/collector', {
    summary: 'The sender names who collects in place of the receiver, or takes the name back.',
    access: 'signed-in',
    params,
    ...naming,
    refusals: { SHIPMENT_NOT_FOUND: 404, ...namingRefusals },
  }),
} as const;
