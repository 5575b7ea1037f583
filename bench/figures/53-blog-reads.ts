import type { Figure } from '../harness/figure.ts';
import { blogLists } from '../support/lists/blog.ts';
import { readsOfLists } from '../support/lists/list-reads.ts';

export const figure: Figure = {
  name: 'blog-reads',
  measures: "Read units per row shown of every list of the blog's desk at 10,000 posts, the worst page",
  ...readsOfLists(blogLists, { few: 100, many: 10_000 }),
  how: `As in \`list-reads\`: each list has a database at home in which the item builders of the domain have written as many posts, and the API's own functions answer the first page of 25 and the next one. Half of the posts are published, the others are at every other stage in turn;
each has half a page of brief. A month of the calendar has sixty posts, whatever is planned for other months. The queue shows fifty posts of each stage at most, the phrases those of two thousand. Figures of a month and speeds are added up once in ten minutes in a blog of more than two hundred posts, and are measured in between: to add up ten thousand posts reads some six thousand units. Comments of a post are one item. The measurement is exact and does not vary.`,
};
