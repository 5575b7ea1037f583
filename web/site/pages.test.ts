import { describe, expect, test } from 'vitest';
import { canonicalPaths, type SitePath, sitePaths } from '#domain/kernel/paths.ts';
import { pages } from './pages.tsx';
import { rendered } from './testing/rendered.ts';
import { site } from './testing/sample-site.ts';

const ASKED = 5;
/** Search results cut longer titles. */
const LONGEST_TITLE = 65;
const LONGEST_DESCRIPTION = 160;

const fileOf = (path: SitePath): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
const documentOf = (path: SitePath): Document =>
  new DOMParser().parseFromString(rendered.get(fileOf(path))?.body ?? '', 'text/html');
const documents = new Map(sitePaths.map((path) => [path, documentOf(path)]));
const pageAt = (path: SitePath): Document => documents.get(path) ?? documentOf(path);
const contentOf = (page: Document, selector: string): string | null | undefined =>
  page.querySelector(selector)?.getAttribute('content');
const canonical = sitePaths.filter((path) => canonicalPaths[path] === undefined);

interface Thing {
  readonly '@type': string;
  readonly mainEntity?: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
  readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
}
const things = (page: Document): readonly Thing[] =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}')[
    '@graph'
  ];
const ofType = (page: Document, type: string): Thing | undefined =>
  things(page).find((thing) => thing['@type'] === type);

test('titles and descriptions are unique', () => {
  const titles = canonical.map((path) => pageAt(path).title);
  const descriptions = canonical.map((path) => contentOf(pageAt(path), 'meta[name=description]'));
  expect(titles).toEqual([...new Set(titles)]);
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

describe.each(sitePaths)('%s', (path) => {
  const page = pageAt(path);

  test('has a title and a description for search results', () => {
    expect(page.title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(page.title).toContain(site.brand.name);
    const description = contentOf(page, 'meta[name=description]') ?? '';
    expect(description).toContain(site.brand.phone.display);
    expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    expect(contentOf(page, 'meta[property="og:image"]')).toMatch(/^https:\/\/example\.test\//);
  });

  test('has one canonical address', () => {
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://example.test${canonicalPaths[path] ?? path}`,
    );
  });

  test('has one h1, and headings skip no level', () => {
    const levels = [...page.querySelectorAll('main :is(h1,h2,h3,h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test.skipIf(path === '/')('has breadcrumbs, visible and as structured data', () => {
    const links = [...page.querySelectorAll('nav[aria-label=Breadcrumb] ol a')].map(
      (link) => link.textContent,
    );
    const told = ofType(page, 'BreadcrumbList')?.itemListElement?.map(({ name }) => name) ?? [];
    expect(links[0]).toBe('Home');
    expect(told.slice(0, -1)).toEqual(links);
  });

  test('answers its five questions', () => {
    expect(pages[path].asked).toHaveLength(ASKED);
    for (const { question, answeredAt } of pages[path].asked) {
      expect(question).toMatch(/\?$/);
      expect(page.getElementById(answeredAt)?.textContent, `${question} at #${answeredAt}`).toBeTruthy();
    }
  });

  test('has unique ids, and links only to existing ids', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const leaps = [...page.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    );
    expect(leaps.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has texts for its pictures', () => {
    expect([...page.querySelectorAll('img:not([alt])')]).toEqual([]);
    expect([...page.querySelectorAll('svg:not([aria-hidden=true], [role=img])')]).toEqual([]);
  });

  test('has only visible answers in its structured data', () => {
    const shown = page.querySelector('main')?.textContent ?? '';
    for (const { name, acceptedAnswer } of ofType(page, 'FAQPage')?.mainEntity ?? []) {
      expect(shown).toContain(name);
      expect(shown).toContain(acceptedAnswer.text);
    }
  });
});

test.each<readonly [SitePath, string]>([
  ['/', 'LocalBusiness'],
  ['/contact', 'LocalBusiness'],
  ['/faq', 'FAQPage'],
  ['/services', 'Service'],
  ['/service-areas/guyana', 'Service'],
  ['/service-areas/jamaica', 'Service'],
  ['/service-areas/trinidad', 'Service'],
  ['/service-areas/barbados', 'Service'],
  ['/service-areas/suriname', 'Service'],
  ['/blog/shipping-to-guyana-guide', 'Article'],
  ['/blog/shipping-barrel-to-jamaica', 'Article'],
  ['/blog/nj-vs-global-shippers', 'Article'],
])('%s tells search engines of a %s', (path, type) => {
  expect(ofType(pageAt(path), type)).toBeDefined();
});

test('the feed has the three guides', () => {
  const feed = rendered.get('feed.xml')?.body ?? '';
  const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(
    expect.arrayContaining([
      'https://example.test/blog/shipping-to-guyana-guide',
      'https://example.test/blog/shipping-barrel-to-jamaica',
      'https://example.test/blog/nj-vs-global-shippers',
    ]),
  );
});
