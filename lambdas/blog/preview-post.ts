import type { BuiltSite } from '#built-site';
import { slugFor } from '#domain/blog/desk/moving.ts';
import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { postOf, shown } from '#domain/blog/published/live-post.ts';
import { readNext } from '#domain/blog/read-next.ts';
import { ok } from '#domain/kernel/result.ts';
import type { renderBlog, Site } from '#site-renderer';
import type { Clock } from '../runtime/clock.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { CategoryStore } from './categories/category-store.ts';
import { noSuchPost } from './change-post.ts';
import type { LiveStore } from './live-store.ts';
import type { PostStore } from './post-store.ts';
import { readNewest } from './publishing/blog-files.ts';

/** The function that renders the published pages of the blog, with the assets of the build. */
export interface BlogRendering {
  readonly render: typeof renderBlog;
  readonly built: BuiltSite;
}

interface Deps {
  readonly posts: Pick<PostStore, 'find'>;
  readonly live: LiveStore;
  readonly categories: Pick<CategoryStore, 'read'>;
  readonly readSite: (now: Date) => Promise<Site>;
  /** Loaded for a preview only, because it is larger than everything else in this function. */
  readonly loadRenderer: () => Promise<BlogRendering>;
  readonly clock: Clock;
}

/** An address for a post that has none yet, and that no post can have. */
const NO_ADDRESS = 'page';

/** Renders the page of a post with a text that need not be saved, by the same function that publishes it. Nothing is stored. */
export const previewPost =
  ({ posts, live, categories, readSite, loadRenderer, clock }: Deps): UseCase<typeof blogEndpoints.preview> =>
  async ({ params: { id }, body: { text } }) => {
    const now = clock();
    const [post, before, filed, site, { render, built }] = await Promise.all([
      posts.find(id),
      live.find(id),
      categories.read(),
      readSite(now),
      loadRenderer(),
    ]);
    if (post === undefined) return noSuchPost();
    const { cards, lastPlace } = await readNewest(live, filed);
    const { version, category } = post;
    const slug = slugFor(post, text.title) || NO_ADDRESS;
    // No revision of a saved text: what is typed may be another one.
    const showing = { id, version, slug, revision: 0, text, category, at: now.toISOString() };
    const page = postOf(shown(showing, before, lastPlace + 1));
    const { body } = render(site, built.assets, filed.list.categories).post(page, readNext(cards, page));
    return ok({ html: body });
  };
