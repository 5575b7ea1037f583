import type { BuiltAssets } from '#built-site';
import type { BlogList, CategoryPage, Listed } from '#domain/blog/blog-list.ts';
import type { Category } from '#domain/blog/categories/category.ts';
import type { Post } from '#domain/blog/post.ts';
import type { PublishedDeparture } from '#domain/departures/published/published.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** The input of the render function, the same type as in web/site/page.ts. */
export interface Site extends SiteSettings {
  readonly url: string;
  readonly showsSamples: boolean;
  readonly month?: string;
  readonly departures?: readonly PublishedDeparture[];
}

/** A file of the site as it is served. */
export interface SiteFile {
  readonly body: string;
  readonly contentType: string;
}

/** The render function of the pages. The web build writes it as one file (scripts/web-build/site-renderer.ts). */
export declare const renderSite: (site: Site, assets: BuiltAssets) => ReadonlyMap<string, SiteFile>;

/** Renders the files of the blog one by one. */
export interface BlogRenderer {
  post: (post: Post, next: readonly Listed[]) => SiteFile;
  list: (list: BlogList) => SiteFile;
  category: (page: CategoryPage) => SiteFile;
  feed: (newestFirst: readonly Post[]) => SiteFile;
  mapIndex: (parts: number) => SiteFile;
  mapPart: (posts: readonly Pick<Listed, 'slug'>[]) => SiteFile;
  searchPart: (newestFirst: readonly Listed[]) => SiteFile;
  mapCategories: (categories: readonly Pick<Category, 'slug'>[]) => SiteFile;
}
export declare const renderBlog: (
  site: Site,
  assets: BuiltAssets,
  categories: readonly Category[],
) => BlogRenderer;
