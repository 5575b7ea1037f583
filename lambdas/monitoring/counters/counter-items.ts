import * as z from 'zod/mini';
import type { PostMonth } from '#domain/monitoring/posts/post-month.ts';
import { postVitalNames } from '#domain/monitoring/posts/post-vitals.ts';
import type { EventsOfDay } from '#domain/monitoring/statistics/event-statistics.ts';
import type { ErrorsOfDay } from '#domain/monitoring/statistics/group-statistics.ts';
import type { VitalsOfDay } from '#domain/monitoring/statistics/vitals-statistics.ts';
import { businessEventNames, funnelSteps, metricNames } from '#domain/telemetry/catalogue.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

/** All routes of a day are in one partition, so that a page reads a day with one query. Days are those of New York. */
export const vitalsPartition = (day: string): string => `VITALS#${day}`;
export const vitalsKey = (day: string, route: string): ItemKey => ({ pk: vitalsPartition(day), sk: route });

/** One item a day, so that a range of days is one query. */
export const businessPartition = 'BUSINESS';
export const businessKey = (day: string): ItemKey => ({ pk: businessPartition, sk: day });

export const errorsPartition = (day: string): string => `ERRORS#${day}`;
export const errorsKey = (day: string, fingerprint: string): ItemKey => ({
  pk: errorsPartition(day),
  sk: fingerprint,
});

/** All errors of a day together: one small item a day, so that weeks of them are one cheap query. */
export const errorDaysPartition = 'ERROR_DAYS';
export const errorDayKey = (day: string): ItemKey => ({ pk: errorDaysPartition, sk: day });

/** The posts that were read in a month, as `2026-11`: one item for each address. */
export const postsPartition = (month: string): string => `POSTS#${month}`;
export const postKey = (month: string, slug: string): ItemKey => ({ pk: postsPartition(month), sk: slug });

/** What was measured on the pages of a post in a month: one item for each address. */
export const postVitalsKey = (month: string, slug: string): ItemKey => ({
  pk: `POST_VITALS#${month}`,
  sk: slug,
});

/** Addresses without a page that readers hit: a few items a day, so that weeks of them are one query. */
export const missedPartition = 'MISSED';
export const missedKey = (day: string, part: number): ItemKey => ({
  pk: missedPartition,
  sk: `${day}#${part}`,
});

/** Pointers to the batches that hold records of a group. Batch ids sort by time. */
export const pointerPartition = (fingerprint: string): string => `SEEN#${fingerprint}`;
export const pointerKey = (fingerprint: string, batchId: string): ItemKey => ({
  pk: pointerPartition(fingerprint),
  sk: batchId,
});

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Histograms by metric. The name `h` is short because each write pays for it. */
export const VitalsCounts = z.object({ h: z.partialRecord(z.enum(metricNames), bytes) });
export type VitalsCounts = z.infer<typeof VitalsCounts>;

/** Histograms of a post by web vital. */
export const PostVitalsCounts = z.object({ h: z.partialRecord(z.enum(postVitalNames), bytes) });
export type PostVitalsCounts = z.infer<typeof PostVitalsCounts>;

/** Counts by hour for each event, and people for each step of the funnel. */
export const BusinessCounts = z.object({
  hours: z.partialRecord(z.enum(businessEventNames), bytes),
  people: z.partialRecord(z.enum(funnelSteps), bytes),
});
export type BusinessCounts = z.infer<typeof BusinessCounts>;

/** One group on one day. Message and route are those of its latest record. */
export const ErrorsCounts = z.object({
  hours: bytes,
  people: bytes,
  message: z.string(),
  route: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Counts by browser and by route. Short names, because each write pays for them; items of earlier releases lack both. */
  b: z.optional(bytes),
  r: z.optional(z.record(z.string(), z.number())),
});
export type ErrorsCounts = z.infer<typeof ErrorsCounts>;

/** The errors of a day by the hour in which they were received. */
export const ErrorDayCounts = z.object({ hours: bytes });
export type ErrorDayCounts = z.infer<typeof ErrorDayCounts>;

/** A month of a post. Short names, because each write pays for them. */
export const PostCounts = z.object({ d: bytes, p: bytes, q: bytes, a: bytes });
export type PostCounts = z.infer<typeof PostCounts>;

/** Addresses of a part of a day. */
export const MissedCounts = z.object({
  m: z.record(z.string(), z.object({ n: z.int(), at: z.string(), from: z.optional(z.string()) })),
});
export type MissedCounts = z.infer<typeof MissedCounts>;

/** A pointer with the hour of its batch, which is part of the key of the batch. */
export const Pointer = z.object({ sk: z.string(), hour: z.string() });
export type Pointer = z.infer<typeof Pointer>;

const afterHash = (text: unknown): string => String(text).slice(String(text).indexOf('#') + 1);

/** A day of one route from its item. */
export const toVitalsOfDay = (item: Readonly<Record<string, unknown>>): VitalsOfDay => ({
  day: afterHash(item.pk),
  route: String(item.sk),
  histograms: VitalsCounts.parse(item).h,
});

/** A day of business events from its item. */
export const toEventsOfDay = (item: Readonly<Record<string, unknown>>): EventsOfDay => ({
  day: String(item.sk),
  ...BusinessCounts.parse(item),
});

/** A month of a post, as its item has it. */
export const toPostMonth = (item: Readonly<Record<string, unknown>>): PostMonth => {
  const { d, p, q, a } = PostCounts.parse(item);
  return { days: d, people: p, quarters: q, acts: a };
};
export const fromPostMonth = ({ days, people, quarters, acts }: PostMonth): PostCounts => ({
  d: days,
  p: people,
  q: quarters,
  a: acts,
});

const toErrors = ({ b, r, ...counts }: ErrorsCounts) => ({ ...counts, browsers: b, routes: r });

/** A day of one error group from its item. */
export const toErrorsOfDay = (item: Readonly<Record<string, unknown>>): ErrorsOfDay => ({
  day: afterHash(item.pk),
  fingerprint: String(item.sk),
  ...toErrors(ErrorsCounts.parse(item)),
});
