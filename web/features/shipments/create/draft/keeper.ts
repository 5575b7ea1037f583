import { draftsOfAccount, dropFromAccount, keepWithAccount } from '#web/session/drafts/account-drafts.ts';
import { dropDraft, type LocalDraft, readDraft, writeDraft } from '#web/session/drafts/local-drafts.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { reconcile } from './reconcile.ts';

/** Where what was typed is: with the account, on its way there, only on this device, or nowhere but on the screen. */
export type Place = 'account' | 'going' | 'device' | 'screen';

/** What the wizard is told. */
export interface KeeperEvents {
  readonly onPlace: (place: Place, why?: string) => void;
  /** A newer version from another device or tab takes the place of the one shown. */
  readonly onReplaced: (draft: LocalDraft) => void;
  /** The older of two versions was put aside under another id. */
  readonly onAside: (aside: LocalDraft) => void;
}

/** Typing counts as paused after this time; then the account gets a copy. */
const PAUSE_MS = 1500;
/** After a failure it is tried again. */
const RETRY_MS = 15_000;

/** Marks the version of a draft that the account has. */
const markKept = (id: string, timestamp: number): void => {
  const local = readDraft(id);
  if (local) writeDraft({ ...local, data: { ...local.data, kept: timestamp } });
};

const putAside = async (draft: LocalDraft, userId: string): Promise<LocalDraft> => {
  const { kept: _, ...data } = draft.data;
  const aside = { ...draft, id: uuidV7(), data: { ...data, owner: userId } };
  writeDraft(aside);
  if ((await keepWithAccount(aside)).status === 'kept') markKept(aside.id, aside.timestamp);
  return aside;
};

/** Keeps one draft on this device at once and with the account shortly after. */
export const draftKeeper = (
  userId: string,
  events: KeeperEvents,
  /** What it costs as it is now, in cents, so that other screens can say it; undefined while it has no price. */
  totalOf: () => number | undefined = () => undefined,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isClosed = false;

  const settle = async (mine: LocalDraft, theirs: LocalDraft): Promise<LocalDraft> => {
    const { use, aside } = reconcile(mine, theirs);
    if (aside) events.onAside(await putAside(aside, userId));
    if (use === 'mine') return mine;
    const taken = { ...theirs, data: { ...theirs.data, owner: userId, kept: theirs.timestamp } };
    writeDraft(taken);
    events.onReplaced(taken);
    return taken;
  };

  /** Compares with the account first: two devices may write the same draft. */
  const bring = async (id: string): Promise<void> => {
    const theirs = (await draftsOfAccount(userId)).find((draft) => draft.id === id);
    const mine = readDraft(id);
    if (mine === undefined || isClosed) return;
    const current = theirs === undefined ? mine : await settle(mine, theirs);
    if (current !== mine || theirs?.timestamp === mine.timestamp) return events.onPlace('account');
    const answer = await keepWithAccount({ ...mine, data: { ...mine.data, total: totalOf() } });
    if (answer.status === 'refused') return events.onPlace('device', answer.message);
    if (answer.status === 'newer') return void (await settle(mine, { ...answer.draft, id }));
    markKept(id, mine.timestamp);
    events.onPlace('account');
  };

  const later = (id: string, after: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(id), after);
  };

  const flush = (id: string): Promise<void> => {
    clearTimeout(timer);
    underWay = underWay
      .then(() => bring(id))
      .catch(() => {
        events.onPlace('device');
        later(id, RETRY_MS);
      });
    return underWay;
  };

  return {
    /** Writes the draft to this device at once, and to the account after a pause. */
    write: (draft: LocalDraft): void => {
      const isOnDevice = writeDraft({ ...draft, data: { ...draft.data, owner: userId } });
      events.onPlace(isOnDevice ? 'going' : 'screen');
      if (isOnDevice) later(draft.id, PAUSE_MS);
    },
    flush,
    /** Forgets the draft on this device and with the account: it was booked or thrown away. */
    drop: async (id: string): Promise<void> => {
      clearTimeout(timer);
      isClosed = true;
      dropDraft(id);
      await underWay;
      await dropFromAccount(id).catch(() => undefined);
    },
    close: (): void => clearTimeout(timer),
  };
};
