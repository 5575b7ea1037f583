import { isOwn } from '#domain/blog/categories/aliases.ts';
import { type CountedCategory, categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import { useMay } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { usePostChange } from '../../use-posts.ts';
import { nameIn, postsIn, postsWords } from '../use-categories.ts';
import { Merge } from './merge-form.tsx';
import { AddCategory, Reword } from './words-form.tsx';

interface CategoryProps {
  readonly category: CountedCategory;
  readonly categories: readonly CountedCategory[];
}

/** Makes a merged category one by itself again. */
const UndoMerge = ({ category: { slug, version, name, description } }: Pick<CategoryProps, 'category'>) => {
  const act = useAct(usePostChange(categoryEndpoints.changeCategory), {
    begin: {},
    input: () => ({ body: { slug, version, name, description } }),
    done: () => toast.success('The merge is undone'),
  });
  return (
    <ActForm act={act} className="grid gap-2">
      <ActButton act={act} look="plain">
        Undo the merge<span className="sr-only"> of “{name}”</span>
      </ActButton>
      <ActFailure act={act} look="line" />
    </ActForm>
  );
};

const Acts = ({ category, categories }: CategoryProps) =>
  isOwn(categories, category.slug) ? (
    <div className="flex flex-wrap gap-3">
      <Reword category={category} />
      <Merge category={category} categories={categories} />
    </div>
  ) : (
    <UndoMerge category={category} />
  );

const OneCategory = ({ category, categories }: CategoryProps) => {
  const { slug, name, description, posts } = category;
  const mayManage = useMay()('content.manage');
  const isMerged = !isOwn(categories, slug);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0 max-w-prose wrap-anywhere">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">
          {isMerged
            ? `Merged into “${nameIn(categories, slug)}”, with ${postsWords(posts)}.`
            : `${postsWords(postsIn(categories, slug))}. Address: /blog/category/${slug}`}
        </p>
        {description === '' || isMerged ? null : <p>{description}</p>}
      </div>
      {mayManage ? <Acts category={category} categories={categories} /> : null}
    </li>
  );
};

/** All categories with what may be done with each, those last that were merged into another one. */
export const AllCategories = ({ categories }: Pick<CategoryProps, 'categories'>) => {
  const mayManage = useMay()('content.manage');
  const merged = ({ slug }: CountedCategory): number => Number(!isOwn(categories, slug));
  return (
    <Section title="All categories" className="grid gap-4">
      <ul className="border-y-[1.5px] border-ink">
        {categories
          .toSorted((one, other) => merged(one) - merged(other) || one.name.localeCompare(other.name))
          .map((category) => (
            <OneCategory key={category.slug} category={category} categories={categories} />
          ))}
      </ul>
      {mayManage ? (
        <div>
          <AddCategory />
        </div>
      ) : null}
    </Section>
  );
};
