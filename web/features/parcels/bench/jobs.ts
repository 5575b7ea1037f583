import type { Receipt } from '#domain/parcels/bench/bench.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import type { Counted } from './door/count-form.tsx';
import { type Draft, ownerIn } from './draft/draft.ts';
import type { BenchLine } from './lines/lines.ts';

interface ToKeep {
  readonly id: string;
  readonly line: string;
  readonly words: string;
  readonly payload: Job;
  readonly needs?: string;
}

/** A parcel and its photos as this device keeps and sends them: the parcel first, and no photo without it. */
export const jobsOf = (receipt: Receipt, photos: readonly KeptPhoto[]): readonly [ToKeep, ...ToKeep[]] => {
  const { code, shelf } = receipt;
  const id = uuidV7();
  const subject = { kind: 'parcel', id: code } as const;
  return [
    {
      id,
      line: code,
      words: `Parcel ${code}, shelf ${shelf}`,
      payload: { kind: 'parcel', input: { body: receipt } },
    },
    ...photos.map((photo) => ({
      id: uuidV7(),
      line: code,
      words: `Photo of ${code}`,
      payload: { kind: 'parcel-photo', subject, photo } as const,
      needs: id,
    })),
  ];
};

/** The line of a parcel that was closed just now. */
export const lineOf = (id: string, draft: Draft, at: number): BenchLine => ({
  id,
  code: draft.code,
  at,
  shelf: draft.shelf ?? '',
  state: 'waiting',
  seen: [...draft.seen],
  ...ownerIn(draft),
});

/** The carrier's count, with the photos of what came damaged. */
export const tallyJobs = ({ photos, ...counted }: Counted): readonly ToKeep[] => {
  const id = crypto.randomUUID();
  const subject = { kind: 'delivery', id } as const;
  const words = `${counted.carrier} brought ${counted.counted}`;
  return [
    { id, line: id, words, payload: { kind: 'tally', input: { body: { id, ...counted } } } },
    ...photos.map((photo) => ({
      id: uuidV7(),
      line: id,
      words: `Photo of what ${counted.carrier} brought`,
      payload: { kind: 'parcel-photo', subject, photo } as const,
      needs: id,
    })),
  ];
};

/** What is kept of a parcel that the carrier took back, also without a number: it was counted at the door. */
export const refusalJob = (draft: Draft): ToKeep | undefined => {
  const { scanned, broughtBy, answer, code } = draft;
  const why = typeof answer === 'string' ? undefined : answer.refuse?.why;
  if (why === undefined) return undefined;
  const id = crypto.randomUUID();
  const mailbox = ownerIn(draft)?.mailbox;
  const body = {
    id,
    why,
    ...(scanned === undefined ? {} : { scanned }),
    ...(broughtBy === undefined ? {} : { broughtBy }),
    ...(mailbox === undefined ? {} : { mailbox }),
  };
  return {
    id,
    line: code,
    words: 'A parcel that the carrier took back',
    payload: { kind: 'door-refusal', input: { body } },
  };
};
