import type { Destination } from '#domain/kernel/destinations.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureWords,
  routeWords,
  transitWords,
} from '#web/phrases/times.ts';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';
import { LocalHolidays, MovedFlights } from './holidays.tsx';

/** The weekly schedule of the lane: cutoffs, flight, arrival, and holidays that move it. */
export const Flights = ({ site, place }: { readonly site: Site; readonly place: Destination }) => {
  const { schedule, brand } = site;
  return (
    <Section
      id="flights"
      title={`When it flies to ${place.city}`}
      lead={`${routeWords(schedule, place.code)}, ${departureWords(schedule, place.code)}. All times are ${OUR_TIME}. A minute late is late.`}
      tone="sunk"
    >
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <Steps
            items={[
              {
                title: `${cutoffWords(schedule)}: in ${brand.facility.city}`,
                text: 'Your goods are at our dock before this time. If they come later, they go on the next flight automatically.',
              },
              {
                title: `${bookingCutoffWords(schedule)}: booked and paid`,
                text: 'For goods already at our dock, such as parcels in your mailbox. Papers are due then too.',
              },
              {
                title: `${departureWords(schedule, place.code).replace('every ', '')}: takeoff`,
                text: `${routeWords(schedule, place.code)}. Every piece has been screened by then.`,
              },
              {
                title: `${transitWords(schedule, place.code)} later: ready`,
                text: `Counted from the flight. It is what this route usually takes, not a promise: customs may take longer.`,
              },
            ]}
          />
        </div>
        <div className="grid content-start gap-8">
          <MovedFlights site={site} place={place} />
          <LocalHolidays site={site} place={place} />
          <Notice tone="time" title="Sending for a holiday?">
            When a flight is full, what came last goes on the next one. Bring it a week early.
          </Notice>
        </div>
      </div>
    </Section>
  );
};
