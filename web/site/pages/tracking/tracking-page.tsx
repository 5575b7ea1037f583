import { destinations } from '#domain/kernel/destinations.ts';
import { trackingLines } from '#domain/shipments/state-words.ts';
import Tracker from '#web/features/shipments/tracking/tracker.tsx';
import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';
import { hoursWords, weekdayWords } from '#web/phrases/hours.ts';
import { transitWords } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { Steps } from '../../components/steps.tsx';
import { Island } from '../../islands/island.tsx';
import type { Site, SitePage } from '../../page.ts';
import { Numbers } from './numbers.tsx';

/** Ways to ask us, for those without a number. */
const Ask = ({ site }: { readonly site: Site }) => (
  <div className="flex flex-wrap gap-3 print:hidden">
    <a
      href={whatsAppLink(site.brand, 'Where is my shipment? My number is ')}
      rel="noopener"
      className={actionClass(site.capabilities.onlineTracking ? { look: 'plain' } : {}, 'text-lg')}
    >
      Ask by WhatsApp
    </a>
    <a href={phoneLink(site.brand)} className={actionClass({ look: 'plain' }, 'font-mono text-lg')}>
      {site.brand.phone.display}
    </a>
    <a href="/support?topic=parcel#write" className={actionClass({ look: 'plain' }, 'text-lg')}>
      Write to us
    </a>
  </div>
);

const NotYet = ({ site }: { readonly site: Site }) => (
  <div id="today" className="mx-auto max-w-6xl px-4 pt-10">
    <Notice tone="time" title="Online tracking is coming.">
      Until then ask us: {hoursWords(site.brand)}.
    </Notice>
  </div>
);

const WithoutScript = ({ site: { brand } }: { readonly site: Site }) => (
  <noscript>
    <p className="mb-6 max-w-prose rounded-label border-s-8 border-time bg-time-wash px-5 py-4">
      Tracking needs JavaScript, which is off in this browser. Call{' '}
      <a href={phoneLink(brand)} className="text-link">
        {brand.phone.display}
      </a>{' '}
      and we tell you where it is.
    </p>
  </noscript>
);

const Track = ({ site }: { readonly site: Site }) => (
  <section
    id="today"
    aria-labelledby="today-title"
    className="mx-auto max-w-6xl px-4 py-8 sm:py-12 print:py-2"
  >
    <h2 id="today-title" className="sr-only">
      Track a shipment
    </h2>
    <WithoutScript site={site} />
    <Island name="tracker" of={Tracker} props={{ phone: site.brand.phone }} readsQuery isThePoint />
  </section>
);

const NoNumber = ({ site }: { readonly site: Site }) => (
  <Section id="ask" title="You have no number?" lead={<>We are there {hoursWords(site.brand)}.</>} beside>
    <Ask site={site} />
  </Section>
);

const sampleWay = ({ brand, schedule }: Site) => ({
  departs: weekdayWords(schedule.lanes.GY.departs),
  dock: brand.facility.city,
  from: schedule.lanes.GY.originAirport,
  to: destinations.GY.airport,
  flight: 'flight XX 100',
});

const Lines = ({ site }: { readonly site: Site }) => (
  <Section
    id="lines"
    title="What each status means"
    lead={
      <>
        You read these words here, and we use them when you ask us. The example goes to {destinations.GY.city}
        , and its flight number is made up.
      </>
    }
    tone="sunk"
    beside
  >
    <Steps
      items={trackingLines(sampleWay(site)).map(({ text, meaning }) => ({ title: text, text: meaning }))}
    />
  </Section>
);

const Pieces = () => (
  <Section id="pieces" title="When some pieces fly and others do not" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      <p>
        Planes are loaded by weight and space, and sometimes the airline leaves a piece behind. So every piece
        has its own status, and the shipment says “3 of 4 pieces”.
      </p>
      <p>
        A piece that was left behind, is missing or flew past its stop is marked until it is found and on its
        way. The others go on without it.
      </p>
    </div>
  </Section>
);

const Slow = ({ site: { schedule } }: { readonly site: Site }) => (
  <Section id="slow" title="When it has not moved" beside>
    <div className="grid max-w-prose gap-4 text-lg">
      <p>
        From the flight to collection, {transitWords(schedule, 'GY')} is usual for {destinations.GY.country}.
        If it takes longer, first check that customs has what it asks for: the receiver’s tax number and the
        list of contents.
      </p>
      <p>
        Longer than that?{' '}
        <a href="/support#parcel" className="text-link">
          See what to do first
        </a>
        , then call.
      </p>
    </div>
  </Section>
);

/** The tracking page: statuses, how to ask us, and which number is needed. */
export const trackingPage: SitePage = {
  metadata: () => ({
    title: 'Tracking',
    description:
      'See where a barrel or box is by its tracking number: each piece, what happens next, and what each status means.',
  }),
  Content: ({ site }) =>
    site.capabilities.onlineTracking ? (
      <>
        <PageIntro
          path="/tracking"
          title="Where is it?"
          lead="Type your tracking number. You see where each piece is and what happens next."
        />
        <Track site={site} />
        <div className="print:hidden">
          <Numbers site={site} />
          <Lines site={site} />
          <Pieces />
          <Slow site={site} />
          <NoNumber site={site} />
        </div>
      </>
    ) : (
      <>
        <PageIntro
          path="/tracking"
          title="Where is it?"
          lead="Ask us with your number, and we tell you where it is and what happens next."
        >
          <Ask site={site} />
        </PageIntro>
        <NotYet site={site} />
        <Numbers site={site} />
        <Lines site={site} />
        <Pieces />
        <Slow site={site} />
      </>
    ),
  asked: [
    { question: 'How do I find out where my parcel is?', answeredAt: 'today' },
    { question: 'Which number do you need?', answeredAt: 'numbers' },
    { question: 'What does “Screened, ready to fly” mean?', answeredAt: 'lines' },
    { question: 'Why did only some of my pieces fly?', answeredAt: 'pieces' },
    { question: 'It has not moved for days. What now?', answeredAt: 'slow' },
  ],
};
