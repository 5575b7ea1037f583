import { codeEndOf, searchable } from '#domain/kernel/search.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { END_SIGNS, type Missed, type TraceFit, traceFit } from '#domain/parcels/trace/fit.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import type { MailboxReader } from '../../mailboxes/index.ts';
import type { PageRequest } from '../../runtime/table/page.ts';
import { openPartition } from '../store/parcel-items.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import type { ParcelStore } from '../store/parcel-store.ts';

export interface SuspectDeps {
  readonly parcels: Pick<ParcelStore, 'ofNumber'>;
  readonly list: Pick<ParcelList, 'matching' | 'whole'>;
  readonly mailboxes: Pick<MailboxReader, 'find'>;
}

/** A parcel that could be the one that is missed. */
export interface Suspect extends TraceFit {
  readonly parcel: Parcel;
}

const MOST_SUSPECTS = 10;
/** More than lie there without an owner on a bad day: the newest of them. */
const unidentified: PageRequest = { after: undefined, limit: 100 };
const likeIt: PageRequest = { after: undefined, limit: 25 };

const namesOf = (mailbox: Mailbox | undefined): readonly string[] =>
  mailbox === undefined ? [] : [mailbox.ownerName, ...(mailbox.names ?? []).map(({ name }) => name)];

/** What is missed, with every name that may be on its label. */
const missedBy = async (
  { mailboxes }: Pick<SuspectDeps, 'mailboxes'>,
  { nameOnLabel, ...trace }: Trace,
): Promise<Missed> => {
  const mailbox = trace.mailbox === undefined ? undefined : await mailboxes.find(trace.mailbox);
  return { ...trace, names: [...(nameOnLabel === undefined ? [] : [nameOnLabel]), ...namesOf(mailbox)] };
};

/** A wrong character stands either in the end of a number, so its beginning is right, or before that, and its end is right. */
const partsOf = (tracking: string): readonly string[] => {
  const signs = Math.min(END_SIGNS, Math.floor(tracking.length / 2));
  // A character more, for one that is exchanged with its neighbor.
  return [codeEndOf(tracking.slice(-signs)), searchable(tracking.slice(0, -signs - 1))];
};

/** What somebody typed as letters where a number has digits. */
const withDigits = (tracking: string): string => tracking.replaceAll('O', '0').replace(/[IL]/g, '1');

const withNumberLike = async (
  { parcels, list }: SuspectDeps,
  tracking: string,
): Promise<readonly Parcel[]> => {
  const exact = [...new Set([tracking, withDigits(tracking)])];
  const [numbers, parts] = await Promise.all([
    Promise.all(exact.map((number) => parcels.ofNumber(number, { consistent: false }))),
    Promise.all(
      partsOf(tracking).map((prefix) => list.matching({ prefixes: [prefix], words: [], ends: [] }, likeIt)),
    ),
  ]);
  return [...numbers.flatMap((known) => known.parcels), ...parts.flatMap((page) => page?.items ?? [])];
};

/**
 * Parcels that could be the one that is missed, the likeliest first: with this number, whoever has them, with one like it, and those of
 * nobody whose label fits. It is worked out at each look, so a parcel that comes later is among them. For staff alone.
 */
export const suspectsOf = async (deps: SuspectDeps, trace: Trace): Promise<readonly Suspect[]> => {
  const [missed, byNumber, ofNobody] = await Promise.all([
    missedBy(deps, trace),
    withNumberLike(deps, trace.tracking),
    deps.list.whole([openPartition('UNIDENTIFIED')], 'newest', unidentified),
  ]);
  const each = new Map(
    [...byNumber, ...ofNobody.items.map(({ parcel }) => parcel)].map((parcel) => [parcel.code, parcel]),
  );
  return [...each.values()]
    .flatMap((parcel): Suspect[] => {
      const fit = traceFit(missed, parcel);
      return fit === undefined ? [] : [{ parcel, ...fit }];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_SUSPECTS);
};
