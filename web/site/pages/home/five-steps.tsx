import { Section } from '../../components/section.tsx';
import { type StepOnTheWay, Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';
import { cutoffWords, pickupWords, transitEnvelope } from '../../phrases/times.ts';

const steps = (site: Site): readonly StepOnTheWay[] => [
  {
    title: 'Get quote and schedule',
    text: 'Measure, weigh, pick the place. You see the price and the flight it makes.',
  },
  {
    title: 'Drop-off or pickup',
    text: `Bring it to ${site.brand.facility.city}, or we collect ${pickupWords(site)}.`,
    id: 'pickup',
  },
  {
    title: 'Processing and consolidation',
    text: `We weigh, label and screen every piece. Cutoff is ${cutoffWords(site.schedule)}.`,
  },
  {
    title: 'Air freight',
    text: 'A flight every week to each of the five. You hear when it has left and when it has landed.',
  },
  {
    title: 'Destination delivery',
    text: `Ready ${transitEnvelope(site.schedule)} after departure: collected at the counter or brought to the door.`,
  },
];

/** The five steps of a shipment (specification §2). */
export const FiveSteps = ({ site }: { readonly site: Site }) => (
  <Section id="steps" title="From your door to theirs, in five steps" tone="sunk">
    <Steps items={steps(site)} across />
    <a href="/how-it-works" className="text-link mt-8 inline-flex min-h-11 items-center">
      How it works, step by step
    </a>
  </Section>
);
