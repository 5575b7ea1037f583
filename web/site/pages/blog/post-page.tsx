import { renderToStaticMarkup } from 'react-dom/server';
import type { Listed } from '#domain/blog/blog-list.ts';
import type { Block } from '#domain/blog/body/block.ts';
import { chaptersOf } from '#domain/blog/body/body.ts';
import { categoryOf } from '#domain/blog/categories/aliases.ts';
import { type Category, defaultCategories } from '#domain/blog/categories/category.ts';
import { picturePath, picturesIn, widthsOf } from '#domain/blog/pictures/addresses.ts';
import type { ImageBlock } from '#domain/blog/pictures/image-block.ts';
import type { Post } from '#domain/blog/post.ts';
import { dateWords } from '#web/phrases/days.ts';
import type { SchemaThing } from '#web/shell/page-metadata.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { needsMore } from '../../on-touch/load-more.ts';
import type { AskedQuestion, Site, SitePage } from '../../page.ts';
import { article } from '../../seo/article.ts';
import { faqPage } from '../../seo/faq-page.ts';
import { LongRead } from '../reading/long-read.tsx';
import { Blocks } from './body/blocks.tsx';
import { plainWords, ShownWords } from './body/words.tsx';
import { categoryPath } from './categories/category-path.ts';
import { postPath } from './post-path.ts';
import { ReadNext } from './read-next.tsx';
import { SharePost } from './share-post.tsx';

/** The usual reading speed. */
const WORDS_PER_MINUTE = 220;

const minutesToRead = (site: Site, body: readonly Block[]): number => {
  const words = renderToStaticMarkup(<Blocks site={site} blocks={body} />)
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
};

const Byline = ({
  site,
  post,
  minutes,
}: {
  readonly site: Site;
  readonly post: Post;
  readonly minutes: number;
}) => {
  const changed = post.changedOn ?? post.publishedOn;
  return (
    <p className="label-caption">
      By {site.brand.name} · {minutes === 1 ? '1 minute' : `${minutes} minutes`} ·{' '}
      {post.changedOn ? 'updated' : 'written'} <time dateTime={changed}>{dateWords(changed)}</time>
    </p>
  );
};

/** Leads to the other posts of its category. Nothing where it has none. */
const InCategory = ({ category }: { readonly category: Category | undefined }) =>
  category === undefined ? null : (
    <p className="print:hidden">
      In{' '}
      <a href={categoryPath(category)} className="text-link inline-flex min-h-11 items-center">
        {category.name}
      </a>
    </p>
  );

const contentOf = (
  post: Post,
  next: readonly Listed[],
  category: Category | undefined,
): SitePage['Content'] => {
  const { opening, chapters } = chaptersOf(post.body);
  const first = opening.find(({ kind }) => kind === 'image');
  return ({ site }) => (
    <article {...needsMore} data-post={post.slug}>
      <PageIntro path={postPath(post)} title={post.title} lead={<ShownWords site={site} words={post.lead} />}>
        <div className="grid gap-3">
          <Byline site={site} post={post} minutes={minutesToRead(site, post.body)} />
          <InCategory category={category} />
          <SharePost site={site} post={post} />
        </div>
      </PageIntro>
      <LongRead
        chapters={chapters.map(({ id, title, blocks }) => ({
          id,
          title,
          body: <Blocks site={site} blocks={blocks} />,
        }))}
        opening={opening.length > 0 ? <Blocks site={site} blocks={opening} first={first} /> : undefined}
      />
      <ReadNext posts={next} />
      <CallToAction title={post.ending.title} action={post.ending.action} second={post.ending.second}>
        {post.ending.text}
      </CallToAction>
    </article>
  );
};

/** The questions of a post with their answers, as the page shows them. */
const questionsOf = (site: Site, body: readonly Block[]) =>
  body
    .flatMap((block) => (block.kind === 'questions' ? block.items : []))
    .map(({ question, answer }) => ({ question, answer: plainWords(site, answer) }));

/** The address of a picture in its largest size. */
const largestPath = (block: ImageBlock): string => picturePath(block, widthsOf(block).at(-1) ?? 480);

/** What search engines are told of a post. */
const structuredDataOf = (site: Site, post: Post, category: Category | undefined): readonly SchemaThing[] => {
  const questions = questionsOf(site, post.body);
  return [
    article(site, {
      ...post,
      path: postPath(post),
      headline: post.title,
      section: category?.name,
      images: picturesIn(post.body).map(largestPath),
    }),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
};

/** The page of a post. Its prices, times and rules are those that hold when it is rendered. `next` is what to read after it. */
export const postPage = (
  post: Post,
  next: readonly Listed[],
  {
    categories = defaultCategories,
    asked = [],
  }: { readonly categories?: readonly Category[]; readonly asked?: readonly AskedQuestion[] } = {},
): SitePage => {
  const category = categoryOf(categories, post.category);
  return {
    metadata: (site) => ({
      title: post.title,
      description: post.description,
      article: { publishedOn: post.publishedOn, ...(post.changedOn ? { changedOn: post.changedOn } : {}) },
      structuredData: structuredDataOf(site, post, category),
    }),
    Content: contentOf(post, next, category),
    asked,
  };
};
