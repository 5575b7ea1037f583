import type { CountedCategory } from '#domain/blog/categories/endpoints.ts';
import type { ToMend } from '#domain/blog/categories/mending/to-mend.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BlogTabs } from '../blog-tabs.tsx';
import { AlikeCategories } from './all/alike-categories.tsx';
import { AllCategories } from './all/all-categories.tsx';
import { LastMending } from './mending/last-mending.tsx';
import { MendPosts } from './mending/mend-posts.tsx';
import { useCategories, useToMend } from './use-categories.ts';

interface FixProps {
  readonly categories: readonly CountedCategory[];
  readonly found: ToMend;
  readonly area: Area;
}

const Fix = ({ categories, found, area }: FixProps) => (
  <div className="grid gap-10">
    <MendPosts found={found} categories={categories} area={area} />
    {found.last === undefined ? null : <LastMending last={found.last} categories={categories} area={area} />}
    <AlikeCategories pairs={found.alike} categories={categories} />
    <AllCategories categories={categories} />
  </div>
);

/** `/admin/blog/fix-categories` and `/staff/blog/fix-categories`: posts without a category, categories that look alike, and all of them. */
export const FixCategoriesPage = ({ area }: { readonly area: Area }) => {
  const [categories, found] = [useCategories(), useToMend()];
  return (
    <div className="@container">
      <BlogTabs area={area} current="/blog/fix-categories" />
      <PageHeader title="Fix categories">
        Readers find posts by their category. Give one to every post, and merge categories that mean the same.
      </PageHeader>
      <Loaded query={categories} loading="Loading the categories…">
        {(known) => (
          <Loaded query={found} loading="Looking for what is to be mended…">
            {(toMend) => <Fix categories={known.categories} found={toMend} area={area} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
};
