import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { collectionWords, deliveryWords } from '#domain/settings/capability-words.ts';
import { THE_CODE, whereTheCodeIs, whoMayCollectIn } from '#domain/shipments/handover/who-collects.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureWords,
  pickupBookBy,
  routeWords,
  transitWords,
} from '#web/phrases/times.ts';
import { Steps } from '../../../components/steps.tsx';
import type { Site } from '../../../page.ts';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Week = ({ site: { schedule, brand } }: { readonly site: Site }) => (
  <>
    <p>There is one flight a week. Plan back from the cutoff:</p>
    <div>
      <Steps
        items={[
          {
            title: 'The weekend before: pack',
            text: 'And write the list. Ask the receiver for the name exactly as shown on the ID, and whether they have a TIN.',
          },
          {
            title: `Book a pickup by ${pickupBookBy(schedule)}`,
            text: 'Or bring it yourself. Come early in the week: the last hours before the cutoff are busy.',
          },
          {
            title: `Before ${cutoffWords(schedule)}: at the dock in ${brand.facility.city}`,
            text: 'We weigh, measure and photograph it. If that is much more than you declared, we ask you before it flies.',
          },
          {
            title: `Before ${bookingCutoffWords(schedule)}: booked and paid`,
            text: 'You can add goods that are already here, such as mailbox parcels, until then.',
          },
          {
            title: `${routeWords(schedule, 'GY')}, ${departureWords(schedule, 'GY')}`,
            text: 'A flight that falls on a holiday leaves on the business day before, and the cutoffs move with it.',
          },
          {
            title: `${transitWords(schedule, 'GY')} later: ready`,
            text: 'After landing it is checked in and goes to customs. Wait until it is ready before you travel.',
          },
        ]}
      />
    </div>
  </>
);

const { taxNumber } = destinations.GY;

const Collecting = ({ site }: { readonly site: Site }) => {
  const { storage, doorDelivery } = cardInForce(site);
  return (
    <>
      <p>Whoever collects comes with five things:</p>
      <ul>
        <li>a photo ID,</li>
        <li>the {THE_CODE}, from when the flight has left,</li>
        <li>the receiver’s {taxNumber.name},</li>
        <li>the tracking number, on paper or on the phone,</li>
        <li>money for duty, if customs asks for some.</li>
      </ul>
      <p>
        {whoMayCollectIn(taxNumber)} {whereTheCodeIs}
      </p>
      <p>{collectionWords(site.capabilities, 'GY')}</p>
      <p>
        Goods wait free for {storage.destinationFreeDays} days. After that each piece costs{' '}
        {dollars(storage.destinationPerPieceWeek)} a week. So call the receiver as soon as it is ready.
      </p>
      <p>
        Linden, New Amsterdam, Anna Regina, Lethem: the trip from Georgetown is not included in our price.{' '}
        {deliveryWords(site.capabilities, 'GY')} Delivery to the door is {dollars(doorDelivery)}.
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
        <strong>A nickname on the label.</strong> “Auntie Pam” has no ID. Use the name on the ID.
      </li>
      <li>
        <strong>Guessing the size.</strong> You pay a third more for a 22-inch cube than for a 20-inch one.
      </li>
      <li>
        <strong>A value of ten dollars for a new phone.</strong> Customs knows what phones cost, and insurance
        pays what you declared.
      </li>
      <li>
        <strong>Sending to someone who is away.</strong> The goods wait and you pay storage, unless you name
        someone else who collects them.
      </li>
    </ul>
  </>
);

/** The chapters about transport and collection. */
export const wayChapters: readonly ReadingSection[] = [
  { id: 'week', title: 'The week, day by day', Body: Week },
  { id: 'collecting', title: 'Collecting in Georgetown', Body: Collecting },
  { id: 'mistakes', title: 'Five mistakes that cost a week', Body: Mistakes },
];
