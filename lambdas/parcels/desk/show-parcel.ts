import { ok } from '#domain/kernel/result.ts';
import { whyWords } from '#domain/parcels/bench/why-words.ts';
import type { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { ParcelEntry } from '#domain/parcels/parcel.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchParcel } from '../change/change-parcel.ts';
import { type HoldDeps, holdsNow } from '../match/holds-now.ts';
import { merged, type Suggested, type Whose, type WhoseDeps, whoseIs } from '../match/whose.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { type MissingDeps, missedByWhom } from '../trace/missing.ts';

type Endpoints = typeof deskParcelEndpoints;

/** A parcel with its holds and its history, newest first. */
export const showParcel =
  (deps: HoldDeps & { readonly parcels: Pick<ParcelStore, 'whole'> }): UseCase<Endpoints['deskShow']> =>
  async ({ params: { code } }) => {
    const whole = await deps.parcels.whole(code);
    if (whole === undefined) return noSuchParcel();
    const { parcel, history } = whole;
    return ok({ parcel, holds: await holdsNow(deps, parcel), history: [...history] });
  };

/** Adds a note of staff, once for each id that the form makes. */
export const noteParcel =
  ({
    parcels,
    clock,
  }: Pick<HoldDeps, 'clock'> & {
    readonly parcels: Pick<ParcelStore, 'find' | 'note' | 'noteWith'>;
  }): UseCase<Endpoints['note']> =>
  async ({ params: { code }, body: { id, note }, caller }) => {
    if ((await parcels.find(code)) === undefined) return noSuchParcel();
    const at = clock().toISOString();
    const entry: ParcelEntry = { id, at, what: 'note', by: caller.userId, text: note };
    const isNew = await parcels.note(code, entry);
    return ok({ entry: (isNew ? undefined : await parcels.noteWith(code, id)) ?? entry });
  };

const suggestedBy = ({ certain, candidates }: Whose): readonly Suggested[] => {
  if (certain === undefined) return candidates;
  const { number: mailbox, ownerName: name } = certain.mailbox;
  return [{ mailbox, name, score: 1, why: [certain.by === 'PRE_ALERT' ? 'announced' : 'number'] }];
};

/** Who a parcel could be for, by its number, by what its label says, and by who misses one like it. */
export const suggestOwners =
  (
    deps: WhoseDeps & MissingDeps & { readonly parcels: Pick<ParcelStore, 'find' | 'ofNumber'> },
  ): UseCase<Endpoints['suggestions']> =>
  async ({ params: { code } }) => {
    const parcel = await deps.parcels.find(code);
    if (parcel === undefined) return noSuchParcel();
    const { tracking, otherNumbers, label, receivedAt: arrivedAt } = parcel;
    const [whose, missing] = await Promise.all([
      whoseIs(deps, { tracking, otherNumbers, label, arrivedAt }, { consistent: false }),
      missedByWhom(deps, parcel),
    ]);
    const suggested = merged([...suggestedBy(whose), ...missing]);
    return ok({ items: suggested.map((one) => ({ ...one, why: whyWords(one.why) })) });
  };
