import type { Page, Response } from '@playwright/test';

/** Kilobytes of a public page as they travel, the picture at its top not counted. */
export const PAGE_LIMIT = 90;
/** Of these, scripts before anybody touches the page. */
export const SCRIPT_LIMIT = 8;

const isHeroPicture = (url: string): boolean => /\/assets\/hero[^/]*\.(avif|webp|jpg)$/.test(url);

/** Notes what a page loads from now on, in kilobytes as they travel. */
export const weighed = (page: Page) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const of = async (wanted: (response: Response) => boolean): Promise<number> => {
    const sizes = await Promise.all(responses.filter(wanted).map((response) => response.request().sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
  };
  return {
    whole: () => of((response) => !isHeroPicture(response.url())),
    scripts: () => of((response) => response.request().resourceType() === 'script'),
  };
};
