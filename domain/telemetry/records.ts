import * as z from 'zod/mini';
import { TEXT_LIMIT } from './limits.ts';

const text = (limit: number) => z.string().check(z.maxLength(limit));

/** The time by the clock of the browser, which is often wrong: milliseconds since 1970, or ISO 8601. */
const Timestamp = z.union([
  z.int().check(z.minimum(0), z.maximum(8.64e15)),
  z.iso.datetime({ offset: true }),
]);

const Fact = z.union([
  text(500),
  z.number().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
  z.boolean(),
  z.null(),
]);

/** Up to 32 flat facts beside a record. */
const Facts = z
  .record(z.string().check(z.regex(/^(?!__proto__$|constructor$|prototype$)[\w.-]{1,64}$/)), Fact)
  .check(z.refine((facts) => Object.keys(facts).length <= 32, 'At most 32 facts.'));

/** An error, as in the specification (§3). */
export const ErrorRecord = z.strictObject({
  message: text(TEXT_LIMIT),
  stack: z.optional(text(TEXT_LIMIT)),
  /** Each part may be missing, because a browser that reports an error may be broken itself. */
  context: z.strictObject({
    sessionId: z.optional(text(64)),
    timestamp: z.optional(Timestamp),
    url: z.optional(text(2048)),
    userAgent: z.optional(text(512)),
    component: z.optional(text(2000)),
    action: z.optional(text(200)),
    metadata: z.optional(Facts),
  }),
});
export type ErrorRecord = z.infer<typeof ErrorRecord>;

/** A measurement. `metadata.sessionId` is the page load, and `metadata.url` is the page. */
export const PerformanceMetric = z.strictObject({
  /** A name from domain/telemetry/catalogue.ts. Any other is stored, too, and counted under `OTHER`. */
  name: text(128),
  value: z.number().check(z.minimum(0), z.maximum(1e9)),
  unit: text(32),
  timestamp: Timestamp,
  metadata: z.optional(Facts),
});
export type PerformanceMetric = z.infer<typeof PerformanceMetric>;

/** A business event. `properties.sessionId` and `properties.url` as above. */
export const BusinessEvent = z.strictObject({
  /** A name from the catalogue. Any other is stored, too, and counted under `other`. */
  event: text(128),
  properties: z.optional(Facts),
  /** A claim of the browser. The user of the token is stored instead, or the claim is stored as unverified. */
  userId: z.optional(text(128)),
  timestamp: Timestamp,
});
export type BusinessEvent = z.infer<typeof BusinessEvent>;
