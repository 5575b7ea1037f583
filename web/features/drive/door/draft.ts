import * as z from 'zod/mini';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import type { PhonePosition } from '#domain/runs/driving/phone-position.ts';
import { DoneProof } from '#domain/runs/driving/proof.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { keptRunKey } from '#web/session/kept-run-key.ts';
import { isSigned } from '#web/signing/strokes.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { piecesOf, sumOf } from '../day/words.ts';

/** What is said at a door until it is kept. All but the photos is there again after the page was killed. */
const { boxes, barrels, left, scanned } = DoneProof.shape;
const KeptDraft = z.object({
  boxes,
  barrels,
  left,
  scanned,
  signer: z.string(),
  signature: z.array(z.array(z.tuple([z.int(), z.int()]))),
  agreed: z.boolean(),
  shownId: z.string(),
  note: z.string(),
  /** How they pay, and what they gave in cash as it was typed. Absent in what was kept before. */
  pays: z.optional(z.enum(['', 'CASH', 'LATER'])),
  given: z.optional(z.string()),
});

export type DoorDraft = z.infer<typeof KeptDraft> & { readonly photos: readonly KeptPhoto[] };

const keyOf = (userId: string, stop: string): string => `${keptRunKey(userId)}.${stop}`;

/** What is booked for a stop, as long as nobody has counted otherwise. */
export const bookedAt = ({
  goods,
  barrels: brought = [],
}: OwnStop): Pick<DoorDraft, 'boxes' | 'barrels' | 'left'> => ({
  boxes: goods.reduce((sum, { kind, quantity }) => sum + (kind === 'box' ? quantity : 0), 0),
  barrels: [
    ...sumOf(goods.flatMap(({ barrel, quantity }) => (barrel === undefined ? [] : [{ barrel, quantity }]))),
  ],
  left: [...sumOf(brought)],
});

/** What was said at this door on this phone, or else what is booked. */
export const draftOf = (userId: string, stop: OwnStop): DoorDraft => {
  const kept = withoutThrowing(() =>
    KeptDraft.safeParse(JSON.parse(readStorage(keyOf(userId, stop.id)) ?? 'null')),
  );
  const fresh = { scanned: [], signer: '', signature: [], agreed: false, shownId: '', note: '' };
  return { ...(kept?.success ? kept.data : { ...bookedAt(stop), ...fresh }), photos: [] };
};

/** Keeps what was said so far. Undefined forgets it, once it is told. */
export const keepDraft = (userId: string, stop: string, draft: DoorDraft | undefined): void =>
  void withoutThrowing(() => {
    if (draft === undefined) return localStorage.removeItem(keyOf(userId, stop));
    const { photos: _, ...kept } = draft;
    localStorage.setItem(keyOf(userId, stop), JSON.stringify(kept));
  });

const piecesIn = ({ boxes: count, barrels: rows }: Pick<DoorDraft, 'boxes' | 'barrels'>): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, count);

/** How many pieces more than booked were counted; fewer are below zero. */
export const moreThanBooked = (draft: DoorDraft, stop: OwnStop): number => piecesIn(draft) - piecesOf(stop);

const SHORTEST_NAME = 2;

/** What has to be done before the stop is done, in the order of the screen. */
export const missingIn = (draft: DoorDraft, { mustAgree, goods }: OwnStop): readonly string[] => [
  ...(mustAgree && goods.length > 0 && !draft.agreed ? ['their consent to a search'] : []),
  ...(draft.signer.trim().length < SHORTEST_NAME ? ['the name of the person who signs'] : []),
  ...(isSigned(draft.signature) ? [] : ['the signature']),
];

const isShownId = (text: string): text is NonNullable<DoneProof['shownId']> =>
  DoneProof.shape.shownId.safeParse(text).success;

/** What is told of a stop that is done. Its photos are sent before it and added then. */
export const doneAct = (
  { photos: _, pays: _pays, given: _given, agreed, shownId, note, ...draft }: DoorDraft,
  stop: OwnStop,
  position: PhonePosition | undefined,
): DriveAct => ({
  kind: 'DONE',
  stop: stop.id,
  at: new Date().toISOString(),
  proof: {
    ...draft,
    id: uuidV7(),
    photos: [],
    signer: draft.signer.trim(),
    ...(agreed ? { agreed: true } : {}),
    ...(isShownId(shownId) ? { shownId } : {}),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(position === undefined ? {} : { position }),
  },
});
