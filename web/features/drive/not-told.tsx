import { shortClock } from '#domain/kernel/short-times.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { NotSent } from '#web/scanning/not-sent.tsx';
import { Button } from '#web/ui/button.tsx';
import { CallDispatch } from './call-dispatch.tsx';
import { BIG } from './view.tsx';

/** What dispatch has decided otherwise: sent again it would be refused again. */
const DECIDED: readonly string[] = [
  'RUN_NOT_FOUND',
  'RUN_NOT_YOURS',
  'RUN_CANCELLED',
  'STOP_NOT_FOUND',
  'STOP_OFF',
  'STOP_ENDED',
  'INVOICE_NOT_FOUND',
  'NOT_CHARGED',
  'PAYMENT_EXISTS',
];

const withoutPhotos = (payload: unknown): unknown => {
  const job = payload as Job;
  return job.kind === 'drive-act' ? ({ ...job, photos: [] } satisfies Job) : job;
};

/** A stop that is done needs no photo: where one is not taken, who signed and what was counted still arrive. */
const canGoWithout = (payload: unknown): boolean => {
  const job = payload as Job;
  return job.kind === 'drive-act' && job.act.kind === 'DONE' && job.photos.length > 0;
};

const answerTo =
  (queue: DeviceQueue) =>
  ({ id, refused, payload }: Kept) => {
    if (DECIDED.includes(refused?.code ?? '')) return <CallDispatch />;
    return canGoWithout(payload) ? (
      <>
        <Button look="plain" className={BIG} onClick={() => void queue.again(id)}>
          Send again
        </Button>
        <Button look="plain" className={BIG} onClick={() => void queue.again(id, withoutPhotos)}>
          Send without the photos
        </Button>
      </>
    ) : undefined;
  };

const sinceWords = (kept: readonly Kept[]): string => {
  const [first] = kept.filter(({ refused }) => refused === undefined);
  return first === undefined ? '' : `The first is from ${shortClock(new Date(first.at))}. `;
};

/** How much of what was told waits for a connection, and since when, and what was not accepted, with what to do. */
export const NotTold = ({ kept, queue }: { readonly kept: readonly Kept[]; readonly queue: DeviceQueue }) => (
  <NotSent
    kept={kept}
    queue={queue}
    answerTo={answerTo(queue)}
    noun="report"
    waits={`${sinceWords(kept)}They are kept on this phone and are sent when there is a connection. Go on with your run.`}
  />
);
