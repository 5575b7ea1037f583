import { NextBooking } from '#web/features/bookings/mine/list/next-booking.tsx';
import { type Customer, Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { useProfile } from '#web/features/identity/profile/use-profile.ts';
import { VirtualAddressCard } from '#web/features/identity/virtual-address/virtual-address-card.tsx';
import { MailboxCounts } from '#web/features/parcels/mine/mailbox-counts.tsx';
import { readLastPrice } from '#web/features/quotes/last-price/last-price.ts';
import { LastPriceCard } from '#web/features/quotes/last-price/last-price-card.tsx';
import { MyQuotesCard } from '#web/features/quotes/mine/my-quotes-card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MyCargo } from './my-cargo.tsx';

/** The name and country of the profile. A profile that cannot be read is no reason to hide the flight. */
const useCustomer = (): Customer | undefined => {
  const { profile } = useProfile();
  if (profile.data) return { firstName: profile.data.first_name, country: profile.data.country };
  return profile.isError ? { firstName: '', country: '' } : undefined;
};

/** `/dashboard`, composed of features that do not import each other. */
export const DashboardPage = () => (
  <Dashboard
    customer={useCustomer()}
    lastPriceTo={readLastPrice()?.to}
    actions={
      <>
        <LinkButton to="/dashboard/create-shipment">Create Shipment</LinkButton>
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
    }
    cargo={
      <>
        <NextBooking />
        <MyCargo />
        <MailboxCounts />
      </>
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
