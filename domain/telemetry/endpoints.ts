import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { RECORDS_PER_REQUEST } from './limits.ts';
import { BusinessEvent, ErrorRecord, PerformanceMetric } from './records.ts';

/** A single record becomes an array of one, so that use cases see arrays only. */
const oneOrMany = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((sent: unknown) => (Array.isArray(sent) ? sent : [sent])),
    z.array(schema).check(z.minLength(1), z.maxLength(RECORDS_PER_REQUEST)),
  );

/**
 * `idempotency-key` is the UUIDv7 of the browser's batch. A batch with the same key is stored and counted once, however
 * often it is sent.
 */
const headers = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  ),
  authorization: z.optional(z.string()),
  'user-agent': z.optional(z.string()),
  'x-viewer-address': z.optional(z.string()),
});

const reply = z.object({ accepted: z.number() });

/** Endpoints for telemetry of browsers, signed in or not. Beacons cannot carry a token, so none is required. */
export const telemetryEndpoints = {
  errors: endpoint('POST /api/errors', {
    summary: 'Takes one error of a browser, or an array of them.',
    access: 'anyone',
    headers,
    body: oneOrMany(ErrorRecord),
    reply,
  }),
  performance: endpoint('POST /api/performance', {
    summary: 'Takes one measurement of a browser, or an array of them.',
    access: 'anyone',
    headers,
    body: oneOrMany(PerformanceMetric),
    reply,
  }),
  business: endpoint('POST /api/business', {
    summary: 'Takes one business event of a browser, or an array of them.',
    access: 'anyone',
    headers,
    body: oneOrMany(BusinessEvent),
    reply,
  }),
} as const;
