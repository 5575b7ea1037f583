import { pickupSlotLines } from '#web/phrases/pickup-slots.ts';
import {
  BOOKING_PATH,
  pickupBooking,
  pickupChanges,
  pickupCost,
  pickupIs,
  pickupReady,
} from '#web/phrases/pickup-words.ts';
import { pickupWords } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';

const Times = ({ site }: { readonly site: Site }) => (
  <>
    <dl className="grid gap-1">
      {pickupSlotLines(site.schedule).map(({ days, slots }) => (
        <div key={days}>
          <dt className="font-semibold text-ink">{days}</dt>
          <dd>{slots}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2">Not on U.S. holidays. {pickupBooking(site)}</p>
  </>
);

const Ready = () => (
  <ul className="grid list-disc gap-1 ps-5">
    {pickupReady.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

/** A pickup: what it is, what it costs, how it is booked, and what has to be ready. */
export const Pickup = ({ site }: { readonly site: Site }) => (
  <Section id="pickup" title="A pickup, step by step" lead={pickupIs} beside>
    <Steps
      items={[
        {
          title: 'See what it costs',
          text: `We come ${pickupWords(site)}. It costs ${pickupCost(site)} Farther away? Bring it, or have it sent to us.`,
        },
        { title: 'Choose a time', text: <Times site={site} /> },
        { title: 'Have it ready', text: <Ready /> },
        { title: 'If your plans change', text: pickupChanges(site) },
      ]}
    />
    <a href={BOOKING_PATH} className={actionClass({}, 'mt-8')}>
      Book a pickup
    </a>
  </Section>
);
