import type { BlogList, CategoryPage, Listed } from '#domain/blog/blog-list.ts';
import { type Category, defaultCategories } from '#domain/blog/categories/category.ts';
import type { Post } from '#domain/blog/post.ts';
import type { PagePath } from './breadcrumb-path.ts';
import type { Assets } from './document.tsx';
import { feed } from './files/feed.ts';
import { searchPart } from './files/search-part.ts';
import type { SiteFile } from './files/site-file.ts';
import { categoryMap, postMapIndex, postMapPart } from './files/sitemap.ts';
import type { Site, SitePage } from './page.ts';
import { html, withSamples } from './page-html.tsx';
import { blogList } from './pages/blog/blog-page.tsx';
import { categoryPage } from './pages/blog/categories/category-page.tsx';
import { categoryPath } from './pages/blog/categories/category-path.ts';
import { postPage } from './pages/blog/post-page.tsx';
import { postPath } from './pages/blog/post-path.ts';
import { breadcrumbs } from './seo/breadcrumbs.ts';

/** A page of the blog at an address that the code does not know. */
const blogHtml = (site: Site, assets: Assets, path: PagePath, page: SitePage): SiteFile => {
  const own = page.metadata(site);
  const trail = breadcrumbs(site, path, own.title);
  const structuredData = [...(own.structuredData ?? []), trail];
  return html(page, { ...own, canonical: path, structuredData }, site, assets);
};

/** Renders the files of the blog one by one, with the settings as they are, so that one more post costs the same with ten and ten thousand. */
export const renderBlog = (
  settings: Site,
  assets: Assets,
  categories: readonly Category[] = defaultCategories,
) => {
  const site = withSamples(settings);
  return {
    /** The page of a post. `next` are those to read after it. */
    post: (post: Post, next: readonly Listed[]): SiteFile =>
      blogHtml(site, assets, postPath(post), postPage(post, next, { categories })),
    list: (list: BlogList): SiteFile =>
      blogHtml(
        site,
        assets,
        list.page === undefined ? '/blog' : `/blog/page/${list.page}`,
        blogList(list, categories),
      ),
    /** The page of a category, with its newest posts. */
    category: (page: CategoryPage): SiteFile =>
      blogHtml(site, assets, categoryPath(page.category), categoryPage(page)),
    feed: (newestFirst: readonly Post[]): SiteFile => feed(site, newestFirst, categories),
    mapIndex: (parts: number): SiteFile => postMapIndex(site, parts),
    mapPart: (posts: readonly Pick<Listed, 'slug'>[]): SiteFile => postMapPart(site, posts),
    /** A part of what the search in the page looks through. */
    searchPart: (newestFirst: readonly Listed[]): SiteFile => searchPart(newestFirst, categories),
    mapCategories: (withPage: readonly Pick<Category, 'slug'>[]): SiteFile => categoryMap(site, withPage),
  };
};
