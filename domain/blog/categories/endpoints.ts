import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { Slug } from '../published/slug.ts';
import { Category, CategoryWords } from './category.ts';
import { addRefusals, CategoryChange, changeRefusals } from './change-category.ts';
import { Mending, mendRefusals, NewMending, undoRefusals } from './mending/mending.ts';
import { ToMend } from './mending/to-mend.ts';

/** A category with how many posts say that they are in it. Those of categories that were merged into it are not counted here. */
const CountedCategory = z.object({ ...Category.shape, posts: z.int() });
export type CountedCategory = z.infer<typeof CountedCategory>;

/** The endpoints of the categories of posts. */
export const categoryEndpoints = {
  categories: endpoint('GET /api/blog/categories', {
    summary: 'All categories of posts, those included that were merged into another one.',
    access: 'content.read',
    reply: z.object({ categories: z.array(CountedCategory) }),
  }),
  addCategory: endpoint('POST /api/blog/categories', {
    summary: 'Adds a category; the same one sent again is not added twice. Its address is made of its name.',
    access: 'content.manage',
    body: CategoryWords,
    reply: Category,
    refusals: addRefusals,
  }),
  changeCategory: endpoint('PUT /api/blog/categories', {
    summary:
      'Gives a category another name, merges it into another one, or separates the two again. Its posts are not rewritten, and its address goes on leading to them.',
    access: 'content.manage',
    body: z.strictObject({ slug: Slug, ...CategoryChange.shape }),
    reply: Category,
    refusals: changeRefusals,
  }),
  toMend: endpoint('GET /api/blog/category-fixes', {
    summary:
      'Posts without a category or in one that is not there, each with a suggestion; categories that look alike; and what was mended last.',
    access: 'content.read',
    reply: ToMend,
  }),
  mend: endpoint('POST /api/blog/category-fixes', {
    summary: 'Gives several posts their categories, all of them or none. The same sent again is done once.',
    access: 'content.manage',
    body: NewMending,
    reply: Mending,
    refusals: mendRefusals,
  }),
  undoMending: endpoint('POST /api/blog/category-fixes/{id}/undo', {
    summary: 'Takes the last change of several categories back, if none of the posts was changed since.',
    access: 'content.manage',
    params: z.object({ id: z.uuid() }),
    reply: Mending,
    refusals: undoRefusals,
  }),
} as const;
