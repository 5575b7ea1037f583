import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Transferred kilobytes of a page, as compressed bodies. Scripts also after its islands were used. */
export interface Weight {
  /** Everything but the hero's picture: HTML, styles, fonts, scripts, other pictures. */
  readonly withoutHero: number;
  readonly scriptBefore: number;
  readonly scriptAfter: number;
  readonly islands: number;
}

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly headerBytes: number;
  bytes: number;
}

/**
 * Counts the transferred bytes of a page's answers without headers, which are repeated in full at home and are only a few
 * bytes each with HTTP/2's compression.
 */
const countLoads = async (session: CDPSession): Promise<ReadonlyMap<string, Loaded>> => {
  const loads = new Map<string, Loaded>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    loads.set(requestId, { url: response.url, type, headerBytes: response.encodedDataLength, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength - load.headerBytes;
  });
  await session.send('Network.enable');
  return loads;
};

const kilobytes = (loads: ReadonlyMap<string, Loaded>, which: (load: Loaded) => boolean): number =>
  [...loads.values()].filter(which).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

const isScript = ({ type }: Loaded): boolean => type === 'Script';
/** Code that the page only puts into the cache after everything else. It runs when an island is used, and counts then. */
const isFetchedAhead = ({ url, type }: Loaded): boolean =>
  type === 'Fetch' && /\/assets\/[^/]*\.js$/.test(url);
/** Reports that the page sends are not part of its weight, and neither is the hero, which the claim excludes. */
const isWeight = (load: Loaded): boolean =>
  !/\/assets\/hero/.test(load.url) &&
  !/\/api\//.test(load.url) &&
  load.type !== 'Ping' &&
  !isFetchedAhead(load);

/** Moves the pointer over every island of the page once, and waits until each is hydrated. */
const touchIslands = async (page: Page): Promise<number> => {
  const islands = page.locator('[data-island]');
  const count = await islands.count();
  for (let at = 0; at < count; at += 1) {
    await islands.nth(at).dispatchEvent('pointerover');
    await page.waitForFunction(
      (which) => document.querySelectorAll<HTMLElement>('[data-island]')[which]?.dataset.state === 'awake',
      at,
    );
  }
  await page.waitForLoadState('networkidle');
  return count;
};

/** The size of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/**
 * Opens a page in a new browser context and weighs it before and after its islands are used. With a storage state somebody is
 * signed in.
 */
export const weigh = async (
  browser: Browser,
  url: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Weight> => {
  const context = await browser.newContext({ ...phone, ...(storageState ? { storageState } : {}) });
  try {
    const page = await context.newPage();
    const loads = await countLoads(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    const withoutHero = kilobytes(loads, isWeight);
    const scriptBefore = kilobytes(loads, isScript);
    const islands = await touchIslands(page);
    return {
      withoutHero,
      scriptBefore,
      scriptAfter: kilobytes(loads, (load) => isScript(load) || isFetchedAhead(load)),
      islands,
    };
  } finally {
    await context.close();
  }
};
