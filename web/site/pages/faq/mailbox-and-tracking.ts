import { claimWindows } from '#domain/carriage/claim-windows.ts';
import { dollars } from '#domain/kernel/money.ts';
import { carrierWords, noticeWords, trackingWords } from '#domain/settings/capability-words.ts';
import { cardInForce, roundsOnce } from '#web/phrases/prices.ts';
import type { QuestionGroup } from './questions.ts';

/** Questions about the U.S. address. */
export const mailbox: QuestionGroup = {
  id: 'mailbox',
  title: 'Your U.S. mailbox',
  items: (site) => {
    const { storage } = cardInForce(site);
    return [
      {
        id: 'what-is-the-mailbox',
        question: 'What is the U.S. mailbox, and what does it cost?',
        answer: `A U.S. address with your own number. Shop at stores in the States, have them send it there, and we fly it to you. The mailbox is free. Storage is free for ${storage.freeDays} days; after that it is ${dollars(storage.perLbDay)} per lb per day.`,
        more: { label: 'Create your account', to: '/auth/register' },
      },
      {
        id: 'get-the-mailbox',
        question: 'How do I get my number?',
        answer:
          'Create an account in four short steps and open the link in the e-mail. You get your number when your e-mail is confirmed. It is on your dashboard, ready to copy.',
        more: { label: 'No address on the dashboard?', to: '/support#mailbox-address' },
      },
      {
        id: 'us-mail',
        question: 'Can a store send by U.S. Mail?',
        answer: `${carrierWords(site.capabilities)} Some stores do not let you choose the carrier, so ask the store before you order.`,
        more: {
          label: site.capabilities.uspsMail ? 'Ask us about Form 1583' : 'Ask us about U.S. Mail',
          to: '/contact',
        },
      },
      {
        id: 'together',
        question: 'Can several parcels fly as one shipment?',
        answer: `Yes, and it is cheaper: ${roundsOnce(site) ? 'the weight is rounded up once instead of for every parcel, and mailbox parcels' : 'mailbox parcels that fly together'} have no minimum charge. Choose them in your mailbox: you see the price and what you save before you book. Each flies as it came.`,
        more: { label: 'How it works', to: '/how-it-works' },
      },
      {
        id: 'announce',
        question: 'Do I have to tell you what I ordered?',
        answer:
          'It helps: paste the store’s e-mail into your mailbox, or type the tracking number. Then we know whose parcel it is by its number alone. Customs needs an invoice and what is inside, and you can add both there at any time before it flies.',
      },
      {
        id: 'what-came',
        question: 'How do I know what has come?',
        answer:
          'Your mailbox on this site shows each parcel with its photo, weight, size and condition, until when its storage is free, and what is missing before it can fly.',
      },
    ];
  },
};

/** Questions about tracking. */
export const tracking: QuestionGroup = {
  id: 'tracking',
  title: 'Tracking',
  items: ({ capabilities }) => [
    {
      id: 'where-is-it',
      question: 'Where is my parcel?',
      answer: trackingWords(capabilities),
      more: {
        label: capabilities.onlineTracking ? 'Track a shipment' : 'What each status means',
        to: '/tracking',
      },
    },
    {
      id: 'told',
      question: 'Who tells me when something happens?',
      answer: `${noticeWords(capabilities)} You get an e-mail when your mailbox is ready and when we answer a message from you, and we call or write when we need your answer.`,
    },
  ],
};

/** Questions about problems with a shipment. */
export const trouble: QuestionGroup = {
  id: 'trouble',
  title: 'When something goes wrong',
  items: () => [
    {
      id: 'damaged',
      question: 'Something is broken or missing. What now?',
      answer: `Keep the goods and the packing, take photos, and write to us. You have ${claimWindows.map(({ days, from, what }) => `${days} days ${from} for ${what}`).join('; ')}.`,
      more: { label: 'Report it', to: '/support#damage' },
    },
    {
      id: 'wrong-weight',
      question: 'I think you weighed it wrong.',
      answer:
        'Ask us for the photo of the scale and the tape measure. If your numbers are different, send us a photo of yours. Nothing flies at a price you have not approved.',
      more: { label: 'What to do', to: '/support#weight' },
    },
  ],
};
