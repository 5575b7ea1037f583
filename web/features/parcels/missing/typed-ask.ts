import type { TraceForm } from '#domain/parcels/trace/trace.ts';
import { trackingProblem } from '#domain/parcels/tracking/typed.ts';
import type { SentFile } from '#web/photos/use-file.ts';

/** What somebody says of a parcel that they miss, as typed. */
export interface TypedAsk {
  readonly tracking: string;
  readonly store: string;
  readonly contents: string;
  readonly deliveredOn: string;
  readonly nameOnLabel: string;
  readonly proof: readonly SentFile[];
}

export const nothingAsked: TypedAsk = {
  tracking: '',
  store: '',
  contents: '',
  deliveredOn: '',
  nameOnLabel: '',
  proof: [],
};

/** As many files as a search takes. */
export const MOST_PROOF = 5;
const SHORTEST = 3;

/** What is wrong or missing, by field. */
export const askProblems = ({
  tracking,
  contents,
}: TypedAsk): { readonly tracking?: string; readonly contents?: string } => {
  const number = tracking.trim() === '' ? 'Give the tracking number' : trackingProblem(tracking);
  return {
    ...(number === undefined ? {} : { tracking: number }),
    ...(contents.trim().length < SHORTEST
      ? { contents: 'Say what is in it, so that we know it when we see it.' }
      : {}),
  };
};

/** The same as it is sent: what was left empty is left out. */
export const askFormOf = (id: string, typed: TypedAsk): TraceForm => {
  const { tracking, contents, proof, ...more } = typed;
  const said = Object.fromEntries(Object.entries(more).filter(([, text]) => text.trim() !== ''));
  return { id, tracking, contents: contents.trim(), ...said, proof: proof.map(({ id: file }) => file) };
};
