import * as z from 'zod/mini';

/** Prefix of the keys under which browsers keep unfinished shipments (specification §3); the draft's id follows. */
export const DRAFT_PREFIX = 'shipment_draft_';
const DRAFT_VERSION = 1;
/** Drafts are kept for 30 days, on a device and with the account. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

const Kept = z.object({
  version: z.literal(DRAFT_VERSION),
  /** Epoch milliseconds of the last change. */
  timestamp: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** An unfinished shipment: what was typed, and when it was last changed. */
export interface KeptDraft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly timestamp: number;
}

/** The draft as text for storage. */
export const encodeDraft = ({ data, timestamp }: KeptDraft): string =>
  JSON.stringify({ data, timestamp, version: DRAFT_VERSION });

/** Reads a stored draft; undefined when there is none, when it is too old or from the future, or when it is no draft. */
export const decodeDraft = (stored: string | null | undefined, now: number): KeptDraft | undefined => {
  const parsed = Kept.safeParse(readJson(stored));
  if (!parsed.success) return undefined;
  const { data, timestamp } = parsed.data;
  const age = now - timestamp;
  return age < DRAFT_LIFETIME_MS ? { data, timestamp: Math.min(timestamp, now) } : undefined;
};

const readJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
