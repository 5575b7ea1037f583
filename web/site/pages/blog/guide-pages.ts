import { comparisonGuide } from '#domain/blog/guides/comparison.ts';
import { guides } from '#domain/blog/guides/guides.ts';
import { guyanaGuide } from '#domain/blog/guides/guyana.ts';
import { jamaicaGuide } from '#domain/blog/guides/jamaica.ts';
import type { Post } from '#domain/blog/post.ts';
import { readNext } from '#domain/blog/read-next.ts';
import type { AskedQuestion } from '../../page.ts';
import { postPage } from './post-page.tsx';

const guidePage = (post: Post, asked: readonly AskedQuestion[]) =>
  postPage(post, readNext(guides, post), { asked });

/** The guides that ship with the code, by path. */
export const guidePages = {
  '/blog/shipping-to-guyana-guide': guidePage(guyanaGuide, [
    { question: 'What does it cost to send a barrel to Guyana?', answeredAt: 'short' },
    { question: 'Is a box or a barrel cheaper for what I send?', answeredAt: 'box-or-barrel' },
    { question: 'Which form and which number does customs want?', answeredAt: 'papers' },
    { question: 'When must it leave my house to be there next week?', answeredAt: 'week' },
    { question: 'Where and how is it collected?', answeredAt: 'collecting' },
  ]),
  '/blog/shipping-barrel-to-jamaica': guidePage(jamaicaGuide, [
    { question: 'What does a barrel to Jamaica cost by air?', answeredAt: 'short' },
    { question: 'Which size do I need, and how heavy may it be?', answeredAt: 'which' },
    { question: 'What goes on the packing list?', answeredAt: 'list' },
    { question: 'How much duty will they ask?', answeredAt: 'duty' },
    { question: 'What does my receiver have to bring?', answeredAt: 'trn' },
  ]),
  '/blog/nj-vs-global-shippers': guidePage(comparisonGuide, [
    { question: 'When should I use one of the big names?', answeredAt: 'global' },
    { question: 'When is a local forwarder the better choice?', answeredAt: 'local' },
    { question: 'How do I compare two prices fairly?', answeredAt: 'same-box' },
    { question: 'Which extra charges should I look for?', answeredAt: 'on-top' },
    { question: 'What should I ask before I hand anything over?', answeredAt: 'questions' },
  ]),
} as const;
