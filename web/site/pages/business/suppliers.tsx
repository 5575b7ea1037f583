import { allDestinations } from '#domain/kernel/destinations.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { flightDays } from '#web/phrases/flight-days.ts';
import { roundsOnce } from '#web/phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, transitWords } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import type { Site } from '../../page.ts';

const sources = ['Your wholesaler', 'Online store', 'Your buyer here', 'Factory in Ohio'];

/** Suppliers on the left, one shipment on the right. The text beside it says the same. */
const Funnel = () => (
  <svg viewBox="0 0 480 260" aria-hidden="true" className="h-auto w-full font-sans">
    {sources.map((source, index) => {
      const y = 14 + index * 62;
      return (
        <g key={source}>
          <path
            d={`M180 ${y + 21}C250 ${y + 21} 250 130 310 130`}
            className="fill-none stroke-action stroke-[3px]"
          />
          <rect x="2" y={y} width="180" height="42" rx="3" className="fill-sheet stroke-ink stroke-2" />
          <text x="92" y={y + 27} textAnchor="middle" className="fill-ink text-[15px] font-semibold">
            {source}
          </text>
        </g>
      );
    })}
    <rect x="310" y="82" width="168" height="96" rx="3" className="fill-night" />
    <text x="394" y="124" textAnchor="middle" className="fill-time font-display text-[22px] font-extrabold">
      1 air waybill
    </text>
    <text x="394" y="152" textAnchor="middle" className="fill-on-night text-[15px]">
      1 flight, 1 invoice
    </text>
  </svg>
);

/** How goods of several suppliers become one shipment each week. */
export const Suppliers = ({ site }: { readonly site: Site }) => {
  const { schedule, brand } = site;
  return (
    <Section
      id="suppliers"
      title="Several suppliers, one shipment"
      lead={`You do not pay a minimum charge for each carton. All cartons are added up${roundsOnce(site) ? ' and rounded up once' : ''}.`}
    >
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <Funnel />
        <Steps
          items={[
            {
              title: 'Suppliers send to your mailbox',
              text: `Give every supplier your address in ${brand.facility.city}. The mailbox number tells us whose stock it is. ${carrierWords(site.capabilities)}`,
            },
            {
              title: 'We receive it',
              text: 'We weigh, measure and photograph it. You see in your account what has come in, carton by carton.',
            },
            {
              title: `${cutoffWords(schedule)}: cutoff`,
              text: `What is at the dock by then goes this week. You approve the list and the price by ${bookingCutoffWords(schedule)}.`,
            },
            {
              title: `${flightDays(schedule)}: it flies`,
              text: `Ready after the flight: ${allDestinations.map(({ code, country }) => `${country} ${transitWords(schedule, code)}`).join(', ')}.`,
            },
          ]}
        />
      </div>
    </Section>
  );
};
