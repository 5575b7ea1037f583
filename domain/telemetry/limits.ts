import type { TelemetryKind } from './catalogue.ts';

/** Records of each kind that a browser keeps while it cannot send (trade.md, What the owner fixed). The oldest are dropped first. */
export const queueCaps: Readonly<Record<TelemetryKind, number>> = {
  errors: 50,
  performance: 100,
  business: 200,
};

/** The most records one request may carry: the largest queue of a browser. */
export const RECORDS_PER_REQUEST = 200;
/** The most characters of a message or a stack. */
export const TEXT_LIMIT = 8192;
/** The most that a client may send beside a record. */
export const FACTS_LIMIT = { bytes: 16_384, depth: 16 } as const;
/** The most that the context of an error may be, with what is beside it. */
export const CONTEXT_LIMIT = { bytes: 32_768, depth: 17 } as const;
