import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { RECORDS_PER_REQUEST } from './limits.ts';
import { BusinessEvent, ErrorRecord, PerformanceMetric } from './records.ts';

/** One record is an array of one: use cases see arrays only, and what is wrong is told by its place in it. */
const oneOrMany = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((sent: unknown) => (Array.isArray(sent) ? sent : [sent])),
    z.array(schema).check(z.minLength(1), z.maxLength(RECORDS_PER_REQUEST)),
  );

/** `idempotency-key` is the browser's UUIDv7 of the batch: the same key is stored and counted once, however often sent. */
const headers = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  ),
  authorization: z.optional(z.string()),
  'user-agent': z.optional(z.string()),
  'x-viewer-address': z.optional(z.string()),
});

const reply = z.object({ accepted: z.number() });

/** Where browsers report to, signed in or not. Beacons carry no token, so the route asks for none. */
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
