import type { Page } from '@playwright/test';
import { admits } from '#domain/kernel/access.ts';
import { sitePaths } from '#domain/kernel/paths.ts';
import { worksHere } from '#domain/kernel/role.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { screens } from '#web/app/screens.ts';
import { pageDescription, pageTitle } from '#web/shell/page-metadata.ts';
import { pages } from '#web/site/pages.tsx';
import { looks } from './support/looks.ts';
import { type DemoPerson, demoRoles } from './support/people.ts';
import { expect, test } from './support/test.ts';

const site = { ...defaultSite(), url: '', showsSamples: true };
const { brand } = site;

/** What stands in the place of each parameter of a path. Titles do not wait for what it names. */
const NAMED = 'SAMPLE-1';

interface Declared {
  readonly title: string;
  readonly description?: string;
}

const expectHead = async (page: Page, { title, description = brand.tagline }: Declared): Promise<void> => {
  await expect(page).toHaveTitle(pageTitle(title, brand));
  const found = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('title:not(svg *), meta[name=description]')]
        .map((element) => [
          element.parentElement?.localName,
          element.textContent || element.getAttribute('content'),
        ])
        .sort(),
    );
  // A page whose title has arrived may still be on its way.
  await expect.poll(found).toEqual(
    [
      ['head', pageTitle(title, brand)],
      ['head', pageDescription(description, brand)],
    ].sort(),
  );
};

/** Opens a screen as a link of the app does, without loading the app again. */
const open = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Leads everybody on who works here and has set it up. */
const PASSED = '/customer/two-step';

const screensOf = (person: DemoPerson) =>
  screens.filter(
    ({ path, who }) =>
      who !== 'anyone' &&
      admits(who, { roles: [person] }) &&
      !(path === PASSED && worksHere({ roles: [person] })),
  );

for (const person of demoRoles)
  test(`each screen of ${person} has its own title and description`, { tag: looks }, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(person);
    const mine = screensOf(person);
    expect(mine.length).toBeGreaterThan(0);
    await page.goto('/auth/forgot-password');
    for (const { path, title, description } of mine) {
      await open(page, path.replace(/:\w+/g, NAMED));
      const shown = title.replace(/\{\w+\}/g, NAMED);
      await expectHead(page, { title: shown, ...(description === undefined ? {} : { description }) });
    }
  });

test('each screen for people who are not signed in has its own title and description', {
  tag: looks,
}, async ({ page }) => {
  for (const { path, ...declared } of screens.filter(({ who }) => who === 'anyone')) {
    await page.goto(path);
    await expectHead(page, declared);
  }
});

test('each public page has its own title and description', { tag: looks }, async ({ page }) => {
  for (const path of sitePaths) {
    await page.goto(path, { waitUntil: 'commit' });
    await expectHead(page, pages[path].metadata(site));
  }
});
