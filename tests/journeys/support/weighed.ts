import type { Page, Response } from '@playwright/test';

/** Kilobytes of a public page as they travel, the picture at its top not counted. */
export const PAGE_LIMIT = 90;
/** Of these, scripts before anybody touches the page. */
export const SCRIPT_LIMIT = 8;
/** Scripts of a page whose part is awake as soon as it opens, React among them. */
export const AWAKE_SCRIPT_LIMIT = 95;
/** Such a page as a whole: what an awake part needs stands in the place of what waits for a touch. */
export const AWAKE_PAGE_LIMIT = PAGE_LIMIT - SCRIPT_LIMIT + AWAKE_SCRIPT_LIMIT;

const isHeroPicture = (url: string): boolean => /\/assets\/hero[^/]*\.(avif|webp|jpg)$/.test(url);

/** Code that is only put into the cache, after everything else, runs no earlier than somebody touches the page. */
const isFetchedAhead = (response: Response): boolean =>
  response.request().resourceType() === 'fetch' && /\/assets\/[^/]*\.js$/.test(response.url());

/** Notes what a page loads from now on, in kilobytes as they travel. */
export const weighed = (page: Page) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const of = async (wanted: (response: Response) => boolean): Promise<number> => {
    const sizes = await Promise.all(responses.filter(wanted).map((response) => response.request().sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  };
  return {
    whole: () => of((response) => !isHeroPicture(response.url()) && !isFetchedAhead(response)),
    fetchedAhead: () => of(isFetchedAhead),
    /** Pictures of a post that were loaded. */
    postPictures: () => of((response) => response.url().includes('/blog/images/')),
    scripts: () => of((response) => response.request().resourceType() === 'script'),
  };
};
