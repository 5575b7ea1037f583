import type { Guide } from '../guide.tsx';
import { costChapters } from './costs-and-choice.tsx';
import { paperChapters } from './packing-and-papers.tsx';
import { wayChapters } from './way-and-collection.tsx';

/** The guide to shipping to Guyana. */
export const guyanaGuide: Guide = {
  path: '/blog/shipping-to-guyana-guide',
  title: 'Shipping to Guyana: the whole way, step by step',
  description:
    'Box or barrel, what it costs, which papers customs asks for, the TIN, the week’s cutoffs and the counter in Georgetown.',
  publishedOn: '2026-11-21',
  lead: 'For the first barrel to your mother, and for the tenth when something has changed. What it costs, what to write down, and who has to be where with which number.',
  sections: [...costChapters, ...paperChapters, ...wayChapters],
  asked: [
    { question: 'What does it cost to send a barrel to Guyana?', answeredAt: 'short' },
    { question: 'Is a box or a barrel cheaper for what I send?', answeredAt: 'box-or-barrel' },
    { question: 'Which form and which number does customs want?', answeredAt: 'papers' },
    { question: 'When must it leave my house to be there next week?', answeredAt: 'week' },
    { question: 'Where and how is it collected?', answeredAt: 'collecting' },
  ],
  next: {
    title: 'Price yours to Guyana',
    text: 'Size and weight are enough. You see every line and the flight it still makes.',
    action: { label: 'Open the calculator', to: '/shipping-calculator?to=GY' },
    second: { label: 'All about Guyana', to: '/service-areas/guyana' },
  },
};
