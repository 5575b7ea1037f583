import { carrierLiability } from '#domain/carriage/carrier-liability.ts';
import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { dollars } from '#domain/kernel/money.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { dateWords } from '#web/phrases/days.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, pickupBookBy } from '#web/phrases/times.ts';
import type { Site } from '../../page.ts';
import type { ReadingSection } from './reading-section.ts';

const Cutoffs = ({ site: { schedule } }: { readonly site: Site }) => (
  <>
    <p>
      Goods make the week’s flight when they are at our dock before {cutoffWords(schedule)}. Goods already
      with us, such as parcels in your mailbox, must be booked before {bookingCutoffWords(schedule)}. Both are
      {OUR_TIME}. A minute late is late.
    </p>
    <p>
      What misses a cutoff goes on the next flight automatically. A flight that falls on a holiday leaves on
      the business day before, and its cutoffs move with it. When a flight is full, what came last waits for
      the next one. Express goods are loaded first.
    </p>
    <p>
      Transit times are what the route usually takes. We do not promise a day. Airlines may leave pieces
      behind; then we put them on the next flight and tell you which pieces flew.
    </p>
  </>
);

const Pickup = ({ site }: { readonly site: Site }) => {
  const { radiusMiles } = site.schedule.pickup;
  const card = cardInForce(site);
  return (
    <>
      <p>
        We pick up within {radiusMiles} miles of our dock, in a straight line. Book by{' '}
        {pickupBookBy(site.schedule)}.
      </p>
      <p>
        Have the goods packed and someone there. A missed pickup costs {dollars(card.failedPickup)}; stairs or
        a liftgate cost {dollars(card.stairs)}.
      </p>
      <p>
        At the destination we hand the goods to the consignee, or to someone the consignee has named, who
        shows proof of identity. From then on they count as delivered.
      </p>
    </>
  );
};

const Liability = ({ site }: { readonly site: Site }) => {
  const { insurance } = cardInForce(site);
  return (
    <>
      <p>
        For transport by air between countries, the Montreal Convention limits what a carrier pays for goods
        that are lost, damaged or late. Since {dateWords(carrierLiability.since)} the limit is{' '}
        {carrierLiability.sdrPerKg} Special Drawing Rights for each kilogram, about{' '}
        {dollars(carrierLiability.estimatePerKg)} at our last estimate. Where the convention applies, that
        limit applies to us.
      </p>
      <p>
        A phone weighs little and costs a lot. If your goods are worth more than that limit, declare the value
        and insure them: {insurance.percent}% of the value, minimum {dollars(insurance.minimum)}.
      </p>
      <p>
        We are not responsible for loss caused by the nature of the goods, by weak packing that was not ours,
        by war, or by the order of an authority, and we do not pay for lost profit. Where the law gives you
        more than these terms, the law applies.
      </p>
    </>
  );
};

const Claims = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>Write to us, with photos and your tracking number, within</p>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-rule py-3 tabular-nums">
      {claimWindows.map(({ days, from, what }) => (
        <div key={days} className="contents">
          <dt className="font-semibold">{days} days</dt>
          <dd>
            {from}, for {what}
          </dd>
        </div>
      ))}
    </dl>
    <p>
      Keep the goods and their packing until we have answered. Write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a> or use the <a href="/support">support page</a>. A
      claim that comes later can be refused for that reason alone.
    </p>
  </>
);

const Changes = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      When these terms change, the date at the top changes and this chapter says what is new. For what you
      have already booked, the terms of that day apply.
    </p>
    <p>
      The owner of {brand.name} has not yet stated here which law and which court apply. Until then the law
      decides. Talk to us first: <a href={phoneLink(brand)}>{brand.phone.display}</a>.
    </p>
  </>
);

/** The chapters about carriage. */
export const carriageTerms: readonly ReadingSection[] = [
  { id: 'cutoffs', title: 'Cutoffs, flights and delays', Body: Cutoffs },
  { id: 'pickup', title: 'Pickup and handover', Body: Pickup },
];

/** The chapters about liability and claims. */
export const claimTerms: readonly ReadingSection[] = [
  { id: 'liability', title: 'What we are responsible for', Body: Liability },
  { id: 'claims', title: 'How long you have to claim', Body: Claims },
  { id: 'changes', title: 'Changes and disputes', Body: Changes },
];
