import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { VirtualAddressCard } from '#web/features/identity/virtual-address/virtual-address-card.tsx';
import { LastPriceCard } from '#web/features/quotes/last-price/last-price-card.tsx';

/** `/dashboard`, composed of features that do not import each other. */
export const DashboardPage = () => (
  <Dashboard addressCard={<VirtualAddressCard />} priceCard={<LastPriceCard />} />
);
