import { lazy, Suspense } from 'react';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { WhenNear } from '#web/ui/layout/when-near.tsx';

/** The engine of prices is as large as the page, so it comes when somebody scrolls here. */
const AlonePrice = lazy(async () => ({ default: (await import('./alone-price.tsx')).AlonePrice }));

/** What it costs to send this parcel alone. */
export const Price = ({ parcel }: { readonly parcel: OwnParcel }) => (
  <Section title="To send it alone" className="grid gap-2 border-t-[1.5px] border-ink pt-4">
    <WhenNear className="min-h-20">
      <Suspense fallback={<Skeleton lines={3} label="Loading the price…" />}>
        <AlonePrice parcel={parcel} />
      </Suspense>
    </WhenNear>
  </Section>
);
