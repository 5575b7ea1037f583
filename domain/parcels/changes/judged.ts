import { ok } from '../../kernel/result.ts';
import { dangerName, dangerVerdict } from '../declaration/dangers.ts';
import type { Parcel } from '../parcel.ts';
import { withoutDisposal } from './back.ts';
import { type By, next, notPossible, type Stepped, unchangedSince } from './step.ts';

interface InvoiceVerdict extends By {
  readonly version: number;
  readonly verdict: 'VERIFIED' | 'REJECTED';
  /** As its owner reads it. */
  readonly reason?: string | undefined;
}

/** A parcel whose invoice somebody has read. */
export const invoiceJudged = (
  before: Parcel,
  { version, verdict, reason, ...by }: InvoiceVerdict,
): Stepped => {
  const { invoice } = before.declaration;
  if (invoice.state === verdict && invoice.by === by.by && invoice.reason === reason) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (before.state !== 'IN_STORAGE' || invoice.file === undefined)
    return notPossible(before, 'No invoice of this parcel can be checked now.');
  const { reason: earlier, ...rest } = invoice;
  const judged = { ...rest, state: verdict, ...by, ...(reason === undefined ? {} : { reason }) };
  return ok(next(before, { declaration: { ...before.declaration, invoice: judged } }, by));
};

interface GoodsVerdict extends By {
  readonly version: number;
  readonly verdict: 'MAY_FLY' | 'MAY_NOT_FLY';
  /** As its owner reads it. */
  readonly note?: string | undefined;
}

/** A parcel into which somebody has looked. What may fly after all is not disposed of, and what never flies is not let fly. */
export const goodsJudged = (before: Parcel, { version, verdict, note, ...by }: GoodsVerdict): Stepped => {
  const { looked } = before;
  if (looked?.verdict === verdict && looked.by === by.by && looked.note === note) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  if (before.state !== 'IN_STORAGE' && before.state !== 'UNIDENTIFIED')
    return notPossible(before, 'It is on its way. Hold the shipment it is in.');
  const never = before.seen.find(({ code }) => dangerVerdict(code) === 'never');
  if (verdict === 'MAY_FLY' && never !== undefined)
    return notPossible(
      before,
      `It never flies: ${dangerName(never.code)}, seen inside. If it is not there, correct what was seen first.`,
    );
  const after = verdict === 'MAY_FLY' ? withoutDisposal(before) : before;
  return ok(next(after, { looked: { verdict, ...by, ...(note === undefined ? {} : { note }) } }, by));
};
