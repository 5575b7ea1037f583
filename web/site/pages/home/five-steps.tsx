import { deliveryEverywhere } from '#domain/settings/capability-words.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { cutoffWords, pickupWords, transitEnvelope } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import { type StepOnTheWay, Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';

const steps = (site: Site): readonly StepOnTheWay[] => [
  {
    title: 'Get quote and schedule',
    text: 'Measure it, weigh it, choose the country. You see the price and the flight it makes.',
  },
  {
    title: 'Drop-off or pickup',
    text: (
      <>
        Bring it to {site.brand.facility.city}, or we pick it up {pickupWords(site)}.{' '}
        <a href="/shipping-calculator" className="text-link">
          Check your ZIP code
        </a>{' '}
        in the calculator.
      </>
    ),
    id: 'pickup',
  },
  {
    title: 'Processing and consolidation',
    text: `We weigh, label and screen every piece. Cutoff is ${cutoffWords(site.schedule)}.`,
  },
  {
    title: 'Air freight',
    text: 'One flight a week to each of the five countries.',
  },
  {
    title: 'Destination delivery',
    text: `Ready ${transitEnvelope(site.schedule)} after the flight. The receiver collects it at the counter. ${deliveryEverywhere(site.capabilities)}`,
  },
];

/** The five steps of a shipment (trade.md, What the owner fixed). */
export const FiveSteps = ({ site }: { readonly site: Site }) => (
  <Section id="steps" title={`From ${stateWords(site.brand)} to your people, in five steps`} tone="sunk">
    <Steps items={steps(site)} across />
    <a href="/how-it-works" className="text-link mt-8 inline-flex min-h-11 items-center">
      How it works, step by step
    </a>
  </Section>
);
