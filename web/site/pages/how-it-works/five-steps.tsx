import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';
import { bookingCutoffWords, cutoffWords, pickupWords, transitEnvelope } from '../../phrases/times.ts';

/** The five steps of a shipment, with details. */
export const FiveSteps = ({ site }: { readonly site: Site }) => {
  const { schedule, brand } = site;
  return (
    <Section id="steps" title="The five steps" lead="Who does what, in the order in which it happens." beside>
      <Steps
        items={[
          {
            title: 'Get a price, take a place',
            text: (
              <>
                Put size, weight and country into the{' '}
                <a href="/shipping-calculator" className="text-link">
                  calculator
                </a>
                . It shows every line of the price and the flight it makes. To book,{' '}
                <a href="/quote" className="text-link">
                  send it to us
                </a>{' '}
                or call: a person confirms your place.
              </>
            ),
          },
          {
            title: 'Bring it, or let us come',
            text: `Drop it at the dock in ${brand.facility.city}, have a store send it there, or book a pickup ${pickupWords(site)}. It counts for this week’s flight when it is on the dock before ${cutoffWords(schedule)}.`,
          },
          {
            title: 'Weighed, screened, put together',
            text: `We weigh, measure and photograph every piece, and tell you if something differs from what you said. Parcels of yours that fly together are packed as one, which costs less. All of it is security screened. By ${bookingCutoffWords(schedule)} it is booked, paid, and its papers are here.`,
          },
          {
            title: 'It flies',
            text: 'Your pieces stand on the list of one flight, by number. If the airline leaves one behind, you read which, and on which flight it follows.',
          },
          {
            title: 'Customs, then your people',
            text: `Customs at the other end releases it, then the receiver collects with ID and tax number, or has it brought to the door where we reach the street. Ready ${transitEnvelope(schedule)} after the flight, by destination.`,
          },
        ]}
      />
    </Section>
  );
};
