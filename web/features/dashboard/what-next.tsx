import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { collectionWords, paymentWords } from '#domain/settings/capability-words.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Section } from '#web/ui/layout/section.tsx';

interface Step {
  readonly title: string;
  readonly text: string;
  /** To a page of the app, or of the site. */
  readonly link?: { readonly label: string } & ({ readonly to: string } | { readonly href: string });
}

const stepsOf = (site: SiteSettings, to: DestinationCode): readonly Step[] => {
  const { storage } = cardInForce(site);
  return [
    {
      title: 'Shop, and use this address',
      text: 'Copy it at checkout, mailbox line included. That number tells us the parcel is yours. If it comes in someone else’s name, add that name below the address first.',
    },
    {
      title: 'Announce it',
      text: 'When the store says that it has shipped, paste that e-mail, or type the tracking number. Invoice and contents can come later.',
      link: { label: 'Announce a parcel', to: '/dashboard/mailbox/announce' },
    },
    {
      title: 'It comes to our dock',
      text: `We weigh it, measure it and take a photo: all of it is in your mailbox. It stays free for ${storage.freeDays} days. After that, storage is ${dollars(storage.perLbDay)} per pound per day.`,
      link: { label: 'My mailbox', to: '/dashboard/mailbox' },
    },
    {
      title: 'Send it on when you like',
      text: `Choose the parcels and who receives them. You see the price before you book. ${paymentWords(site.capabilities)}`,
      link: { label: 'See the price now', href: '/shipping-calculator' },
    },
    {
      title: 'It flies, and it is collected',
      text: collectionWords(site.capabilities, to),
      link: { label: 'What each country asks', href: '/service-areas' },
    },
  ];
};

const look = 'text-link inline-flex min-h-11 items-center';

const StepLink = (link: NonNullable<Step['link']>): ReactNode =>
  'to' in link ? (
    <Link to={link.to} className={look}>
      {link.label}
    </Link>
  ) : (
    <a href={link.href} className={look}>
      {link.label}
    </a>
  );

/** What a customer does after they have the address, in order, and what happens at each step today. */
export const WhatNext = ({ to }: { readonly to: DestinationCode }) => (
  <Section title="What happens next" className="grid content-start gap-4">
    <ol className="grid">
      {stepsOf(useSiteSettings(), to).map(({ title, text, link }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-rule py-4">
          <span aria-hidden="true" className="font-display text-3xl font-extrabold text-action">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
            {link ? <StepLink {...link} /> : null}
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
