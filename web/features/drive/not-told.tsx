import { shortClock } from '#domain/kernel/short-times.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { NotSent } from '#web/scanning/not-sent.tsx';
import { CallDispatch } from './call-dispatch.tsx';

/** What dispatch has decided otherwise: sent again it would be refused again. */
const DECIDED: readonly string[] = [
  'RUN_NOT_FOUND',
  'RUN_NOT_YOURS',
  'RUN_CANCELLED',
  'STOP_NOT_FOUND',
  'STOP_OFF',
  'STOP_ENDED',
];

const answerTo = ({ refused }: Kept) =>
  DECIDED.includes(refused?.code ?? '') ? <CallDispatch /> : undefined;

const sinceWords = (kept: readonly Kept[]): string => {
  const [first] = kept.filter(({ refused }) => refused === undefined);
  return first === undefined ? '' : `The first is from ${shortClock(new Date(first.at))}. `;
};

/** How much of what was told waits for a connection, and since when, and what was not accepted, with what to do. */
export const NotTold = ({ kept, queue }: { readonly kept: readonly Kept[]; readonly queue: DeviceQueue }) => (
  <NotSent
    kept={kept}
    queue={queue}
    answerTo={answerTo}
    noun="report"
    waits={`${sinceWords(kept)}They are kept on this phone and are sent when there is a connection. Go on with your run.`}
  />
);
