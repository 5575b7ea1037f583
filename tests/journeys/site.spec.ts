import { canonicalPaths, sitePaths } from '#domain/kernel/paths.ts';
import { expectGoodLooks, layOutAll, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { PAGE_LIMIT, SCRIPT_LIMIT, weighed } from './support/weighed.ts';

for (const path of sitePaths) {
  test(`${path} is light, accessible, and fits`, { tag: looks }, async ({ page }) => {
    const kilobytes = weighed(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await kilobytes.whole(), 'kilobytes of the page').toBeLessThanOrEqual(PAGE_LIMIT);
    expect(await kilobytes.scripts(), 'kilobytes of scripts').toBeLessThanOrEqual(SCRIPT_LIMIT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await layOutAll(page);
    await expectGoodLooks(page);
  });
}

for (const path of ['/shipping-calculator', '/tracking', '/contact'] as const)
  test(`${path} has its code in the cache when somebody touches it, and none of it has run`, {
    tag: looks,
  }, async ({ page }) => {
    const kilobytes = weighed(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(kilobytes.fetchedAhead).toBeGreaterThan(0);
    expect(await kilobytes.scripts()).toBeLessThanOrEqual(SCRIPT_LIMIT);
    // A pointer stays where it is until the page listens; an event alone would come too early where the browser is busy.
    await page.locator('[data-island]').hover();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-state', 'awake');
    expect(await kilobytes.scripts(), 'the network is asked for nothing more').toBeLessThanOrEqual(
      SCRIPT_LIMIT,
    );
  });

test('/support fetches the code of its form with the first scroll', { tag: looks }, async ({ page }) => {
  const kilobytes = weighed(page);
  await page.goto('/support', { waitUntil: 'networkidle' });
  expect(await kilobytes.fetchedAhead()).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(kilobytes.fetchedAhead).toBeGreaterThan(0);
});

test('without JavaScript every page can be read and left', { tag: looks }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const path of sitePaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden cannot be read
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words, path).toBeGreaterThan(150);
    expect(await page.locator('main a[href]').count(), path).toBeGreaterThan(0);
  }
  await context.close();
});

for (const path of ['/faq', '/service-areas/guyana', '/blog/shipping-to-guyana-guide'] as const) {
  test(`${path}: a link to its last part leads there, pressed or opened`, async ({ page }) => {
    const expectThere = async (hash: string) => {
      const fromTop = () =>
        page.locator(hash).evaluate((part) => {
          const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
          // The last part may be too short to come up to the header.
          return atEnd ? 0 : Math.abs(part.getBoundingClientRect().top - 72);
        });
      await expect.poll(fromTop).toBeLessThanOrEqual(2);
      await expect(page.locator(hash)).toBeInViewport();
    };
    await page.goto(path);
    const link = page.locator('main nav a[href^="#"]:visible').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expectThere(hash);
    await page.goto('about:blank');
    await page.goto(`${path}${hash}`);
    await expectThere(hash);
  });
}

test('every link on every page answers, and leads to something that is there', async ({ page, request }) => {
  test.skip(test.info().project.name !== 'desktop', 'the links are the same on a phone');
  const targets = new Set<string>();
  for (const path of sitePaths) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) if (new URL(link).origin === new URL(page.url()).origin) targets.add(link);
  }
  const bodies = new Map<string, string>();
  for (const target of targets) {
    const { pathname, search, hash } = new URL(target);
    const where = pathname + search;
    if (!bodies.has(where)) {
      const answer = await request.get(where);
      expect(answer.status(), where).toBe(200);
      bodies.set(where, await answer.text());
    }
    if (hash.length > 1)
      expect(bodies.get(where), target).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
  }
  expect(targets.size).toBeGreaterThan(sitePaths.length);
});

test('search engines are shown every page once, under its own address', { tag: looks }, async ({
  request,
}) => {
  const listedIn = async (file: string): Promise<readonly string[]> =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
  const parts = await listedIn('/sitemap-posts.xml');
  const posts = (await Promise.all(parts.map(listedIn))).flat();
  const listed = [...(await listedIn('/sitemap.xml')), ...posts];
  const canonical = sitePaths.filter((path) => canonicalPaths[path] === undefined);
  expect(listed).toEqual(expect.arrayContaining(canonical));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => !path.startsWith('/blog/'))).toHaveLength(
    canonical.filter((path) => !path.startsWith('/blog/')).length,
  );
  const robots = await (await request.get('/robots.txt')).text();
  for (const map of ['sitemap', 'sitemap-posts'])
    expect(robots).toMatch(new RegExp(`^Sitemap: https?://\\S+/${map}\\.xml$`, 'm'));
});

test('what a page prefetches or shares is really there', { tag: looks }, async ({ page, request }) => {
  await page.goto('/');
  const files = await page
    .locator('link[rel=preload], link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).getAttribute('href') ?? ''));
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const file of [...files.filter(Boolean), new URL(share ?? '').pathname]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

for (const path of ['/', '/auth/login', '/nowhere']) {
  test(`no text becomes markup on ${path}, and no code makes an exception`, { tag: looks }, async ({
    context,
  }) => {
    // A page of its own: what the browser says of these tries is no error of ours.
    const page = await context.newPage();
    await page.goto(path);
    const refusals = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const tries = [
        () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        },
        () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refusals).toEqual(['refused', 'refused']);
  });
}
