import { type Customer, Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { useProfile } from '#web/features/identity/profile/use-profile.ts';
import { VirtualAddressCard } from '#web/features/identity/virtual-address/virtual-address-card.tsx';
import { LastPriceCard } from '#web/features/quotes/last-price/last-price-card.tsx';
import { MyQuotesCard } from '#web/features/quotes/mine/my-quotes-card.tsx';
import { isToBook } from '#web/features/quotes/mine/open-quotes.tsx';
import { readLastPrice } from '#web/session/last-price.ts';
import { WhenNear } from '#web/ui/layout/when-near.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MyCargo } from './my-cargo.tsx';
import { MyThings } from './my-things.tsx';
import { useMine } from './needs-you.tsx';

/** The name and country of the profile. A profile that cannot be read is no reason to hide the flight. */
const useCustomer = (): Customer | undefined => {
  const { profile } = useProfile();
  if (profile.data) return { firstName: profile.data.first_name, country: profile.data.country };
  return profile.isError ? { firstName: '', country: '' } : undefined;
};

/** What customers do most. Nothing is louder than what a shipment asks for, or than what they did not finish. */
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

export { NeedsYou } from './needs-you.tsx';

/** `/dashboard`, composed of features that do not import each other. */
export const DashboardPage = () => {
  const mine = useMine();
  const { underWay, coming, mayShip, isPending } = mine;
  // A pickup is booked before its shipment, and moves, too.
  const moves = isPending ? undefined : mayShip || coming.length > 0;
  return (
    <Dashboard
      customer={useCustomer()}
      lastPriceTo={readLastPrice()?.to}
      moves={moves}
      cargo={<MyCargo of={mine} />}
      actions={<Actions isMain={moves === false && mine.begun === undefined} />}
      things={
        <WhenNear className="min-h-15">
          <MyThings coming={coming} underWay={underWay} />
        </WhenNear>
      }
      addressCard={<VirtualAddressCard />}
      priceCard={
        <>
          <MyQuotesCard />
          {mine.quotes.some(isToBook) ? null : <LastPriceCard />}
        </>
      }
    />
  );
};
