import { expect, test } from 'vitest';
import { canonicalPaths, linkPaths, signInPaths, sitePaths } from '#domain/kernel/paths.ts';
import { SiteSettings } from '#domain/settings/site-settings.ts';
import { categoriesOfGuides } from './pages/blog/blog-page.tsx';
import { renderSite } from './render.tsx';
import { rendered } from './testing/rendered.ts';
import { assets, site } from './testing/sample-site.ts';

const bodyOf = (file: string): string => rendered.get(file)?.body ?? '';
const ofApp = ['app.html', 'desk.html'] as const;
const pages = [...rendered]
  .filter(([file]) => file.endsWith('.html') && !ofApp.some((document) => document === file))
  .map(([file, { body }]) => [file, body]);

test('each path of the site has a page, so has each category with a guide, and there is a page for unknown paths', () => {
  expect(pages.length).toBe(
    sitePaths.length + signInPaths.length + linkPaths.length + categoriesOfGuides.length + 1,
  );
});

test.each(ofApp)('%s has the brand, and nothing that depends on who looks', (file) => {
  const brand = {
    ...site.brand,
    name: 'Cloudbarrel',
    phone: { e164: '+12015550199', display: '(201) 555-0199' },
  };
  const body = renderSite({ ...site, brand }, assets).get(file)?.body ?? '';
  expect(body).toContain('<title data-until-drawn="">Cloudbarrel</title>');
  expect(body).toMatch(/<noscript>.*\(201\) 555-0199.*<\/noscript>/);
  expect(body).toContain('content="noindex"');
  expect(body).not.toMatch(
    /Skybarrel|My Account|Sign In|Sign Out|href="\/(dashboard|staff|admin|customer|agent)/,
  );
});

test('the document of the desk has no page that sells, and the other has its menu', () => {
  expect(bodyOf('desk.html')).not.toContain('href="/shipping-calculator"');
  expect(bodyOf('app.html')).toContain('href="/shipping-calculator"');
});

test('the home page says what we do without scripts', () => {
  expect(bodyOf('index.html')).toMatch(/<h1[^>]*>Air Cargo from New Jersey to the Caribbean<\/h1>/);
  expect(bodyOf('index.html')).toContain(
    '<title>Air Cargo from New Jersey to the Caribbean | Skybarrel</title>',
  );
});

test('search engines may not index the page for unknown paths, but the home page', () => {
  expect(bodyOf('404.html')).toContain('<meta name="robots" content="noindex"/>');
  expect(bodyOf('404.html')).not.toContain('speculationrules');
  expect(bodyOf('about/index.html')).toContain('speculationrules');
  expect(bodyOf('index.html')).not.toContain('noindex');
});

test.each(pages)('%s contains nothing that the content security policy forbids', (_, html = '') => {
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toContain('<style');
  expect(html).not.toMatch(/\son\w+="/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const allowed = /src="\/|type="application\/ld\+json"|type="speculationrules"/;
  expect(scripts.filter((attributes) => !allowed.test(attributes))).toEqual([]);
});

test.each(pages)(
  '%s carries the schedule once where something counts down, and nowhere else',
  (_, html = '') => {
    const boards = html.match(/ data-departure="/g)?.length ?? 0;
    const schedules = html.match(/ data-schedule="/g)?.length ?? 0;
    expect(schedules).toBe(boards > 0 ? 1 : 0);
  },
);

test('before its script has run, a static page shows Sign In and hides the account', () => {
  expect(bodyOf('index.html')).toMatch(/<div data-signed-in="" hidden=""/);
  expect(bodyOf('index.html')).toContain('href="/auth/login"');
});

test('the sitemaps contain each page once, with its canonical address', () => {
  const namedIn = (file: string) =>
    [...bodyOf(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(namedIn('sitemap-posts.xml')).toEqual([
    'https://example.test/sitemap-posts-1.xml',
    'https://example.test/sitemap-posts-categories.xml',
  ]);
  expect(namedIn('sitemap-posts-categories.xml')).toEqual(
    categoriesOfGuides.map(({ slug }) => `https://example.test/blog/category/${slug}`),
  );
  expect([...namedIn('sitemap.xml'), ...namedIn('sitemap-posts-1.xml')].toSorted()).toEqual(
    sitePaths
      .filter((path) => !canonicalPaths[path])
      .map((path) => `https://example.test${path}`)
      .toSorted(),
  );
});

test('robots.txt excludes the app and names the sitemaps', () => {
  expect(bodyOf('robots.txt')).toContain('Disallow: /dashboard\n');
  for (const map of ['sitemap.xml', 'sitemap-posts.xml'])
    expect(bodyOf('robots.txt')).toContain(`Sitemap: https://example.test/${map}\n`);
});

test('the settings file has only the fields of the schema', () => {
  const served = JSON.parse(bodyOf('settings.json'));
  expect(SiteSettings.parse(served)).toEqual(served);
  expect(served).not.toHaveProperty('showsSamples');
  expect(served.brand).not.toHaveProperty('staffEmail');
});

test('sample profiles are marked, and are not in structured data', () => {
  const home = new DOMParser().parseFromString(bodyOf('index.html'), 'text/html');
  const links = [...home.querySelectorAll('footer a[href*="example.com"]')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Facebook (sample)',
    'Instagram (sample)',
    'TikTok (sample)',
    'YouTube (sample)',
  ]);
  const said = [...home.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  expect(said.join()).toContain('LocalBusiness');
  expect(said.join()).not.toContain('example.com');
});

test('without samples there are no sample profiles', () => {
  const plain = renderSite({ ...site, showsSamples: false }, assets);
  expect([...plain].filter(([, { body }]) => body.includes('example.com'))).toEqual([]);
});

test('a real profile is shown without samples and without a mark, in pages, app and structured data', () => {
  const facebook = 'https://www.facebook.com/skybarrel';
  const real = renderSite({ ...site, brand: { ...site.brand, social: { facebook } } }, assets);
  const home = new DOMParser().parseFromString(real.get('index.html')?.body ?? '', 'text/html');
  const links = [...home.querySelectorAll('footer a[href^="https:"]')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Facebook']);
  expect(home.documentElement.innerHTML).toContain(`"sameAs":["${facebook}"]`);
  expect(JSON.parse(real.get('settings.json')?.body ?? '').brand.social).toEqual({ facebook });
});

test('the web app manifest has our name', () => {
  expect(JSON.parse(bodyOf('manifest.webmanifest'))).toMatchObject({ name: site.brand.name });
});

test('text of the settings stays text on every page, in structured data and in the feed', () => {
  const markup = `"'></script><b id=x>&`;
  const { phone, facility } = site.brand;
  const hostile = renderSite(
    {
      ...site,
      brand: {
        ...site.brand,
        name: markup,
        tagline: markup,
        subline: markup,
        phone: { ...phone, display: markup },
        facility: { ...facility, line1: markup, city: markup },
        hours: [{ days: markup, hours: markup }],
      },
      capabilities: {
        ...site.capabilities,
        destinations: {
          ...site.capabilities.destinations,
          GY: {
            deliveryTowns: [markup],
            collectAt: {
              name: markup,
              street: markup,
              town: markup,
              hours: [{ days: 'Monday', hours: '9:00 AM to 4:00 PM' }],
              phone: '+592 600 0142',
            },
          },
        },
      },
      claims: { badges: [markup], stats: [{ figure: '<b id=x>', words: markup }] },
      testimonials: {
        items: [
          { name: markup, location: markup, rating: 5, text: markup, shipmentType: markup, sample: false },
        ],
      },
    },
    assets,
  );
  for (const [file, { body }] of hostile) {
    if (!file.endsWith('.html')) continue;
    const page = new DOMParser().parseFromString(body, 'text/html');
    expect(page.querySelector('#x'), file).toBeNull();
    expect(page.documentElement.textContent, file).toContain(markup);
    for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]'))
      expect(() => JSON.parse(textContent), file).not.toThrow();
  }
  const feed = new DOMParser().parseFromString(hostile.get('feed.xml')?.body ?? '', 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('channel > title')?.textContent).toBe(`${markup} guides`);
});

test('the calculator has its own bar with the total, and not the one that leads to a quote', () => {
  const page = new DOMParser().parseFromString(bodyOf('shipping-calculator/index.html'), 'text/html');
  expect(page.querySelector('nav[aria-label="Reach us"]')).toBeNull();
});

test.each([...signInPaths])(
  '%s has its form as plain HTML, which cannot send a password in an address',
  (path) => {
    const html = bodyOf(`${path.slice(1)}/index.html`);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const form = page.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.querySelector('input[name=email]')?.getAttribute('type')).toBe('email');
    expect(form?.querySelector('input[name=password]')?.getAttribute('type')).toBe('password');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('nav[aria-label="Reach us"]'), 'no bar over the form').toBeNull();
    // Modules wait for the whole page. Only a classic script that is not async runs before the form is there.
    const hold = page.querySelector('head > script[src="/assets/before-hydration.js"]');
    expect(hold?.hasAttribute('type') || hold?.hasAttribute('async') || hold?.hasAttribute('defer')).toBe(
      false,
    );
    const [first] = page.querySelectorAll('script');
    expect(first?.getAttribute('type'), 'the script that names the release').toBe('module');
    expect(html.indexOf('before-hydration')).toBeLessThan(html.indexOf('<form'));
  },
);

test('every label of the sign-in pages is tied to its field by an id that does not depend on the library', () => {
  for (const path of signInPaths) {
    const page = new DOMParser().parseFromString(bodyOf(`${path.slice(1)}/index.html`), 'text/html');
    const inputs = [...page.querySelectorAll('main input')];
    expect(inputs.map(({ id }) => id)).toEqual(inputs.map((input) => input.getAttribute('name')));
    for (const { id } of inputs) expect(page.querySelector(`label[for="${id}"]`)).not.toBeNull();
  }
});

test('the page of the receiver is in no search engine and no sitemap, and nothing is fetched ahead of it', () => {
  const html = bodyOf('collect/index.html');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('speculationrules');
  expect(html).toContain('data-island="collect" data-on="load"');
  expect(bodyOf('sitemap.xml')).not.toContain('/collect');
  for (const [file, page] of pages) expect(page, file).not.toContain('href="/collect');
});
