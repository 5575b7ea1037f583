import * as z from 'zod/mini';
import { retention } from '../../kernel/retention.ts';
import { DRAFT_VERSION, type KeptDraft } from './draft-text.ts';

/** A draft is kept as long on a device as with the account. */
export const DRAFT_LIFETIME_MS = retention.draft.days * 86_400_000;

const Kept = z.object({
  version: z.literal(DRAFT_VERSION),
  timestamp: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** Reads a stored draft; undefined when there is none, when it is too old, or when it is no draft. */
export const decodeDraft = (stored: string | null | undefined, now: number): KeptDraft | undefined => {
  const parsed = Kept.safeParse(readJson(stored));
  if (!parsed.success) return undefined;
  const { data, timestamp } = parsed.data;
  // The clock of another device may be ahead.
  return now - timestamp < DRAFT_LIFETIME_MS ? { data, timestamp: Math.min(timestamp, now) } : undefined;
};

const readJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
