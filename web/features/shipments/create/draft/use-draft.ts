import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DRAFT_PREFIX } from '#domain/shipments/form/draft-text.ts';
import { decodeDraft } from '#domain/shipments/form/local-draft.ts';
import { type LocalDraft, readDraft } from '#web/session/drafts/local-drafts.ts';
import { draftKeeper, type Place } from './keeper.ts';
import { isTouched, readTyped, type TypedShipment } from './typed.ts';

/** What happened to the draft besides typing, until the person has read it. */
export type DraftNotice = 'brought-back' | 'replaced' | 'aside';

/** The open draft with all that was typed. */
export interface OpenDraft {
  readonly id: string;
  readonly typed: TypedShipment;
  readonly change: (update: (typed: TypedShipment) => TypedShipment) => void;
  /** Where it is kept; undefined while nothing was typed. */
  readonly place: Place | undefined;
  /** Why the account did not take it. */
  readonly why: string;
  readonly notice: DraftNotice | undefined;
  readonly dismiss: () => void;
  readonly drop: () => Promise<void>;
  /** Notes what it costs as it is on the screen, in cents. The account keeps it with what was typed. */
  readonly note: (total: number | undefined) => void;
}

/** What the wizard opens with. */
export interface Opening {
  readonly id: string;
  readonly typed: TypedShipment;
  readonly timestamp: number;
  readonly isBroughtBack: boolean;
  /** It came with a link, and is kept at once: a reload before anything is typed opens the same goods and price. */
  readonly isToKeep?: boolean;
}

const typedIn = ({ data }: Pick<LocalDraft, 'data'>, key: string): TypedShipment => readTyped(data, key);

/** Follows the same draft in another tab of this device. */
const useOtherTabs = (id: string, onNewer: (draft: LocalDraft) => void): void => {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key !== DRAFT_PREFIX + id) return;
      const draft = decodeDraft(newValue, Date.now());
      if (draft) onNewer({ ...draft, id });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [id, onNewer]);
};

/** Looks at the account again when somebody comes back to this window, or to the network. */
const useReturns = (look: () => void): void => {
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, [look]);
};

/** Holds what is typed, and keeps it on this device and with the account. */
export const useDraft = (userId: string, opening: Opening): OpenDraft => {
  const { id } = opening;
  const [typed, setTyped] = useState(opening.typed);
  const [place, setPlace] = useState<{ readonly place?: Place; readonly why: string }>({ why: '' });
  const [notice, setNotice] = useState<DraftNotice | undefined>(
    opening.isBroughtBack ? 'brought-back' : undefined,
  );
  const held = useRef({ typed: opening.typed, timestamp: opening.timestamp });
  const total = useRef<number>(undefined);

  const take = useCallback((draft: LocalDraft) => {
    if (draft.timestamp <= held.current.timestamp) return;
    const newer = typedIn(draft, held.current.typed.key);
    held.current = { typed: newer, timestamp: draft.timestamp };
    setTyped(newer);
    setNotice('replaced');
  }, []);

  const keeper = useMemo(
    () =>
      draftKeeper(
        userId,
        {
          onPlace: (where, why = '') => setPlace({ place: where, why }),
          onReplaced: take,
          onAside: () => setNotice('aside'),
        },
        () => total.current,
      ),
    [userId, take],
  );
  const look = useCallback(() => {
    if (readDraft(id)) void keeper.flush(id);
  }, [keeper, id]);
  useEffect(() => {
    const { isToKeep = false, typed: given } = opening;
    if (isToKeep && held.current.timestamp === 0) {
      held.current = { typed: given, timestamp: Date.now() };
      keeper.write({ id, data: { ...given }, timestamp: held.current.timestamp });
    }
    look();
    return keeper.close;
  }, [keeper, look, id, opening]);
  useOtherTabs(id, take);
  useReturns(look);

  const change = useCallback<OpenDraft['change']>(
    (update) => {
      const next = update(held.current.typed);
      // Never the same instant twice, or a quick change would look like the one before it.
      const timestamp = Math.max(Date.now(), held.current.timestamp + 1);
      // Whoever goes on from the step has read it.
      if (next.step !== held.current.typed.step)
        setNotice((shown) => (shown === 'brought-back' ? undefined : shown));
      held.current = { typed: next, timestamp };
      setTyped(next);
      const { kept } = { ...readDraft(id)?.data };
      if (isTouched(next)) keeper.write({ id, data: { ...next, kept }, timestamp });
    },
    [keeper, id],
  );
  return {
    id,
    typed,
    change,
    place: place.place,
    why: place.why,
    notice,
    dismiss: () => setNotice(undefined),
    drop: () => keeper.drop(id),
    note: useCallback((sum) => {
      total.current = sum;
    }, []),
  };
};
