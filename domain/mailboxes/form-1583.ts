import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';

/**
 * The kinds of identification that USPS takes with Form 1583: one with a photo, and another one that shows the home address (DMM
 * 508.1.8.3). A license counts as either, and never as both.
 */
export const photoIds = [
  'PASSPORT',
  'DRIVER_LICENSE',
  'STATE_ID',
  'RESIDENT_CARD',
  'CITIZENSHIP',
  'UNIFORMED_SERVICE',
  'CONSULAR_CARD',
] as const;
export const addressIds = [
  'DRIVER_LICENSE',
  'STATE_ID',
  'LEASE',
  'DEED',
  'INSURANCE',
  'VEHICLE',
  'VOTER_CARD',
] as const;
const IdKind = z.enum([...new Set([...photoIds, ...addressIds])]);
export type IdKind = z.infer<typeof IdKind>;

/** An identification that a colleague has seen. Its number and its picture are not kept. */
const SeenId = z.strictObject({
  kind: IdKind,
  /** Its last day. Left out for one without. */
  expiresOn: z.optional(CalendarDay),
});

/** How the signature was witnessed. USPS takes an agent of ours, a live video call, and a notary. */
export const witnesses = ['IN_PERSON', 'LIVE_VIDEO', 'NOTARY'] as const;
const Witness = z.enum(witnesses);
export type Witness = z.infer<typeof Witness>;

const formFields = {
  /** The addressee who signed it. */
  name: z.string().check(z.trim(), z.minLength(2, 'Choose who signed it'), z.maxLength(200)),
  /** With the photo first, then the one with the home address. */
  ids: z.array(SeenId).check(z.length(2, 'Form 1583 asks for two kinds of identification')),
  witnessed: Witness,
  signedOn: CalendarDay,
  /** Its last day, where somebody set one. */
  expiresOn: z.optional(CalendarDay),
};

/** A Form 1583 on paper as a colleague has recorded it. Instants are ISO 8601 UTC. */
export const SignedForm = z.object({ ...formFields, by: z.string(), at: z.string() });
export type SignedForm = z.infer<typeof SignedForm>;

const isOneOf = (kinds: readonly string[], kind: string | undefined): boolean =>
  kind !== undefined && kinds.includes(kind);

/** A form to record. */
export const FormToRecord = z.strictObject(formFields).check(
  z.refine(({ ids }) => isOneOf(photoIds, ids[0]?.kind), {
    path: ['ids', 0, 'kind'],
    message: 'The first one has a photo',
  }),
  z.refine(({ ids }) => isOneOf(addressIds, ids[1]?.kind), {
    path: ['ids', 1, 'kind'],
    message: 'The second one shows the home address',
  }),
  z.refine(({ ids: [first, second] }) => first?.kind !== second?.kind, {
    path: ['ids', 1, 'kind'],
    message: 'Two different ones are asked for',
  }),
);
export type FormToRecord = z.infer<typeof FormToRecord>;

/** The last day on which a form counts: the first of its own and those of both identifications. Undefined when none has one. */
export const lastDayOf = ({ ids, expiresOn }: Pick<SignedForm, 'ids' | 'expiresOn'>): string | undefined =>
  [expiresOn, ...ids.map((id) => id.expiresOn)].filter((day) => day !== undefined).toSorted()[0];

/** What is wrong with the days of a form that is recorded today (New York); undefined when nothing is. */
export const dayProblem = (form: FormToRecord, today: string): string | undefined => {
  if (form.signedOn > today) return 'The day of the signature has not come yet.';
  const lastDay = lastDayOf(form);
  if (lastDay !== undefined && lastDay < today)
    return 'The form or an identification has expired already. Ask for one that is valid.';
  return undefined;
};
