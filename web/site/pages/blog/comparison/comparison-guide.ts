import type { Guide } from '../guide.tsx';
import { kindChapters } from './kinds.tsx';
import { comparingChapters } from './same-box.tsx';

/** The guide that compares air cargo with other ways to ship. */
export const comparisonGuide: Guide = {
  path: '/blog/nj-vs-global-shippers',
  title: 'A local forwarder, or a global shipper?',
  description:
    'When a global carrier is the better choice for the Caribbean, when a local forwarder is, and eight questions to ask either.',
  publishedOn: '2026-11-21',
  lead: 'What each kind of shipper is good for, how to compare prices, and when you should not use us.',
  sections: [...kindChapters, ...comparingChapters],
  asked: [
    { question: 'When should I use one of the big names?', answeredAt: 'global' },
    { question: 'When is a local forwarder the better choice?', answeredAt: 'local' },
    { question: 'How do I compare two prices fairly?', answeredAt: 'same-box' },
    { question: 'Which extra charges should I look for?', answeredAt: 'on-top' },
    { question: 'What should I ask before I hand anything over?', answeredAt: 'questions' },
  ],
  next: {
    title: 'Compare our price',
    text: 'The calculator gives you a total with every charge, and a link that you can keep or share.',
    action: { label: 'Open the calculator', to: '/shipping-calculator' },
    second: { label: 'See all rates', to: '/rates' },
  },
};
