import type { WireResponse } from '../../wire.ts';
import { apiMessage } from '../reply.ts';

/** The result of an authorizer: what the integration sees of it, or why the request is refused. */
export type Authorization =
  | { readonly ok: true; readonly authorizer: object }
  | { readonly ok: false; readonly status: 401 | 403 | 500; readonly challenge?: string };

export const refusal = (status: 401 | 403 | 500, challenge?: string): Authorization & { ok: false } => ({
  ok: false,
  status,
  ...(challenge === undefined ? {} : { challenge }),
});

const messages = { 401: 'Unauthorized', 403: 'Forbidden', 500: 'Internal Server Error' };

/** What API Gateway answers to a request that an authorizer refused. */
export const refused = ({ status, challenge }: Authorization & { ok: false }): WireResponse =>
  apiMessage(status, messages[status], challenge === undefined ? {} : { 'www-authenticate': challenge });
