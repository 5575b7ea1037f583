import { deliveryEverywhere, paymentWords } from '#domain/settings/capability-words.ts';
import { whoMayCollect } from '#domain/shipments/handover/who-collects.ts';
import { bookingCutoffWords, cutoffWords, pickupWords, transitEnvelope } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';

/** The five steps of a shipment, with details. */
export const FiveSteps = ({ site }: { readonly site: Site }) => {
  const { schedule, brand } = site;
  return (
    <Section id="steps" title="The five steps" lead="Who does what, in order." beside>
      <Steps
        items={[
          {
            title: 'Get a price and book',
            text: (
              <>
                Put size, weight and country into the{' '}
                <a href="/shipping-calculator" className="text-link">
                  calculator
                </a>
                . It shows every charge and the flight it makes. To book, press “Book this”: your place is
                confirmed right away. {paymentWords(site.capabilities)} What only a person can price, you send
                us from there.
              </>
            ),
          },
          {
            title: 'Drop it off, or we pick up',
            text: `Drop it at the dock in ${brand.facility.city}, have a store send it there, or book a pickup ${pickupWords(site)}. It makes this week’s flight when it is at the dock before ${cutoffWords(schedule)}.`,
          },
          {
            title: 'Weighed, measured, screened',
            text: `We weigh and measure every piece, and tell you if something differs from what you declared. Parcels from your mailbox that fly together are one shipment, each as it came. Everything is security screened. By ${bookingCutoffWords(schedule)} it must be booked and paid, with its papers here.`,
          },
          {
            title: 'It flies',
            text: 'Every piece is listed on one flight by its number. If the airline leaves one behind, we tell you which one and when it flies.',
          },
          {
            title: 'Customs, then collection',
            text: `Customs releases it, then it is collected at the counter. ${whoMayCollect} Ready ${transitEnvelope(schedule)} after the flight, depending on the country. ${deliveryEverywhere(site.capabilities)}`,
          },
        ]}
      />
    </Section>
  );
};
