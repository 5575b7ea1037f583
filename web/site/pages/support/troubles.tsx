import type { ReactNode } from 'react';
import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { dollars } from '#domain/kernel/money.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import type { Site } from '../../page.ts';
import { phoneLink, whatsAppLink } from '../../phrases/contact.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { bookingCutoffWords, cutoffWords } from '../../phrases/times.ts';

/** A common problem with an explanation and the steps to solve it. */
export interface Trouble {
  readonly id: string;
  readonly title: string;
  readonly first: string;
  readonly steps: readonly ReactNode[];
}

const parcel = ({ brand }: Site): Trouble => ({
  id: 'parcel',
  title: 'Where is my parcel?',
  first: 'Find out first who has it: the store’s carrier, or us.',
  steps: [
    'Look at the store’s shipping e-mail. Until it says delivered, the carrier has it and knows more than we do.',
    'Delivered, and you heard nothing from us? Check that your mailbox number stood on the order. A parcel without it waits at the dock for its owner.',
    <>
      Send us the carrier’s number and your mailbox number{' '}
      <a
        href={whatsAppLink(brand, 'Where is my parcel? Mailbox and carrier’s number: ')}
        rel="noopener"
        className="text-link"
      >
        by WhatsApp
      </a>
      . A photo of the order helps when the label was torn.
    </>,
    <>
      Already flying?{' '}
      <a href="/tracking" className="text-link">
        Tracking
      </a>{' '}
      says what each line means.
    </>,
  ],
});

const address: Trouble = {
  id: 'mailbox-address',
  title: 'I cannot see my U.S. address',
  first: 'The address comes when your e-mail is confirmed. That is the usual reason.',
  steps: [
    'Open the e-mail we sent when you registered and follow its link. Look in spam, too.',
    <>
      No e-mail, or the link is old?{' '}
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
    'Still nothing? Write to us from the address you registered with. We see what is missing.',
  ],
};

const weight: Trouble = {
  id: 'weight',
  title: 'The weight or the price is wrong',
  first: 'Nothing flies at a price you have not approved, so there is time to look.',
  steps: [
    'Ask for the photo of the scale, and measure what you can still measure: length, width, height, bulges included.',
    `Up to ${REWEIGH_TOLERANCE_PERCENT}% over what you declared changes nothing: then the promised price stands.`,
    'Above that, send us a photo of your own scale or tape. We weigh again and send you the new photo.',
    'You approve the new price, or you take your goods back.',
  ],
};

const missed = ({ brand, schedule }: Site): Trouble => ({
  id: 'missed',
  title: 'I missed the cutoff',
  first: 'It goes on the next flight by itself. You need not book again.',
  steps: [
    `At the dock by ${cutoffWords(schedule)}, booked by ${bookingCutoffWords(schedule)}: between the two, goods that are already here can still make it.`,
    <>
      Minutes late?{' '}
      <a href={phoneLink(brand)} className="text-link">
        Call
      </a>{' '}
      rather than write. We cannot hold an aircraft, but we know what is still open.
    </>,
    'Tell the receiver the new week. If it was meant for a certain day, tell us the day, and we say honestly whether it can still be met.',
  ],
});

const damage: Trouble = {
  id: 'damage',
  title: 'It came damaged, late, or not at all',
  first: 'Keep everything, also the packing. These are the days you have to write to us:',
  steps: [
    ...claimWindows.map(({ days, from, what }) => (
      <>
        <strong className="tabular-nums">{days} days</strong> {from}: {what}.
      </>
    )),
    'Photos: the outside, the label, the packing, the damage. Then the packing list with what each thing cost.',
    <>
      What a carrier owes goes by weight, unless it was insured.{' '}
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
    title: 'My parcels have been lying for a while',
    first: `${fee.freeDays} days are free. After that each pound costs ${dollars(fee.perLbDay)} a day.`,
    steps: [
      'Waiting for one last order? Ask us what lies there and what the days have come to so far.',
      `Goods count as abandoned on day ${fee.abandonedAfterDays}. If you are ill or stuck, write before that day: a word is enough to find a way.`,
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
