import { DRAFT_PREFIX, encodeDraft, type KeptDraft } from '#domain/shipments/form/draft-text.ts';
import { decodeDraft } from '#domain/shipments/form/local-draft.ts';
import { keysInStorage, readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** An unfinished shipment on this device. */
export interface LocalDraft extends KeptDraft {
  readonly id: string;
}

/** The person whose draft it is; absent while it belongs to a guest. */
export const ownerOf = ({ data }: Pick<KeptDraft, 'data'>): string | undefined =>
  typeof data.owner === 'string' ? data.owner : undefined;

/** The version of the draft that the account has; 0 when it has none. */
export const keptOf = ({ data }: Pick<KeptDraft, 'data'>): number =>
  typeof data.kept === 'number' ? data.kept : 0;

/** Reads a draft of this device; undefined for one that is not there, too old or unreadable. */
export const readDraft = (id: string): LocalDraft | undefined => {
  const draft = decodeDraft(readStorage(DRAFT_PREFIX + id), Date.now());
  return draft && { ...draft, id };
};

/** Writes a draft, and says whether this device could keep it. */
export const writeDraft = ({ id, data, timestamp }: LocalDraft): boolean =>
  withoutThrowing(() => {
    localStorage.setItem(DRAFT_PREFIX + id, encodeDraft({ data, timestamp }));
    return true;
  }) ?? false;

/** Removes a draft from this device. */
export const dropDraft = (id: string): void => {
  withoutThrowing(() => localStorage.removeItem(DRAFT_PREFIX + id));
};

/** The drafts of this device that a person may see: their own and those of guests, the last one changed first. */
export const draftsFor = (userId: string): readonly LocalDraft[] =>
  keysInStorage()
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => readDraft(key.slice(DRAFT_PREFIX.length)))
    .filter((draft) => draft !== undefined)
    .filter((draft) => (ownerOf(draft) ?? userId) === userId)
    .toSorted((one, other) => other.timestamp - one.timestamp);
