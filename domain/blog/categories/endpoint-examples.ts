import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleIdea } from '../testing/sample-post.ts';
import { type Category, defaultCategories } from './category.ts';
import type { categoryEndpoints } from './endpoints.ts';
import type { Mending } from './mending/mending.ts';
import type { PostToMend } from './mending/to-mend.ts';

const { id: post, title, status, version } = sampleIdea;
const slug = 'barrel-and-boxes';
const words = { name: 'Barrel and boxes', description: 'How to pack them.' };
const category: Category = { slug, ...words, version: 1 };
const into = 'barrels-and-boxes';
const merged: Category = { ...category, version: 2, mergedInto: into };

const toMend: PostToMend = {
  id: post,
  version,
  status,
  title,
  suggestion: { category: 'rates-and-cutoffs', confidence: 0.52, reason: '“ship” in 2 of its posts.' },
};
const mending: Mending = {
  id: '019a1d3c-0000-7000-8000-000000000051',
  at: '2026-11-06T15:00:00.000Z',
  by: 'sample-writer',
  changes: [{ post, title, after: 'rates-and-cutoffs', version: version + 1 }],
};

/** A category that is merged into another, and a post that gets one. */
export const examples: EndpointExamples<typeof categoryEndpoints> = {
  categories: {
    reply: { categories: [...defaultCategories, category].map((one) => ({ ...one, posts: 1 })) },
  },
  addCategory: { body: words, reply: category },
  changeCategory: { body: { slug, version: 1, ...words, mergedInto: into }, reply: merged },
  toMend: {
    reply: {
      posts: [toMend],
      more: false,
      alike: [
        {
          slug,
          into,
          confidence: 0.95,
          reason: 'The names differ only in singular and plural, or in a small word.',
        },
      ],
    },
  },
  mend: {
    body: { id: mending.id, changes: [{ post, version, category: 'rates-and-cutoffs' }] },
    reply: mending,
  },
  undoMending: {
    params: { id: mending.id },
    reply: { ...mending, undone: { at: '2026-11-06T15:05:00.000Z', by: 'sample-writer' } },
  },
};
