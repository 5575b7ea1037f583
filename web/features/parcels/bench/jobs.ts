import type { Receipt } from '#domain/parcels/bench/bench.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
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
  ...ownerIn(draft),
});

/** What is kept of a parcel that the carrier took back. Undefined without a number, for then nobody can be told. */
export const refusalJob = ({ scanned, answer, code }: Draft): ToKeep | undefined => {
  const why = typeof answer === 'string' ? undefined : answer.refuse?.why;
  if (scanned === undefined || why === undefined) return undefined;
  const id = crypto.randomUUID();
  return {
    id,
    line: code,
    words: 'A parcel that the carrier took back',
    payload: { kind: 'door-refusal', input: { body: { id, scanned, why } } },
  };
};
