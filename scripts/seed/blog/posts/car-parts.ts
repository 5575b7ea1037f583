import type { SamplePost } from './sample-post.ts';

/** A subject that nobody writes about for now. */
export const carParts: SamplePost = {
  title: 'Car parts by air: which ones may fly',
  status: 'ARCHIVED',
  isOwned: false,
  addedDaysAgo: 19,
  plan: {
    phrase: 'ship car parts to guyana',
    destination: 'GY',
    brief: {
      intent: 'Can I send a used bumper or an engine part?',
      outline: 'Parts with oil or fuel in them, batteries, air bags, what is too long for the plane.',
      sources: 'Our list of goods. Too few people ask for it: come back to it next year.',
    },
  },
};
