import type { ReactNode } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import { facilityWords } from '#web/phrases/contact.ts';
import { hoursWords } from '#web/phrases/hours.ts';
import { cardInForce, pickupPrices } from '#web/phrases/prices.ts';
import { pickupBookBy } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

const Way = ({
  caption,
  title,
  children,
  action,
}: {
  readonly caption: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}) => (
  <div className="label-sheet flex flex-col">
    <div className="grid gap-4 p-5 sm:p-6">
      <div>
        <p className="label-caption">{caption}</p>
        <h3 className="mt-1 text-2xl">{title}</h3>
      </div>
      <ol className="grid list-decimal gap-2 ps-5 marker:font-mono marker:font-semibold">{children}</ol>
    </div>
    <div className="label-tear mt-auto p-5 sm:px-6">{action}</div>
  </div>
);

const MailboxWay = ({ site }: { readonly site: Site }) => {
  const { minimumFreight, storage } = cardInForce(site);
  return (
    <Way
      caption="You shop online"
      title="Through your U.S. mailbox"
      action={
        <a href="/auth/register" className={actionClass({ look: 'plain' })}>
          Get your U.S. address
        </a>
      }
    >
      <li>Create an account. You get an address in {site.brand.facility.city} with your own number.</li>
      <li>
        Use it as the shipping address at the store. The number tells us whose parcel it is.{' '}
        {carrierWords(site.capabilities)}
      </li>
      <li>
        We receive it, weigh and measure it, and take a photo. You see that in your account, and what is still
        missing.
      </li>
      <li>Storage is free for {storage.freeDays} days, so that several parcels can fly as one shipment.</li>
      <li>
        Choose which ones to send, see the price and book. The minimum charge of {dollars(minimumFreight)}{' '}
        does not apply.
      </li>
    </Way>
  );
};

const OwnHandsWay = ({ site }: { readonly site: Site }) => {
  const [nearest] = pickupPrices(site);
  return (
    <Way
      caption="You pack yourself"
      title="Drop-off or pickup"
      action={
        <a href="/contact#find-us" className={actionClass({ look: 'plain' })}>
          Find the dock
        </a>
      }
    >
      <li>Pack the box or the barrel. Write a list of what is inside, with the value of each.</li>
      <li>
        Bring it to {facilityWords(site.brand)}. {hoursWords(site.brand)}.
      </li>
      <li>
        Or{' '}
        <a href="#pickup" className="text-link">
          book a pickup
        </a>{' '}
        by {pickupBookBy(site.schedule)}
        {nearest ? `, from ${nearest.price} ${nearest.toMiles}` : ''}.
      </li>
      <li>We weigh and measure it, and tell you if it differs from what you declared.</li>
      <li>You get a tracking number. Give it to the receiver.</li>
    </Way>
  );
};

/** The two ways to send goods: through a mailbox, or brought to the dock. */
export const TwoWays = ({ site }: { readonly site: Site }) => (
  <Section
    id="ways"
    title="Two ways to send"
    lead="Shop online or pack at home. Both go on the same flight."
    tone="sunk"
  >
    <div className="grid gap-6 lg:grid-cols-2">
      <MailboxWay site={site} />
      <OwnHandsWay site={site} />
    </div>
  </Section>
);
