import { carrierLiability } from '#domain/carriage/carrier-liability.ts';
import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Site } from '../../page.ts';
import { phoneLink } from '../../phrases/contact.ts';
import { dateWords } from '../../phrases/days.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, pickupBookBy } from '../../phrases/times.ts';
import type { ReadingSection } from '../reading/reading-section.ts';

const Cutoffs = ({ site: { schedule } }: { readonly site: Site }) => (
  <>
    <p>
      Goods make the week’s flight when they are at our dock before {cutoffWords(schedule)}. Goods already
      with us, such as parcels in your mailbox, must be booked before {bookingCutoffWords(schedule)}. Both are
      New Jersey time, and a minute late is late.
    </p>
    <p>
      What misses a cutoff goes on the next flight by itself, and we tell you. A flight that falls on a
      holiday leaves on the business day before, and its cutoffs move with it. When a flight is full, what
      came last waits for the next one.
    </p>
    <p>
      Transit times are what the route usually takes, not a promise of a day. Airlines may leave pieces
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
        We collect within {radiusMiles} miles of our dock, in a straight line. A slot is booked by{' '}
        {pickupBookBy(site.schedule)}.
      </p>
      <p>
        Have the goods packed and somebody there. A visit in vain costs {dollars(card.failedPickup)}; stairs
        or a liftgate cost {dollars(card.stairs)}.
      </p>
      <p>
        At the destination goods are handed to the consignee, or to somebody the consignee has named, against
        proof of identity. From then on they are delivered.
      </p>
    </>
  );
};

const Liability = ({ site }: { readonly site: Site }) => {
  const { insurance } = cardInForce(site);
  return (
    <>
      <p>
        For carriage by air between countries, the Montreal Convention limits what a carrier owes for goods
        that are lost, damaged or late. Since {dateWords(carrierLiability.since)} the limit is{' '}
        {carrierLiability.sdrPerKg} Special Drawing Rights for each kilogram, about{' '}
        {dollars(carrierLiability.estimatePerKg)} when we last worked it out. Where the convention applies,
        that limit applies to us.
      </p>
      <p>
        A phone weighs little and costs much. If your goods are worth more than their weight would bring,
        declare the value and insure them: {insurance.percent}% of the value, {dollars(insurance.minimum)} at
        least.
      </p>
      <p>
        We do not answer for loss that comes from the goods’ own nature, from weak packing that was not ours,
        from war, or from what an authority orders, and we do not pay for lost profit. Where the law gives you
        more than these terms, the law holds.
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
      claim that comes later may be lost for that reason alone.
    </p>
  </>
);

const Changes = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      When these terms change, the date at the top changes and this chapter says what is new. What was booked
      before follows the terms of its day.
    </p>
    <p>
      Which law applies, and which court is asked when talking does not help, the owner of {brand.name} has
      not settled in this text. Until then the law decides it. Talk to us first:{' '}
      <a href={phoneLink(brand)}>{brand.phone.display}</a>.
    </p>
  </>
);

/** The chapters about carriage. */
export const carriageTerms: readonly ReadingSection[] = [
  { id: 'cutoffs', title: 'Cutoffs, flights and delays', Body: Cutoffs },
  { id: 'pickup', title: 'Pickup and handing over', Body: Pickup },
];

/** The chapters about liability and claims. */
export const claimTerms: readonly ReadingSection[] = [
  { id: 'liability', title: 'What we answer for', Body: Liability },
  { id: 'claims', title: 'How long you have to claim', Body: Claims },
  { id: 'changes', title: 'Changes and disputes', Body: Changes },
];
