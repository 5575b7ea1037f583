import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import type { Dated } from './expiry.ts';

/** The papers that every vehicle needs before it may be assigned. */
export const vehiclePapers = ['registration', 'insurance', 'inspection'] as const;
export type VehiclePaper = (typeof vehiclePapers)[number];

/** As people read them in a sentence. */
export const vehiclePaperNames: Readonly<Record<VehiclePaper, string>> = {
  registration: 'registration',
  insurance: 'insurance card',
  inspection: 'inspection',
};

/** A paper: the last day on which it is valid, and its scan. */
export const Paper = z.strictObject({
  expires: CalendarDay,
  /** The file of its scan. */
  file: z.optional(z.uuid()),
});
export type Paper = z.infer<typeof Paper>;

/** The papers of a vehicle, as far as they are on record. */
export const VehiclePapers = z.strictObject({
  registration: z.optional(Paper),
  insurance: z.optional(Paper),
  inspection: z.optional(Paper),
});
export type VehiclePapers = z.infer<typeof VehiclePapers>;

/** The papers that are on record, each with its kind: for warnings. */
export const datedPapers = <Kind extends string>(
  kinds: readonly Kind[],
  papers: Readonly<Partial<Record<Kind, Pick<Paper, 'expires'> | undefined>>>,
): readonly Dated<Kind>[] =>
  kinds.flatMap((kind) => {
    const paper = papers[kind];
    return paper === undefined ? [] : [{ kind, expires: paper.expires }];
  });
