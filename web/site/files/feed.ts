import { categoryOf } from '#domain/blog/categories/aliases.ts';
import type { Category } from '#domain/blog/categories/category.ts';
import type { Post } from '#domain/blog/post.ts';
import { pageDescription } from '#web/shell/page-metadata.ts';
import type { Site } from '../page.ts';
import { feedText } from '../pages/blog/feed-text.tsx';
import { type SiteFile, xmlFile, xmlText } from './site-file.ts';

const rfc822 = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

const item = (site: Site, post: Post, categories: readonly Category[]): string => {
  const category = categoryOf(categories, post.category);
  const address = xmlText(`${site.url}/blog/${post.slug}`);
  return [
    '    <item>',
    `      <title>${xmlText(post.title)}</title>`,
    `      <link>${address}</link>`,
    `      <guid>${address}</guid>`,
    `      <pubDate>${rfc822(post.publishedOn)}</pubDate>`,
    ...(category === undefined ? [] : [`      <category>${xmlText(category.name)}</category>`]),
    `      <description>${xmlText(pageDescription(post.description, site.brand))}</description>`,
    `      <content:encoded>${xmlText(feedText(site, post))}</content:encoded>`,
    '    </item>',
  ].join('\n');
};

/** Posts as RSS with their whole text, in this order. */
export const feed = (site: Site, posts: readonly Post[], categories: readonly Category[]): SiteFile => {
  const { url, brand } = site;
  return xmlFile(
    'application/rss+xml',
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
      '  <channel>',
      `    <title>${xmlText(`${brand.name} guides`)}</title>`,
      `    <link>${xmlText(`${url}/blog`)}</link>`,
      `    <atom:link href="${xmlText(`${url}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
      `    <description>${xmlText(`Shipping to the Caribbean, from ${brand.name}`)}</description>`,
      '    <language>en</language>',
      ...posts.map((post) => item(site, post, categories)),
      '  </channel>',
      '</rss>',
    ].join('\n'),
  );
};
