import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { VirtualAddressCard } from '#web/features/identity/virtual-address/virtual-address-card.tsx';
import { LastPriceCard } from '#web/features/quotes/last-price/last-price-card.tsx';

/** `/dashboard`: the customer's screen, put together from features that do not know each other. */
export const DashboardPage = () => (
  <Dashboard addressCard={<VirtualAddressCard />} priceCard={<LastPriceCard />} />
);
