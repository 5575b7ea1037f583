import * as z from 'zod/mini';
import { Condition, LabelWords, Sides } from '#domain/parcels/parcel.ts';
import { ParcelCode } from '#domain/parcels/parcel-code.ts';
import { Carrier } from '#domain/parcels/tracking/carriers.ts';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import type { Draft } from './draft.ts';

/** After a shift nobody has this parcel in hand. */
const KEPT_MS = 2 * 3_600_000;

/** The parcel in hand as this device keeps it: no answer, and so nobody's name but what the clerk typed. Photos are taken again. */
const KeptDraft = z.object({
  code: ParcelCode,
  at: z.number(),
  scanned: z.optional(z.string()),
  otherNumbers: z.optional(z.array(z.string())),
  label: LabelWords,
  broughtBy: z.optional(Carrier),
  chosen: z.optional(z.string()),
  weightLb: z.optional(z.number()),
  isTyped: z.optional(z.boolean()),
  sides: z.optional(Sides),
  condition: Condition,
  conditionNote: z.optional(z.string()),
  seen: z.array(z.string()),
  another: z.optional(z.literal(true)),
});

const keyOf = (userId: string): string => `skybarrel.bench.${userId}`;

/** Keeps the parcel in hand, so that a page that was killed goes on with it. */
export const keepDraft = (userId: string, draft: Draft | undefined, now: number): void =>
  void withoutThrowing(() => {
    if (draft === undefined) return localStorage.removeItem(keyOf(userId));
    const { answer: _, photos: _photos, noPhoto: _no, shelf: _shelf, ...kept } = draft;
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...kept, at: now }));
  });

/** The parcel that this person had in hand when the page was closed. What is known of its label is asked again. */
export const keptDraft = (userId: string, now: number): Draft | undefined =>
  withoutThrowing(() => {
    const { success, data } = KeptDraft.safeParse(JSON.parse(readStorage(keyOf(userId)) ?? 'null'));
    if (!success || now - data.at > KEPT_MS) return undefined;
    const { at: _, ...kept } = data;
    return { ...kept, answer: 'asking', photos: [] } as Draft;
  });
