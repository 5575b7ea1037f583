import type { Job } from '#web/device-queue/jobs.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { Button } from '#web/ui/button.tsx';

const anotherBox = (payload: unknown): unknown => {
  const job = payload as Job;
  if (job.kind !== 'parcel') return payload;
  return { ...job, input: { body: { ...job.input.body, another: true } } } satisfies Job;
};

/** What is answered at the bench to a refusal: that it is another box with the same number. Undefined for every other refusal. */
export const anotherBoxInstead =
  (queue: Pick<DeviceQueue, 'again'>) =>
  ({ id, refused }: Kept) =>
    refused?.code === 'PARCEL_HERE' ? (
      <Button className="min-h-14 text-lg" onClick={() => void queue.again(id, anotherBox)}>
        It is another box with the same number
      </Button>
    ) : undefined;
