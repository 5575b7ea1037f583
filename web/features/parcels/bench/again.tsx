import { otherThanUsps } from '#domain/parcels/tracking/carrier.ts';
import type { Carrier } from '#domain/parcels/tracking/carriers.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { readCode } from '#domain/parcels/tracking/read-label.ts';
import type { Job } from '#web/device-queue/jobs.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { Button } from '#web/ui/button.tsx';

interface Again {
  readonly queue: Pick<DeviceQueue, 'again'>;
}

const anotherBox = (payload: unknown): unknown => {
  const job = payload as Job;
  if (job.kind !== 'parcel') return payload;
  return { ...job, input: { body: { ...job.input.body, another: true } } } satisfies Job;
};

const broughtBy =
  (carrier: Carrier) =>
  (payload: unknown): unknown => {
    const job = payload as Job;
    if (job.kind !== 'parcel') return payload;
    return { ...job, input: { body: { ...job.input.body, broughtBy: carrier } } } satisfies Job;
  };

/** U.S. Mail was refused when it was sent: the way to say that somebody else than USPS stood at the door with it. */
const SomebodyElse = ({ queue, id, payload }: Pick<Kept, 'id' | 'payload'> & Again) => {
  const job = payload as Job;
  if (job.kind !== 'parcel') return null;
  const { scanned, broughtBy: said } = job.input.body;
  const { tracking, usMail } = readCode(scanned, said);
  const other = otherThanUsps(tracking);
  return usMail && other !== undefined ? (
    <Button className="min-h-14 text-lg" onClick={() => void queue.again(id, broughtBy(other))}>
      {`${carrierName(other)} brought it`}
    </Button>
  ) : null;
};

/**
 * What is answered at the bench to a refusal: that it is another box with the same number, or that somebody else than USPS brought it.
 * Undefined for every other refusal.
 */
export const answeredInstead =
  (queue: Again['queue']) =>
  ({ id, refused, payload }: Kept) => {
    if (refused?.code === 'DOOR_REFUSED') return <SomebodyElse queue={queue} id={id} payload={payload} />;
    return refused?.code === 'PARCEL_HERE' ? (
      <Button className="min-h-14 text-lg" onClick={() => void queue.again(id, anotherBox)}>
        It is another box with the same number
      </Button>
    ) : undefined;
  };
