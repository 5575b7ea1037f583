import { dollars } from '#domain/kernel/money.ts';
import { Steps } from '../../../components/steps.tsx';
import type { Site } from '../../../page.ts';
import { cardInForce } from '../../../phrases/prices.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureWords,
  pickupBookBy,
  routeWords,
  transitWords,
} from '../../../phrases/times.ts';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Week = ({ site: { schedule, brand } }: { readonly site: Site }) => (
  <>
    <p>Flights go once a week, so the week has a shape. Plan backwards from the cutoff:</p>
    <div>
      <Steps
        items={[
          {
            title: 'The weekend before: pack',
            text: 'And write the list. Ask the receiver for the TIN, and for the name exactly as it stands on the ID.',
          },
          {
            title: `Book a pickup by ${pickupBookBy(schedule)}`,
            text: 'Or bring it yourself. Early in the week is calm; the last hours before the cutoff are not.',
          },
          {
            title: `Before ${cutoffWords(schedule)}: at the dock in ${brand.facility.city}`,
            text: 'We weigh, measure and photograph it. If that differs much from what you told us, we ask before it flies.',
          },
          {
            title: `Before ${bookingCutoffWords(schedule)}: booked and paid`,
            text: 'What already lies here, such as parcels in your mailbox, can be added until then.',
          },
          {
            title: `${routeWords(schedule, 'GY')}, ${departureWords(schedule, 'GY')}`,
            text: 'A flight that falls on a holiday leaves on the business day before, and the cutoffs move with it.',
          },
          {
            title: `${transitWords(schedule, 'GY')} later: ready`,
            text: 'After landing it is checked in and goes to customs. Only then is it worth going there.',
          },
        ]}
      />
    </div>
  </>
);

const Collecting = ({ site }: { readonly site: Site }) => {
  const { storage, doorDelivery } = cardInForce(site);
  return (
    <>
      <p>The receiver comes with four things:</p>
      <ul>
        <li>a photo ID in the name on the shipment,</li>
        <li>the TIN,</li>
        <li>the tracking number, on paper or on the phone,</li>
        <li>money for duty, if customs asks for some.</li>
      </ul>
      <p>Somebody else may collect if the receiver has named them to us before. They bring their own ID.</p>
      <p>
        Goods wait free for {storage.destinationFreeDays} days. After that each piece costs{' '}
        {dollars(storage.destinationPerPieceWeek)} a week. So call the receiver when it is ready, not when you
        next happen to speak.
      </p>
      <p>
        Linden, New Amsterdam, Anna Regina, Lethem: from Georgetown that is a second journey which our price
        does not include. Delivery to the door is {dollars(doorDelivery)} where we do it; ask before you book
        whether that is your street.
      </p>
    </>
  );
};

const Mistakes = () => (
  <>
    <ul>
      <li>
        <strong>Arriving an hour late.</strong> The flight is the week’s only one. An hour costs seven days.
      </li>
      <li>
        <strong>A nickname on the label.</strong> “Auntie Pam” has no ID. Use the name that stands on it.
      </li>
      <li>
        <strong>Guessing the size.</strong> A 22-inch cube counts a third more pounds than a 20-inch one.
      </li>
      <li>
        <strong>A value of ten dollars for a new phone.</strong> Customs knows what phones cost, and insurance
        pays what you declared.
      </li>
      <li>
        <strong>Sending to somebody who is away.</strong> Goods wait, storage counts, and nobody else may
        sign.
      </li>
    </ul>
    <p>None of these is about the freight. That is the point of this guide: the flight is the easy part.</p>
  </>
);

/** The chapters about transport and collection. */
export const wayChapters: readonly ReadingSection[] = [
  { id: 'week', title: 'The week, day by day', Body: Week },
  { id: 'collecting', title: 'Collecting in Georgetown', Body: Collecting },
  { id: 'mistakes', title: 'Five mistakes that cost a week', Body: Mistakes },
];
