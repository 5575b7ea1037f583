import { dateWords } from '#web/phrases/days.ts';
import type { Post } from './post.ts';

/** Posts, newest first, with the first one large. */
export const PostList = ({ posts }: { readonly posts: readonly Post[] }) => (
  <ol className="grid gap-x-10 lg:grid-cols-2">
    {posts
      .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
      .map(({ path, title, description, publishedOn }) => (
        <li
          key={path}
          className="group relative grid content-start gap-3 border-t-[1.5px] border-ink py-6 first:lg:col-span-2 first:lg:pb-10"
        >
          <p className="label-caption">
            <time dateTime={publishedOn}>{dateWords(publishedOn)}</time>
          </p>
          <h2 className="max-w-3xl text-3xl group-first:sm:text-5xl">
            <a href={path} className="no-underline after:absolute after:inset-0 hover:underline">
              {title}
            </a>
          </h2>
          <p className="max-w-prose text-lg text-ink-soft">{description}</p>
        </li>
      ))}
  </ol>
);
