import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { PreAlert, PreAlertForm } from '../alerts/pre-alert.ts';
import { fileRefusals } from '../refusals.ts';

const params = z.object({ id: z.uuid() });
const version = z.int().check(z.minimum(1));
const alertNow = { status: 409, details: z.object({ preAlert: PreAlert }) } as const;

const changeRefusals = {
  PRE_ALERT_NOT_FOUND: 404,
  PRE_ALERT_CHANGED: alertNow,
  /** It has come, has expired or was taken back. */
  PRE_ALERT_CLOSED: alertNow,
} as const;

/** The caller has announced this number already. What others announced is never told. */
const numberRefusals = {
  TRACKING_INVALID: 422,
  ALREADY_ANNOUNCED: { status: 409, details: z.object({ preAlert: PreAlert }) },
} as const;

/** What customers tell us of parcels that come. */
export const preAlertEndpoints = {
  announce: endpoint('POST /api/pre-alerts', {
    summary: 'Announces a parcel, once for each `id`.',
    access: 'signed-in',
    body: z.extend(PreAlertForm, { id: z.uuid() }),
    reply: PreAlert,
    refusals: {
      ...numberRefusals,
      ...fileRefusals,
      MAILBOX_NOT_FOUND: 404,
      PRE_ALERT_EXISTS: 409,
      TOO_MANY_PRE_ALERTS: 429,
    },
  }),
  announced: endpoint('GET /api/pre-alerts', {
    summary: "The caller's pre-alerts, newest first: those that have not come, or all.",
    access: 'signed-in',
    query: z.object({ ...pageQuery, which: z._default(z.enum(['open', 'all']), 'open') }),
    reply: pageOf(PreAlert),
    refusals: { INVALID_CURSOR: 400 },
  }),
  preAlert: endpoint('GET /api/pre-alerts/{id}', {
    summary:
      "One of the caller's pre-alerts. One of someone else is not found, like one that does not exist.",
    access: 'signed-in',
    params,
    reply: PreAlert,
    refusals: { PRE_ALERT_NOT_FOUND: 404 },
  }),
  changePreAlert: endpoint('PUT /api/pre-alerts/{id}', {
    summary: 'Changes a pre-alert until its parcel has come. Then its owner changes the parcel.',
    access: 'signed-in',
    params,
    body: z.extend(PreAlertForm, { version }),
    reply: PreAlert,
    refusals: { ...changeRefusals, ...numberRefusals, ...fileRefusals, TOO_MANY_PRE_ALERTS: 429 },
  }),
  takeBackPreAlert: endpoint('POST /api/pre-alerts/{id}/cancel', {
    summary: 'Takes a pre-alert back: the order was canceled, or the number was wrong.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version }),
    reply: PreAlert,
    refusals: changeRefusals,
  }),
} as const;
