import * as z from 'zod/mini';
import { isWithin } from './json-size.ts';
import { CONTEXT_LIMIT, FACTS_LIMIT, TEXT_LIMIT } from './limits.ts';

const text = (limit: number) => z.string().check(z.maxLength(limit));

/** The time by the clock of the browser, which is often wrong: milliseconds since 1970, or ISO 8601. */
const Timestamp = z.union([
  z.int().check(z.minimum(0), z.maximum(8.64e15)),
  z.iso.datetime({ offset: true }),
]);

/** Whatever a client knows beside a record: any JSON, as long as it is not too large or too deep. */
const Facts = z.record(z.string(), z.unknown()).check(
  z.refine((facts) => isWithin(facts, FACTS_LIMIT), {
    error: `Send at most ${FACTS_LIMIT.bytes} bytes, at most ${FACTS_LIMIT.depth} levels deep.`,
  }),
);

/** A claim of the browser. The user of the token is stored instead, or the claim is stored as unverified. */
const UserId = z.optional(z.nullable(text(128)));

/** An error, in its fixed shape (trade.md, What the owner fixed). */
export const ErrorRecord = z.strictObject({
  message: text(TEXT_LIMIT),
  stack: z.optional(text(TEXT_LIMIT)),
  /** Each part may be missing, because a browser that reports an error may be broken itself. */
  context: z
    .looseObject({
      sessionId: z.optional(text(64)),
      timestamp: z.optional(Timestamp),
      url: z.optional(text(2048)),
      userAgent: z.optional(text(512)),
      component: z.optional(text(2000)),
      action: z.optional(text(200)),
      metadata: z.optional(Facts),
    })
    .check(
      z.refine((context) => isWithin(context, CONTEXT_LIMIT), {
        error: `Send at most ${CONTEXT_LIMIT.bytes} bytes, at most ${CONTEXT_LIMIT.depth} levels deep.`,
      }),
    ),
});
export type ErrorRecord = z.infer<typeof ErrorRecord>;

/** A measurement. `metadata.sessionId` is the page load, and `metadata.url` is the page. */
export const PerformanceMetric = z.strictObject({
  /** A name from domain/telemetry/catalogue.ts. Any other is stored, too, and counted under `OTHER`. */
  name: text(128),
  /** Any finite number. One that its metric cannot have is counted under `OTHER`. */
  value: z.number().check(z.minimum(-Number.MAX_VALUE), z.maximum(Number.MAX_VALUE)),
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
  userId: UserId,
  timestamp: Timestamp,
});
export type BusinessEvent = z.infer<typeof BusinessEvent>;
