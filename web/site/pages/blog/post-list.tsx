import type { Listed } from '#domain/blog/blog-list.ts';
import { categoryOf } from '#domain/blog/categories/aliases.ts';
import type { Category } from '#domain/blog/categories/category.ts';
import { dateWords } from '#web/phrases/days.ts';

const Filed = ({ category }: { readonly category: Category | undefined }) =>
  category === undefined ? null : <> · {category.name}</>;

/** Posts, with the first one large. Each says its category where these are given. */
export const PostList = ({
  posts,
  categories = [],
}: {
  readonly posts: readonly Listed[];
  readonly categories?: readonly Category[];
}) => (
  <ol className="grid gap-x-10 lg:grid-cols-2">
    {posts.map(({ slug, title, description, category, publishedOn }) => (
      <li
        key={slug}
        className="group relative grid content-start gap-3 border-t-[1.5px] border-ink py-6 first:lg:col-span-2 first:lg:pb-10"
      >
        <p className="label-caption">
          <time dateTime={publishedOn}>{dateWords(publishedOn)}</time>
          <Filed category={categoryOf(categories, category)} />
        </p>
        <h2 className="max-w-3xl text-3xl group-first:sm:text-5xl">
          <a href={`/blog/${slug}`} className="no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </a>
        </h2>
        <p className="max-w-prose text-lg text-ink-soft">{description}</p>
      </li>
    ))}
  </ol>
);
