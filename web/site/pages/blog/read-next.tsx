import type { Listed } from '#domain/blog/blog-list.ts';
import { postPath } from './post-path.ts';

/** Other posts, below the text of one. Nothing where there are none. */
export const ReadNext = ({ posts }: { readonly posts: readonly Listed[] }) =>
  posts.length === 0 ? null : (
    <nav aria-labelledby="read-next-title" className="mx-auto max-w-6xl px-4 pb-12 sm:pb-16 print:hidden">
      <h2 id="read-next-title" className="text-2xl sm:text-3xl">
        Read next
      </h2>
      <ul className="mt-4 grid gap-x-10 border-b border-rule sm:grid-cols-2">
        {posts.map((post) => (
          <li key={post.slug} className="border-t border-rule py-3">
            <a href={postPath(post)} className="text-link inline-flex min-h-11 items-center text-lg">
              {post.title}
            </a>
            <p className="text-ink-soft">{post.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
