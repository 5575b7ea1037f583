import type { Guide } from '../guide.tsx';
import { counterChapters } from './customs-and-counter.tsx';
import { packingChapters } from './packing.tsx';
import { barrelChapters } from './which-barrel.tsx';

/** The guide to sending a barrel to Jamaica. */
export const jamaicaGuide: Guide = {
  path: '/blog/shipping-barrel-to-jamaica',
  title: 'Sending a barrel to Jamaica by air',
  description:
    'Which size, what it costs, a packing list to copy, how to pack it, the TRN, and what is known about duty in Jamaica.',
  publishedOn: '2026-11-21',
  lead: 'Which size to take, how to pack it, what is known about duty, and what the receiver has to bring. With a packing list to copy.',
  sections: [...barrelChapters, ...packingChapters, ...counterChapters],
  asked: [
    { question: 'What does a barrel to Jamaica cost by air?', answeredAt: 'short' },
    { question: 'Which size do I need, and how heavy may it be?', answeredAt: 'which' },
    { question: 'What goes on the packing list?', answeredAt: 'list' },
    { question: 'How much duty will they ask?', answeredAt: 'duty' },
    { question: 'What does my receiver have to bring?', answeredAt: 'trn' },
  ],
  next: {
    title: 'Get a price for your barrel',
    text: 'Give the size and weight, and your ZIP code if you want a pickup.',
    action: { label: 'Open the calculator', to: '/shipping-calculator?to=JM' },
    second: { label: 'All about Jamaica', to: '/service-areas/jamaica' },
  },
};
