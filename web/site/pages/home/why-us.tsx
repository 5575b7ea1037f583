import type { ReactNode } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { consolidationSaving } from '#domain/quotes/consolidation.ts';
import { noticeChannels, noticeWords } from '#domain/settings/capability-words.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { hoursWords } from '#web/phrases/hours.ts';
import { cutoffWords, departureWords } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import { Dock } from '../../illustrations/dock.tsx';
import type { Site } from '../../page.ts';
import { boxes } from '../../prices/example-price.ts';

interface Reason {
  readonly id?: string;
  readonly figure: string;
  readonly title: string;
  readonly text: ReactNode;
}

/** Four typical parcels from stores. */
const parcels = [
  boxes({ size: [10, 8, 6], weight: 2.2 }),
  boxes({ size: [12, 9, 4], weight: 3.1 }),
  boxes({ size: [9, 6, 3], weight: 1.3 }),
  boxes({ size: [14, 10, 5], weight: 2.6 }),
];

const consolidation = ({ rateCards: [card] }: Site): readonly Reason[] => {
  const priced = card && consolidationSaving(parcels, { to: 'GY', service: 'standard' }, card);
  if (!priced?.ok || priced.value.saved <= 0) return [];
  const { saved, apart, together } = priced.value;
  return [
    {
      figure: dollars(saved),
      title: 'Saved by sending four as one',
      text: `Four small parcels to Guyana: ${dollars(apart)} one by one, ${dollars(together)} consolidated.`,
    },
  ];
};

const whereItIs = ({ capabilities }: Site): Reason =>
  noticeChannels(capabilities)
    ? { figure: 'We tell you', title: 'You know where it is', text: noticeWords(capabilities) }
    : {
        figure: 'Ask us',
        title: 'A person tells you where it is',
        text: 'Call or WhatsApp with your number any time we are open, and we tell you where it is.',
      };

const reasons = (site: Site): readonly Reason[] => [
  ...consolidation(site),
  {
    figure: 'All-in',
    title: 'Every charge on its own line',
    text: 'Freight, pickup, insurance, customs brokerage: you see each one before you book. Nothing is added without your yes. Duty is separate.',
  },
  {
    figure: departureWords(site.schedule, 'GY').replace('every ', ''),
    title: 'A flight you can plan by',
    text: `Every week, with one cutoff: ${cutoffWords(site.schedule)}. If you miss it, it goes on the next flight automatically.`,
  },
  whereItIs(site),
  {
    id: 'someone-answers',
    figure: 'Real people',
    title: 'Call and someone picks up',
    text: (
      <>
        <a href={phoneLink(site.brand)} className="text-link whitespace-nowrap">
          {site.brand.phone.display}
        </a>{' '}
        {hoursWords(site.brand)}.
      </>
    ),
  },
];

/** Reasons for our service, each with a number or a promise. */
export const WhyUs = ({ site }: { readonly site: Site }) => (
  <Section id="why-us" title="Why people choose us" tone="sunk">
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {reasons(site).map(({ id, figure, title, text }) => (
        <div key={title} id={id} className="border-t-[1.5px] border-ink pt-4">
          <p className="font-display text-4xl font-extrabold tracking-tight tabular-nums">{figure}</p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
      ))}
      <Dock city={site.brand.facility.city} className="h-auto w-full self-end" />
    </div>
  </Section>
);
