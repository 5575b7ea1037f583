import { type CategoryPage, IN_CATEGORY } from '#domain/blog/blog-list.ts';
import { PageIntro } from '../../../components/page-intro.tsx';
import type { SitePage } from '../../../page.ts';
import { PostList } from '../post-list.tsx';
import { categoryPath } from './category-path.ts';

/** What a category without a description of its own says. */
const usualLead = 'Our guides about this. Prices and cutoffs in them are today’s.';

const contentOf =
  ({ category, posts }: CategoryPage): SitePage['Content'] =>
  () => (
    <>
      <PageIntro
        path={categoryPath(category)}
        title={category.name}
        lead={category.description || usualLead}
      />
      <div className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
        <PostList posts={posts} />
        <p className="mt-6 print:hidden">
          {posts.length < IN_CATEGORY ? null : `These are the newest ${IN_CATEGORY}. `}
          <a href="/blog" className="text-link inline-flex min-h-11 items-center text-lg">
            All guides
          </a>
        </p>
      </div>
    </>
  );

/** The page of a category: its newest posts. */
export const categoryPage = (page: CategoryPage): SitePage => ({
  metadata: ({ brand }) => ({
    title: `${page.category.name}: guides`,
    description: page.category.description || `Guides from ${brand.name}: ${page.category.name}.`,
  }),
  Content: contentOf(page),
  asked: [],
});
