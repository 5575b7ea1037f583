import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';

/** Link to what the customs of the country asks, which nobody should learn only when the goods have arrived. */
export const CustomsLink = ({ to }: { readonly to: DestinationCode }) => (
  <p className="print:hidden">
    <a href={`${destinations[to].path}#customs`} className="text-link inline-flex min-h-11 items-center">
      What customs in {destinations[to].country} will ask your receiver
    </a>
  </p>
);
