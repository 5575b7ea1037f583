import type { BlogList } from '#domain/blog/blog-list.ts';
import { type Category, defaultCategories } from '#domain/blog/categories/category.ts';
import { guides } from '#domain/blog/guides/guides.ts';
import PostSearch from '#web/features/blog/reading/post-search.tsx';
import { stateWords } from '#web/phrases/state-words.ts';
import { PageIntro } from '../../components/page-intro.tsx';
import { Section } from '../../components/section.tsx';
import { BarrelSizes } from '../../illustrations/barrel-sizes.tsx';
import { Island } from '../../islands/island.tsx';
import { needsMore } from '../../on-touch/load-more.ts';
import type { SitePage } from '../../page.ts';
import { CategoryLinks } from './categories/category-links.tsx';
import { PostList } from './post-list.tsx';

/** Links to other pages with answers. */
const elsewhere = [
  { question: 'What does it cost?', answer: 'Every price on one page', to: '/rates' },
  { question: 'A short answer?', answer: 'Questions and answers', to: '/faq' },
  { question: 'What about my country?', answer: 'The five countries', to: '/service-areas' },
] as const;

const Beside = ({ newer, older }: Pick<BlogList, 'newer' | 'older'>) =>
  newer === undefined && older === undefined ? null : (
    <nav aria-label="More guides" className="mt-6 flex flex-wrap gap-x-8">
      {newer === undefined ? null : (
        <a href={newer} rel="prev" className="text-link inline-flex min-h-11 items-center text-lg">
          Newer guides
        </a>
      )}
      {older === undefined ? null : (
        <a href={older} rel="next" className="text-link inline-flex min-h-11 items-center text-lg">
          Older guides
        </a>
      )}
    </nav>
  );

const Elsewhere = () => (
  <Section id="elsewhere" title="Looking for something shorter?" tone="sunk" beside>
    <dl>
      {elsewhere.map(({ question, answer, to }) => (
        <div key={to} className="border-t border-rule py-3">
          <dt className="text-ink-soft">{question}</dt>
          <dd>
            <a href={to} className="text-link inline-flex min-h-11 items-center text-lg">
              {answer}
            </a>
          </dd>
        </div>
      ))}
    </dl>
    <p id="follow" className="mt-6 max-w-prose">
      New guides are in our{' '}
      <a href="/feed.xml" className="text-link">
        RSS feed
      </a>
      , which any news reader can open. We send no newsletter.
    </p>
  </Section>
);

const contentOf = (
  { posts, page, categories: links = [], searchParts, newer, older }: BlogList,
  categories: readonly Category[],
): SitePage['Content'] => {
  const path = page === undefined ? '/blog' : (`/blog/page/${page}` as const);
  return () => (
    <>
      <PageIntro
        path={path}
        title={page === undefined ? 'Guides' : `Guides, page ${page}`}
        lead="Long answers to what people ask us most. Prices and cutoffs in these guides are today’s."
        aside={<BarrelSizes className="hidden h-auto w-96 lg:block" />}
      />
      <div id="guides" className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
        {searchParts === undefined ? null : (
          <div {...needsMore}>
            <Island name="post-search" of={PostSearch} props={{ parts: searchParts }} />
          </div>
        )}
        <CategoryLinks categories={links} />
        <PostList posts={posts} categories={categories} />
        <Beside newer={newer} older={older} />
      </div>
      <Elsewhere />
    </>
  );
};

/** A page of the list of posts. */
export const blogList = (list: BlogList, categories: readonly Category[] = defaultCategories): SitePage => ({
  metadata: ({ brand }) => ({
    title: list.page === undefined ? 'Guides and news' : `Guides and news, page ${list.page}`,
    description: `Guides from ${brand.name}: how to send boxes and barrels from ${stateWords(brand)} to Guyana and the Caribbean.`,
  }),
  Content: contentOf(list, categories),
  asked: [
    { question: 'How do I ship to Guyana?', answeredAt: 'guides' },
    { question: 'How do I send a barrel to Jamaica?', answeredAt: 'guides' },
    { question: 'Are you the right choice for what I send?', answeredAt: 'guides' },
    { question: 'Where are prices and short answers?', answeredAt: 'elsewhere' },
    { question: 'How do I hear about new guides?', answeredAt: 'follow' },
  ],
});

/** The categories that ship with the code and have a guide. */
export const categoriesOfGuides = defaultCategories.filter(({ slug }) =>
  guides.some(({ category }) => category === slug),
);

/** The list as it ships with the code: the guides. */
export const blogPage = blogList({ posts: guides, categories: categoriesOfGuides, searchParts: 1 });
