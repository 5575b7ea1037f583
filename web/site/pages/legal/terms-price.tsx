import { dollars } from '#domain/kernel/money.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { paymentWords } from '#domain/settings/capability-words.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords } from '#web/phrases/times.ts';
import type { Site } from '../../page.ts';
import type { ReadingSection } from './reading-section.ts';

const Price = ({ site }: { readonly site: Site }) => {
  const card = cardInForce(site);
  return (
    <>
      <p>
        Our <a href="/rates">rates</a> of the day you book apply. A later change never affects what is already
        booked.
      </p>
      <p>
        A box is charged by its weight or its size, whichever is more: length × width × height in inches,
        divided by {card.dimDivisor}, is the size weight in pounds. A barrel has one price up to the weight
        included; heavier ones cost more, and above {card.barrelLimits.refusedAboveLb} lb we cannot take them.
      </p>
      <p>
        Minimum charge: {dollars(card.minimumFreight)} per shipment. Mailbox parcels that are sent together
        have no minimum charge.
      </p>
      <p>
        Boxes over {card.oversize.aboveLb} lb or {card.oversize.aboveIn} in, and barrels over{' '}
        {card.barrelLimits.reviewAboveLb} lb, get an estimate. It becomes a price when we have confirmed it.
      </p>
    </>
  );
};

const Reweigh = () => (
  <>
    <p>
      The price is for what you declared. At the dock everything is weighed and measured again, and a photo of
      the scale is kept.
    </p>
    <p>
      Up to {REWEIGH_TOLERANCE_PERCENT}% over the declared chargeable weight, the quoted price stays the same.
      Above that the shipment waits: you see the photo and the new price, and you either approve it or take
      your goods back. Nothing flies at a price you have not seen.
    </p>
  </>
);

const Storage = ({ site }: { readonly site: Site }) => {
  const { storage } = cardInForce(site);
  return (
    <>
      <p>
        At our dock the first {storage.freeDays} days are free. Day 1 is the day after we received the parcel.
        After that storage is {dollars(storage.perLbDay)} per lb per day, by the weight on the scale. A day
        that has started counts.
      </p>
      <p>
        At the destination the first {storage.destinationFreeDays} days are free, then it is{' '}
        {dollars(storage.destinationPerPieceWeek)} per piece per week.
      </p>
      <p>
        Goods that nobody claims or pays for are treated as abandoned on day {storage.abandonedAfterDays}. We
        write to your account’s e-mail first. After that day we may return them at your cost, give them away
        or dispose of them.
      </p>
    </>
  );
};

const Payment = ({ site }: { readonly site: Site }) => (
  <>
    <p>
      Payment is due by {bookingCutoffWords(site.schedule)}, {OUR_TIME}, for that week’s flight; so are the
      papers. {paymentWords(site.capabilities)} What is not paid waits for the next flight, and storage days
      keep counting.
    </p>
    <p>
      We may keep goods until freight, storage and fees for them are paid. We do not keep them for anything
      else you may owe.
    </p>
  </>
);

/** The chapters about prices, payment and storage. */
export const priceTerms: readonly ReadingSection[] = [
  { id: 'price', title: 'Price', Body: Price },
  { id: 'reweigh', title: 'When it weighs more than declared', Body: Reweigh },
  { id: 'payment', title: 'Payment', Body: Payment },
];

export const storageTerms: readonly ReadingSection[] = [
  { id: 'storage', title: 'Storage and abandoned goods', Body: Storage },
];
