import { lazy, Suspense, useState } from 'react';
import { type Customer, Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { useProfile } from '#web/features/identity/profile/use-profile.ts';
import { VirtualAddressCard } from '#web/features/identity/virtual-address/virtual-address-card.tsx';
import { readLastPrice } from '#web/features/quotes/last-price/last-price.ts';
import { LastPriceCard } from '#web/features/quotes/last-price/last-price-card.tsx';
import { MyQuotesCard } from '#web/features/quotes/mine/my-quotes-card.tsx';
import { useUnderWay } from '#web/features/shipments/mine/under-way.tsx';
import { WhenNear } from '#web/ui/layout/when-near.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MyCargo } from './my-cargo.tsx';

const MyThings = lazy(async () => ({ default: (await import('./my-things.tsx')).MyThings }));

/** The name and country of the profile. A profile that cannot be read is no reason to hide the flight. */
const useCustomer = (): Customer | undefined => {
  const { profile } = useProfile();
  if (profile.data) return { firstName: profile.data.first_name, country: profile.data.country };
  return profile.isError ? { firstName: '', country: '' } : undefined;
};

/** What customers do most. Nothing is louder than what a shipment asks for. */
const Actions = ({ isMain }: { readonly isMain: boolean }) => (
  <>
    <LinkButton to="/dashboard/create-shipment" look={isMain ? 'primary' : 'plain'}>
      Create Shipment
    </LinkButton>
    <LinkButton to="/booking" look="plain">
      Book a pickup
    </LinkButton>
    <LinkButton to="/dashboard/shipments" look="plain">
      My shipments
    </LinkButton>
    <LinkButton to="/dashboard/invoices" look="plain">
      My invoices
    </LinkButton>
  </>
);

/** `/dashboard`, composed of features that do not import each other. */
export { NeedsYou } from './my-cargo.tsx';

export const DashboardPage = () => {
  const { data, isError } = useUnderWay();
  const saidOf = data?.items.map(({ number }) => number) ?? [];
  const [isBooked, setBooked] = useState<boolean>();
  // Where it cannot be read, there may be some. A pickup is booked before its shipment, and moves, too.
  const moves = data ? saidOf.length > 0 || isBooked : isError || undefined;
  return (
    <Dashboard
      customer={useCustomer()}
      lastPriceTo={readLastPrice()?.to}
      moves={moves}
      cargo={<MyCargo />}
      actions={<Actions isMain={moves === false} />}
      things={
        <WhenNear className="min-h-15">
          <Suspense>
            <MyThings saidOf={saidOf} onBooked={setBooked} />
          </Suspense>
        </WhenNear>
      }
      addressCard={<VirtualAddressCard />}
      priceCard={
        <>
          <MyQuotesCard />
          <LastPriceCard />
        </>
      }
    />
  );
};
