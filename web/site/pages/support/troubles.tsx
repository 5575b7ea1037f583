import type { ReactNode } from 'react';
import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { dollars } from '#domain/kernel/money.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords, cutoffWords } from '#web/phrases/times.ts';
import type { Site } from '../../page.ts';

/** A common problem with an explanation and the steps to solve it. */
export interface Trouble {
  readonly id: string;
  readonly title: string;
  readonly first: string;
  readonly steps: readonly ReactNode[];
}

const parcel = ({ brand, capabilities }: Site): Trouble => ({
  id: 'parcel',
  title: 'Where is my parcel?',
  first: 'Find out first who has it: the store’s carrier, or us.',
  steps: [
    'Look at the store’s shipping e-mail. Until it says delivered, the carrier has it: ask them.',
    'Does it say delivered? Look into your mailbox in your account: what we have received is there, with a photo. A parcel without your mailbox number waits at our dock until we know whose it is.',
    <>
      Not there? Press “A parcel is missing” in your mailbox, or send us the carrier’s number and your mailbox
      number{' '}
      <a
        href={whatsAppLink(brand, 'Where is my parcel? Mailbox and carrier’s number: ')}
        rel="noopener"
        className="text-link"
      >
        by WhatsApp
      </a>
      . A photo of the order helps if the label was torn.
    </>,
    <>
      Already on its way?{' '}
      <a href="/tracking" className="text-link">
        {capabilities.onlineTracking ? 'Track it with your tracking number' : 'See what each status means'}
      </a>
      .
    </>,
  ],
});

const address: Trouble = {
  id: 'mailbox-address',
  title: 'I cannot see my U.S. address',
  first: 'You get the address when your e-mail is confirmed. Usually that step is missing.',
  steps: [
    'Open the e-mail we sent when you registered and tap the link. Check your spam folder too.',
    <>
      No e-mail, or the link does not work?{' '}
      <a href="/auth/resend" className="text-link">
        Ask for a new one
      </a>
      .
    </>,
    <>
      Sign in and open your{' '}
      <a href="/dashboard" className="text-link">
        dashboard
      </a>
      . If the card says that we are finishing your mailbox, wait a minute and press Refresh.
    </>,
    'Still nothing? Write to us from the e-mail you registered with, and we find out what is missing.',
  ],
};

const weight: Trouble = {
  id: 'weight',
  title: 'The weight or the price is wrong',
  first: 'Nothing flies at a price you have not approved, so there is time to check.',
  steps: [
    'Ask us for the photo of the scale. If you can, measure it again: length, width and height at the widest points.',
    `Up to ${REWEIGH_TOLERANCE_PERCENT}% over what you declared, the quoted price stays the same.`,
    'Above that, send us a photo of your own scale or tape measure. We weigh it again and send you the new photo.',
    'You approve the new price, or you take your goods back.',
  ],
};

const missed = ({ brand, schedule }: Site): Trouble => ({
  id: 'missed',
  title: 'I missed the cutoff',
  first: 'It goes on the next flight automatically. You do not have to book again.',
  steps: [
    `Goods must be at the dock by ${cutoffWords(schedule)} and booked by ${bookingCutoffWords(schedule)}. If yours are already here, you can still book until then.`,
    <>
      Minutes late?{' '}
      <a href={phoneLink(brand)} className="text-link">
        Call
      </a>{' '}
      instead of writing. We cannot hold a plane, but we know what is still possible.
    </>,
    'Tell the receiver the new date. If they need it by a certain day, ask us if that is still possible.',
  ],
});

const damage: Trouble = {
  id: 'damage',
  title: 'It came damaged, late, or not at all',
  first: 'Keep everything, also the packing. This is how long you have to write to us:',
  steps: [
    ...claimWindows.map(({ days, from, what }) => (
      <>
        <strong className="tabular-nums">{days} days</strong> {from}: {what}.
      </>
    )),
    'Send photos: the outside, the label, the packing, the damage. Add the packing list with the price of each item.',
    <>
      Without insurance, a carrier pays by weight.{' '}
      <a href="/terms#liability" className="text-link">
        How much that is
      </a>
      .
    </>,
  ],
};

const storage = (site: Site): Trouble => {
  const { storage: fee } = cardInForce(site);
  return {
    id: 'storage',
    title: 'My parcels have been waiting',
    first: `${fee.freeDays} days are free. After that, storage is ${dollars(fee.perLbDay)} per lb per day.`,
    steps: [
      'Waiting for one last order? Your mailbox says until when storage is free for each parcel.',
      `On day ${fee.abandonedAfterDays} goods count as abandoned. If you are sick or stuck, tell us before then and we will work something out.`,
    ],
  };
};

/** Common problems, the most frequent first. */
export const troubles = (site: Site): readonly Trouble[] => [
  parcel(site),
  address,
  missed(site),
  weight,
  damage,
  storage(site),
];
