import { expect, test } from 'vitest';
import { words } from '#domain/blog/body/write.ts';
import { guides } from '#domain/blog/guides/guides.ts';
import { guyanaGuide } from '#domain/blog/guides/guyana.ts';
import type { Post } from '#domain/blog/post.ts';
import { samplePicture } from '#domain/blog/testing/sample-post.ts';
import { rendered } from '../../testing/rendered.ts';
import { site } from '../../testing/sample-site.ts';
import { feedText } from './feed-text.tsx';

const shown = (post: Post): Document => new DOMParser().parseFromString(feedText(site, post), 'text/html');

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  '%s is whole in news readers, with addresses that work there and prices of today',
  (slug, guide) => {
    const page = new DOMParser().parseFromString(
      rendered.get(`blog/${slug}/index.html`)?.body ?? '',
      'text/html',
    );
    const read = shown(guide);
    const textOf = (from: ParentNode) =>
      [...from.querySelectorAll('p, li, td')].map(({ textContent }) => textContent);
    const told = new Set(textOf(read));
    const sections = [...page.querySelectorAll('main section[id]')].flatMap(textOf);
    expect(sections.filter((text) => !told.has(text))).toEqual([]);
    const links = [...read.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !/^(?:https|mailto|tel):/.test(to ?? ''))).toEqual([]);
  },
);

test('it has neither our styles nor our drawings', () => {
  const read = shown(guyanaGuide);
  expect(read.querySelector('[class], [id], svg')).toBeNull();
});

test('what is written stays text', () => {
  const trick = '</content:encoded><script>alert(1)</script> class="x" href="/y"';
  const read = shown({ ...guyanaGuide, lead: words(trick), body: [] });
  expect(read.querySelector('script, [href]')).toBeNull();
  expect(read.body.textContent).toBe(trick);
});

test('a picture has an address that works there, and nothing of our pages', () => {
  const image = shown({ ...guyanaGuide, body: [samplePicture] }).querySelector('img');
  expect(image?.getAttribute('src')).toBe(`${site.url}/blog/images/${samplePicture.file}-960.jpg`);
  expect(image?.getAttribute('alt')).toBe(samplePicture.alt);
  expect(image?.getAttributeNames().toSorted()).toEqual(['alt', 'height', 'src', 'width']);
});
