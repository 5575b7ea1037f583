import { allDestinations, type Destination } from '#domain/kernel/destinations.ts';
import { isTaken } from '#domain/settings/counters/taken.ts';
import { rateFrom } from '#web/phrases/prices.ts';
import { transitWords } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Section } from '../../components/section.tsx';
import { RouteMap } from '../../illustrations/route-map.tsx';
import type { Site } from '../../page.ts';
import { NOT_NOW } from '../../prices/destination-rows.ts';

/** A destination as a luggage tag: country, city, transit days and rate by the pound (trade.md, What the owner fixed). */
const Tag = ({ to, site }: { readonly to: Destination; readonly site: Site }) => (
  <li>
    <a href={to.path} className="luggage-tag group no-underline">
      <span className="grid gap-0.5">
        <span className="font-display text-2xl leading-tight font-extrabold tracking-tight group-hover:underline">
          {to.country}
        </span>
        <span className="text-ink-soft">
          {to.city} <span className="whitespace-nowrap">· {transitWords(site.schedule, to.code)}</span>
        </span>
      </span>
      {isTaken(site.capabilities, to.code) ? (
        <span className="text-end">
          <span className="block text-sm text-ink-soft">from</span>
          <span className="block font-display text-3xl leading-none font-extrabold tracking-tight tabular-nums">
            {rateFrom(site, to.code)}
          </span>
          <span className="block text-sm text-ink-soft">per lb</span>
        </span>
      ) : (
        <span className="max-w-32 text-end text-sm text-ink-soft">{NOT_NOW}</span>
      )}
    </a>
  </li>
);

/** The five destinations with links to their pages, beside the route map. */
export const DestinationCards = ({ site }: { readonly site: Site }) => (
  <Section id="destinations" title="Where we fly, and what it costs">
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
      <ul className="grid gap-3 lg:order-2">
        {allDestinations.map((to) => (
          <Tag key={to.code} to={to} site={site} />
        ))}
        <li className="pt-3">
          <a href="/service-areas" className={actionClass({ look: 'plain' })}>
            View all destinations and rates
          </a>
        </li>
      </ul>
      <RouteMap site={site} className="mx-auto h-auto w-full max-w-md" />
    </div>
  </Section>
);
