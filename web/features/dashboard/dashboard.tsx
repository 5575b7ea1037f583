import type { ReactNode } from 'react';
import { useBrand } from '#web/session/site-settings.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const steps = [
  {
    title: 'Copy your address',
    text: 'It is yours alone. Your name and mailbox number tell us whose parcel it is.',
  },
  {
    title: 'Shop, and ship it to us',
    text: 'Paste the address at checkout, mailbox line included. Any U.S. shop that ships to New Jersey will do.',
  },
  {
    title: 'Call us when it should fly',
    text: 'Tell us which parcels to send and where to. You get the price before anything leaves.',
  },
] as const;

const HowItWorks = () => (
  <Section title="How your mailbox works" className="grid content-start gap-4">
    <ol className="grid">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-rule py-4">
          <span aria-hidden="true" className="font-display text-3xl font-extrabold text-action">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

const Reach = () => {
  const brand = useBrand();
  return (
    <Section title="Someone answers" className="border-t-[1.5px] border-ink pt-4">
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <a href={`tel:${brand.phone.e164}`} className="text-link inline-flex min-h-11 items-center font-mono">
          {brand.phone.display}
        </a>
        <a href={`mailto:${brand.email}`} className="text-link inline-flex min-h-11 items-center">
          {brand.email}
        </a>
      </p>
      <p className="text-ink-soft">{brand.hours.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}</p>
    </Section>
  );
};

/** A customer's first screen: the address to ship to, what to do with it, and the last price. The cards come from their own features. */
export const Dashboard = ({
  addressCard,
  priceCard,
}: {
  readonly addressCard: ReactNode;
  readonly priceCard: ReactNode;
}) => (
  <>
    <PageHeader caption="My account" title="Dashboard" />
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid gap-8">
        {addressCard}
        {priceCard}
      </div>
      <div className="grid gap-8">
        <HowItWorks />
        <Reach />
      </div>
    </div>
  </>
);
