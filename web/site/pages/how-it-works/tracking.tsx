import { destinations } from '#domain/kernel/destinations.ts';
import { noticeChannels, noticeWords, trackingWords } from '#domain/settings/capability-words.ts';
import { trackingLines } from '#domain/shipments/state-words.ts';
import { weekdayWords } from '#web/phrases/hours.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

/** The tracking statuses with their meaning and their name in the trade. */
export const Tracking = ({ site }: { readonly site: Site }) => {
  const lane = site.schedule.lanes.GY;
  const lines = trackingLines({
    departs: weekdayWords(lane.departs),
    dock: site.brand.facility.city,
    from: lane.originAirport,
    to: destinations.GY.airport,
    flight: 'flight (number)',
  });
  return (
    <Section
      id="tracking"
      title="Where is my shipment?"
      lead={
        <>
          {trackingWords(site.capabilities)}{' '}
          {noticeChannels(site.capabilities) ? noticeWords(site.capabilities) : null} Here is what each status
          means. Each piece has its own, so four boxes can be “3 of 4 flown”. The letters are the airlines’
          codes.{' '}
          <a href="/tracking" className="text-link">
            {site.capabilities.onlineTracking ? 'Track a shipment' : 'How to ask us'}
          </a>
        </>
      }
      beside
    >
      <ol className="border-b border-rule">
        {lines.map(({ text, meaning, codes }) => (
          <li key={text} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule py-3">
            <h3 className="font-sans text-base font-semibold tracking-normal">{text}</h3>
            <span className="font-mono text-sm text-ink-soft">{codes.join(' ')}</span>
            <p className="col-span-2 max-w-prose text-ink-soft">{meaning}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
