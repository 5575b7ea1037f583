import type { Category, CategoryList } from '#domain/blog/categories/category.ts';
import {
  type ChangedList,
  withChangedCategory,
  withNewCategory,
} from '#domain/blog/categories/change-category.ts';
import type { categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { type AnyRefusal, ok, type Result } from '#domain/kernel/result.ts';
import { CategoryChangedV1 } from '#events/blog/category-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { CategoryStore } from './category-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly categories: Pick<CategoryStore, 'read' | 'write'>;
}

/** Who changes something, and in which request. */
interface Caller {
  readonly by: string;
  readonly correlationId: string;
}

const eventOf = ({ clock, newId }: Deps, { category, act }: ChangedList, { by, correlationId }: Caller) => {
  const at = clock().toISOString();
  const { slug, version, mergedInto: into } = category;
  return compose(
    CategoryChangedV1,
    {
      subject: slug,
      version,
      at,
      data: { slug, act, ...(into === undefined ? {} : { into }), by, changedAt: at },
    },
    { newId, correlationId },
  );
};

/** Changes the list once, by a rule that is asked again when somebody else changed it in between. */
const changeList = <R extends AnyRefusal>(
  deps: Deps,
  caller: Caller,
  rule: (list: CategoryList) => Result<ChangedList, never, R>,
) =>
  changing<CategoryList, ChangedList, Category, R>(
    'The categories of the blog',
    {
      read: async () => (await deps.categories.read()).list,
      write: (changed) => deps.categories.write(changed.list, eventOf(deps, changed, caller)),
    },
    (list) => {
      const after = rule(list);
      if (!after.ok) return after;
      const { category } = after.value;
      return after.value.list === list ? { done: category } : { change: after.value, answer: category };
    },
  );

/** Shows all categories, with how many posts say that they are in each. */
export const listCategories =
  ({ categories }: Deps): UseCase<typeof categoryEndpoints.categories> =>
  async () => {
    const { list, counts } = await categories.read();
    return ok({
      categories: list.categories.map((one) => ({ ...one, posts: counts[one.slug]?.posts ?? 0 })),
    });
  };

/** Adds a category, once. */
export const addCategory =
  (deps: Deps): UseCase<typeof categoryEndpoints.addCategory> =>
  async ({ body, caller: { userId: by }, correlationId }) =>
    changeList(deps, { by, correlationId }, (list) => withNewCategory(list, body));

/** Gives a category other words, merges it into another one, or makes it one by itself again. */
export const changeCategory =
  (deps: Deps): UseCase<typeof categoryEndpoints.changeCategory> =>
  async ({ body: { slug, ...change }, caller: { userId: by }, correlationId }) =>
    changeList(deps, { by, correlationId }, (list) => withChangedCategory(list, slug, change));
