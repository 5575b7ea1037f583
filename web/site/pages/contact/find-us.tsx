import { carrierWords } from '#domain/settings/capability-words.ts';
import { facilityWords } from '#web/phrases/contact.ts';
import { BOOKING_PATH, pickupBooking } from '#web/phrases/pickup-words.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { nearby } from './nearby.ts';
import { PickupMap } from './pickup-map.tsx';

/** A link that opens the dock's address in the device's map. */
const mapLink = ({ brand: { facility } }: Site): string =>
  `https://www.openstreetmap.org/?mlat=${facility.latitude}&mlon=${facility.longitude}#map=15/${facility.latitude}/${facility.longitude}`;

/** The address of the dock, distances to nearby places, and pickup prices. */
export const FindUs = ({ site }: { readonly site: Site }) => {
  const places = nearby(site);
  return (
    <Section
      id="find-us"
      title="Come to us, or we come to you"
      lead={
        <>
          The dock is at <strong className="text-ink">{facilityWords(site.brand)}</strong>. The circles show
          pickup prices by distance, in a straight line.
        </>
      }
    >
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <PickupMap site={site} />
        <div className="grid gap-5">
          {places.length > 0 ? (
            <CompareTable
              caption="Places near us, their distance from the dock and what a pickup there costs"
              corner="From"
              columns={[{ title: 'Miles' }, { title: 'Pickup' }]}
              rows={places.map(({ name, miles, price }) => ({
                key: name,
                head: name,
                cells: [miles.toFixed(1), price ?? 'bring it or send it'],
              }))}
            />
          ) : null}
          <p className="text-ink-soft">
            {pickupBooking(site)} From farther away, send it to your mailbox address.{' '}
            {carrierWords(site.capabilities)}
          </p>
          <p className="flex flex-wrap gap-3">
            <a href={BOOKING_PATH} className={actionClass({})}>
              Book a pickup
            </a>
            <a href={mapLink(site)} rel="noopener" className={actionClass({ look: 'plain' })}>
              Open the map
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
};
