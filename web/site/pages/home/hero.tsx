import { listed } from '#domain/kernel/listed.ts';
import { namedDestinations } from '#domain/settings/counters/taken.ts';
import { lowestRate } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { actionClass } from '#web/ui/button.tsx';
import type { Site } from '../../page.ts';
import { HeroPicture } from '../../pictures/hero-picture.tsx';
import { FlightLine } from './flight-line.tsx';
import { StationBoard } from './station-board.tsx';

/** The first screen: what we do, the lowest price, and the next flight. */
export const Hero = ({ site }: { readonly site: Site }) => (
  <section aria-labelledby="home-title" className="bg-night text-on-night">
    <div className="relative isolate overflow-hidden lg:pb-40">
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-8 sm:pt-14 lg:pt-12 lg:pb-12">
        <div className="grid gap-4 sm:gap-5 lg:max-w-[27rem] xl:max-w-2xl">
          <p className="label-caption text-time!">{site.brand.subline}</p>
          <h1 id="home-title" className="text-[2.75rem] sm:text-6xl xl:text-7xl">
            Air Cargo from {stateWords(site.brand)} to the Caribbean
          </h1>
          <p className="max-w-xl text-lg text-pretty lg:max-w-96 xl:max-w-lg text-on-night-soft sm:text-xl lg:text-on-night">
            Boxes and barrels from {site.brand.facility.city} to{' '}
            {listed(namedDestinations(site.capabilities).map(({ country }) => country))}. From{' '}
            {lowestRate(site)} a pound, on a flight every week.
          </p>
          <FlightLine site={site} />
          <div className="flex flex-wrap gap-3 pt-1">
            <a href="/shipping-calculator" className={actionClass({}, 'text-lg')}>
              Get Free Quote
            </a>
            <a href="/how-it-works" className={actionClass({ look: 'night' }, 'bg-night text-lg')}>
              How it works
            </a>
          </div>
        </div>
      </div>
      <HeroPicture className="aspect-[3/1] w-full object-cover md:aspect-[5/2] lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:object-[100%_40%]" />
    </div>
    <StationBoard site={site} />
  </section>
);
