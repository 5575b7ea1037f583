import { type CollectionCode, codeShownTo } from './collection-code.ts';
import type { ReceiverLink } from './receiver-link.ts';
import type { PieceStorage } from './storage.ts';

/** What the receiver of goods at the counter has to collect them with, as far as we know. */
export interface PassedOn {
  /** Since all that waits is there, the receiver has opened their page; or they have taken a code of their own. */
  readonly receiverHas?: true;
  /** Since when the sender has a code that opens the counter, ISO 8601. Whether they have told it, nobody knows. */
  readonly senderHas?: string;
  /** Five wrong codes were typed, so no code opens the counter. */
  readonly isLocked?: true;
}

/** When the last of what waits became ready, ISO 8601. */
const readyAt = (storage: readonly Pick<PieceStorage, 'readyAt'>[]): string | undefined =>
  storage
    .map((piece) => piece.readyAt)
    .toSorted()
    .at(-1);

/**
 * What is known of how the receiver learns that goods are ready. We write to no receiver, so a page that they opened before says nothing
 * of that.
 */
export const passedOn = (
  {
    code,
    link,
    storage,
  }: {
    readonly code: CollectionCode | undefined;
    readonly link: Pick<ReceiverLink, 'openedAt'> | undefined;
    /** Of the pieces that wait at the counter. */
    readonly storage: readonly Pick<PieceStorage, 'readyAt'>[];
  },
  now: Date,
): PassedOn => {
  const ofSender = codeShownTo('sender', code, now);
  if (ofSender.state === 'LOCKED') return { isLocked: true };
  const since = readyAt(storage);
  const wasOpened = since !== undefined && link?.openedAt !== undefined && link.openedAt >= since;
  if (ofSender.otherHas || wasOpened) return { receiverHas: true };
  return ofSender.state === 'VALID' && ofSender.issuedAt !== undefined
    ? { senderHas: ofSender.issuedAt }
    : {};
};
