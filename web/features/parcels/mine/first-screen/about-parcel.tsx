import { lazy, Suspense } from 'react';
import { pathTo } from '#domain/kernel/paths.ts';
import type { ParcelToDo } from '#domain/parcels/owner/own-counts-endpoint.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';
import { WhenNear } from '#web/ui/layout/when-near.tsx';

const Thumbnail = lazy(async () => ({ default: (await import('../../photos/photo.tsx')).Thumbnail }));

/** A parcel that needs its owner, on the first screen: its photo, and what to do now. */
export const aboutParcel = ({ code, title, next }: ParcelToDo): AboutStep => ({
  to: pathTo('/dashboard/mailbox/:code', { code }),
  name: title,
  status: 'Parcel',
  picture: (
    // As large as the photo, so that nothing moves when it comes. Its script is loaded where it is nearly seen.
    <WhenNear className="size-16">
      <Suspense fallback={<span className="block size-16" />}>
        <Thumbnail code={code} />
      </Suspense>
    </WhenNear>
  ),
  next,
  number: code,
});
