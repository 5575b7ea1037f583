import { lazy, Suspense } from 'react';
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

/** The numbers of what is under way; undefined until they are known. Where they cannot be read, there may be some. */
const useNumbers = (): readonly string[] | 'unknown' | undefined => {
  const { data, isError } = useUnderWay();
  return data?.items.map(({ number }) => number) ?? (isError ? 'unknown' : undefined);
};

/** What customers do most. Nothing stands out beside what a shipment asks for. */
const Actions = ({ stands }: { readonly stands: boolean }) => (
  <>
    <LinkButton to="/dashboard/create-shipment" look={stands ? 'primary' : 'plain'}>
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
export const DashboardPage = () => {
  const numbers = useNumbers();
  return (
    <Dashboard
      customer={useCustomer()}
      lastPriceTo={readLastPrice()?.to}
      moves={numbers === undefined ? undefined : numbers.length > 0}
      cargo={<MyCargo />}
      actions={<Actions stands={numbers?.length === 0} />}
      things={
        <WhenNear className="min-h-15">
          <Suspense fallback={<div className="min-h-15" />}>
            <MyThings saidOf={Array.isArray(numbers) ? numbers : []} />
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
