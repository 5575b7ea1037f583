import * as z from 'zod/mini';
import { TEXT_LIMIT } from './limits.ts';

const text = (limit: number) => z.string().check(z.maxLength(limit));

/** When the browser says it happened: milliseconds since 1970, or ISO 8601. Browsers' clocks are often wrong. */
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

/** An error, as the specification (§3) has it. */
export const ErrorRecord = z.strictObject({
  message: text(TEXT_LIMIT),
  stack: z.optional(text(TEXT_LIMIT)),
  /** Each part may be missing, because a browser that reports an error may itself be in trouble. */
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

/** A measurement. `metadata.sessionId` and `metadata.url` say whose page load and which page. */
export const PerformanceMetric = z.strictObject({
  /** As domain/telemetry/catalogue.ts has it; any other is kept, and counted with all others. */
  name: text(128),
  value: z.number().check(z.minimum(0), z.maximum(1e9)),
  unit: text(32),
  timestamp: Timestamp,
  metadata: z.optional(Facts),
});
export type PerformanceMetric = z.infer<typeof PerformanceMetric>;

/** Something that matters to the business happened. `properties.sessionId` and `properties.url` as above. */
export const BusinessEvent = z.strictObject({
  /** As the catalogue has it; any other is kept, and counted with all others. */
  event: text(128),
  properties: z.optional(Facts),
  /** As the browser claims; what is stored is the token's, or the claim marked unverified. */
  userId: z.optional(text(128)),
  timestamp: Timestamp,
});
export type BusinessEvent = z.infer<typeof BusinessEvent>;
