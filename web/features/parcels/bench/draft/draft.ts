import type { BenchAnswer, Receipt } from '#domain/parcels/bench/bench.ts';
import type { Condition, LabelWords, Sides } from '#domain/parcels/parcel.ts';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import { bringersOf } from '#domain/parcels/tracking/carrier.ts';
import type { Carrier } from '#domain/parcels/tracking/carriers.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';

/** The parcel in front of a clerk, until its shelf closes it. */
export interface Draft {
  readonly code: string;
  /** What the scanner gave. Absent where the label has no code. */
  readonly scanned?: string;
  /** What other codes on it say, as the scanner gave them. */
  readonly otherNumbers?: readonly string[];
  readonly label: LabelWords;
  /** Who brings it, where that was said and the number does not contradict it. */
  readonly broughtBy?: Carrier;
  /** What the server says of it: nothing yet, or nothing at all because it was not reached. */
  readonly answer: 'asking' | 'none' | BenchAnswer;
  /** Whom the clerk chose. */
  readonly chosen?: string;
  readonly weightLb?: number;
  readonly isTyped?: boolean;
  readonly sides?: Sides;
  readonly photos: readonly KeptPhoto[];
  /** The clerk goes on without one. */
  readonly noPhoto?: true;
  readonly condition: Condition;
  /** How it looks, in words. It counts only where it is not sealed. */
  readonly conditionNote?: string;
  readonly seen: readonly string[];
  readonly shelf?: string;
  /** Another box although its number was received before. */
  readonly another?: true;
}

/** A code for a parcel, made here: it is printed before any server knows of it. */
const newCode = (): string => parcelCode.of(crypto.getRandomValues(new Uint8Array(PARCEL_CODE_BYTES)));

/** A parcel whose label was just scanned. */
export const newDraft = (scanned: string | undefined): Draft => ({
  code: newCode(),
  ...(scanned === undefined ? {} : { scanned }),
  label: {},
  answer: 'asking',
  photos: [],
  condition: 'SEALED',
  seen: [],
});

const answerOf = ({ answer }: Pick<Draft, 'answer'>): BenchAnswer | undefined =>
  typeof answer === 'string' ? undefined : answer;

/** Whether USPS can be who brings it, beside others. */
export const mayBeBroughtByUsps = (draft: Draft): boolean => {
  const answer = answerOf(draft);
  if (answer === undefined) return false;
  const bringers = answer.tracking === undefined ? undefined : bringersOf(answer.tracking);
  return bringers === undefined || (bringers.includes('USPS') && bringers.length > 1);
};

/** Whether somebody has to say who brings it, before it is refused as U.S. Mail: its number does not tell, and nobody has said. */
export const mustAskWhoBrings = (draft: Draft): boolean =>
  answerOf(draft)?.refuse?.why === 'US_MAIL' && draft.broughtBy === undefined && mayBeBroughtByUsps(draft);

/** Why nothing goes on before the clerk has decided: it has to be refused, or it is here already. */
export const stopOf = (draft: Draft): 'refuse' | 'here' | undefined => {
  const answer = answerOf(draft);
  if (answer?.refuse) return 'refuse';
  return answer?.here && !draft.another ? 'here' : undefined;
};

/** Whose the parcel is, as far as this screen knows. */
export const ownerIn = (draft: Draft): { readonly mailbox: string; readonly name: string } | undefined => {
  const answer = answerOf(draft);
  if (draft.chosen === 'NOBODY') return undefined;
  if (draft.chosen === undefined) return answer?.certain;
  return answer?.candidates.find(({ mailbox }) => mailbox === draft.chosen);
};

/** Whether somebody is suggested, and nobody said yet who it is. */
const mustChoose = (draft: Draft): boolean => {
  const answer = answerOf(draft);
  return (
    answer !== undefined &&
    answer.certain === undefined &&
    answer.candidates.length > 0 &&
    draft.chosen === undefined
  );
};

const steps = ['who', 'weight', 'size', 'photo', 'shelf'] as const;
export type Step = (typeof steps)[number];

/** What is still missing, in the order of the work. */
export const missingIn = (draft: Draft): readonly Step[] => {
  const isMissing: Readonly<Record<Step, boolean>> = {
    // What has to be refused must not be closed a moment before that is known.
    who: draft.answer === 'asking' || stopOf(draft) !== undefined || mustChoose(draft),
    weight: draft.weightLb === undefined,
    size: draft.sides === undefined,
    photo: draft.photos.length === 0 && !draft.noPhoto,
    shelf: draft.shelf === undefined,
  };
  return steps.filter((step) => isMissing[step]);
};

/** What is said of a condition: nothing of one that needs no words. */
export const noteOn = (
  condition: Condition,
  note: string | undefined,
): { readonly conditionNote?: string } => {
  const words = note?.trim() ?? '';
  return condition === 'SEALED' || words === '' ? {} : { conditionNote: words };
};

/** The parcel as it is sent. Undefined while something is missing. */
export const receiptOf = (draft: Draft, at: Date): Receipt | undefined => {
  const {
    code,
    scanned,
    otherNumbers,
    label,
    broughtBy,
    chosen,
    weightLb,
    sides,
    condition,
    shelf,
    seen,
    another,
  } = draft;
  if (missingIn(draft).length > 0 || weightLb === undefined || !sides || shelf === undefined)
    return undefined;
  return {
    code,
    at: at.toISOString(),
    ...(scanned === undefined ? {} : { scanned }),
    ...(otherNumbers === undefined ? {} : { otherNumbers: [...otherNumbers] }),
    label,
    ...(broughtBy === undefined ? {} : { broughtBy }),
    ...(chosen === undefined ? {} : { mailbox: chosen }),
    weightLb,
    sides,
    condition,
    ...noteOn(condition, draft.conditionNote),
    shelf,
    seen: seen.map((one) => ({ code: one })),
    ...(another ? { another } : {}),
  };
};
