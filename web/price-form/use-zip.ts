import { useEffect, useState } from 'react';

/** What is known of a ZIP code. */
export type ZipAnswer =
  | { readonly status: 'none' | 'asking' | 'unknown' }
  | { readonly status: 'failed'; readonly offline: boolean }
  /** A U.S. address outside of the states, where we do not collect; the message names the place. */
  | { readonly status: 'beyond'; readonly message: string }
  | {
      readonly status: 'found';
      readonly city: string;
      readonly state: string;
      readonly miles: number;
      readonly withinRadius: boolean;
    };

/** The last look-up with its answer. */
interface Known {
  readonly zip: string;
  readonly attempt: number;
  readonly answer: ZipAnswer;
}

const NOT_FOUND = 404;
const none: ZipAnswer = { status: 'none' };

const ask = async (zip: string, signal: AbortSignal): Promise<ZipAnswer> => {
  const answer = await fetch(`/api/zip-codes/${zip}`, { signal, headers: { accept: 'application/json' } });
  if (answer.status === NOT_FOUND) {
    const { code, message } = await answer.json();
    return code === 'ZIP_CODE_BEYOND_STATES' ? { status: 'beyond', message } : { status: 'unknown' };
  }
  if (!answer.ok) throw new Error(`ZIP codes answered ${answer.status}`);
  const { city, state, miles, withinRadius } = await answer.json();
  return { status: 'found', city, state, miles, withinRadius };
};

/** True when we certainly cannot collect there; a pickup is then neither priced nor promised. */
export const isOutOfReach = (answer: ZipAnswer): boolean =>
  answer.status === 'unknown' ||
  answer.status === 'beyond' ||
  (answer.status === 'found' && !answer.withinRadius);

/** Looks up a ZIP code as soon as it has five digits; nothing for an empty one. */
export const useZip = (zip: string): { readonly answer: ZipAnswer; readonly again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Known>({ zip: '', attempt: 0, answer: none });
  const wanted = /^\d{5}$/.test(zip.trim()) ? zip.trim() : '';
  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    const tell = (answer: ZipAnswer) => {
      if (!asking.signal.aborted) setKnown({ zip: wanted, attempt, answer });
    };
    ask(wanted, asking.signal).then(tell, () => tell({ status: 'failed', offline: !navigator.onLine }));
    return () => asking.abort();
  }, [wanted, attempt]);
  const again = () => setAttempt((before) => before + 1);
  if (wanted === '') return { answer: none, again };
  const isKnown = known.zip === wanted && known.attempt === attempt;
  return { answer: isKnown ? known.answer : { status: 'asking' }, again };
};
