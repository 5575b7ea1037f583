import { beforeEach, expect, test, vi } from 'vitest';
import { BusinessEvent } from '#domain/telemetry/records.ts';
import { telemetryPage } from '../testing/telemetry-page.ts';

const page = telemetryPage();
const { hide, settled, ofKind } = page;

beforeEach(() => sessionStorage.removeItem('post'));

/** A post of four screens. Scrolled down, its upper edge is above the window. */
const scrollTo = (screens: number): void => {
  const article = document.querySelector('article');
  if (article === null) throw new Error('The page has no post.');
  article.getBoundingClientRect = () => new DOMRect(0, -screens * innerHeight, 300, 4 * innerHeight);
  window.dispatchEvent(new Event('scroll'));
};

const open = async () => {
  document.body.innerHTML = `<article data-post="by-when">
    <a href="/shipping-calculator?to=GY#top"><b>Price</b></a>
    <a href="#late">Late</a>
    <a href="https://nhc.example/">Storms</a>
  </article><a href="/rates">Rates</a>`;
  const telemetry = await page.open();
  // jsdom follows no links.
  document.addEventListener('click', (event) => event.preventDefault());
  scrollTo(0);
  const { watchPost } = await import('./watch-post.ts');
  watchPost();
  return telemetry;
};

const reported = (event: string) => {
  const records = ofKind('business') as BusinessEvent[];
  for (const record of records) expect(BusinessEvent.parse(record)).toBeDefined();
  return records.filter((record) => record.event === event).map(({ properties }) => properties);
};

test('a post is opened once, and left once: when it is hidden for the first time', async () => {
  await open();
  await settled();
  expect(reported('post_opened')).toMatchObject([{ post: 'by-when' }]);
  expect(reported('post_left')).toEqual([]);
  await hide();
  expect(reported('post_left')).toMatchObject([{ post: 'by-when', depth: 1 }]);
  scrollTo(3);
  await hide();
  await settled();
  expect(reported('post_left')).toHaveLength(1);
  expect(reported('post_opened')).toHaveLength(1);
});

test('that it was left is sent with everything else as the page is hidden, not on the next page', async () => {
  await open();
  page.state.sent = [];
  await hide();
  expect(page.state.sent.filter(({ kind }) => kind === 'business')).toHaveLength(1);
  expect(reported('post_left')).toHaveLength(1);
});

test.each([
  [0, 1],
  [0.5, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [9, 4],
])('scrolled down %d screens of four, it was read to quarter %i', async (screens, depth) => {
  await open();
  scrollTo(screens);
  scrollTo(0);
  await hide();
  expect(reported('post_left')).toMatchObject([{ depth }]);
});

test('links in the post to other pages of ours are counted, by their path alone', async () => {
  await open();
  for (const link of document.querySelectorAll('a, b'))
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settled();
  // Each click that is inside a link is one of it.
  expect(reported('post_clicked').map((facts) => facts?.to)).toEqual([
    '/shipping-calculator',
    '/shipping-calculator',
  ]);
});

test('what follows in the tab counts for the post, also on another page', async () => {
  await open();
  const { reportEvent } = await page.open();
  reportEvent('signed_in');
  await settled();
  expect(reported('signed_in')).toMatchObject([{ post: 'by-when' }]);
});

test('a tab that has read no post names none', async () => {
  const { reportEvent } = await page.open();
  reportEvent('signed_in');
  await settled();
  expect(reported('signed_in')[0]).not.toHaveProperty('post');
});

test('without storage the post is counted, and nothing that follows', async () => {
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(Object.create(null), {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const { reportEvent } = await open();
  reportEvent('signed_in');
  await settled();
  expect(reported('post_opened')).toMatchObject([{ post: 'by-when' }]);
  expect(reported('signed_in')[0]).not.toHaveProperty('post');
});

test('a post that is prerendered counts when it is opened', async () => {
  Object.assign(document, { prerendering: true });
  await open();
  await settled();
  expect(reported('post_opened')).toEqual([]);
  Object.assign(document, { prerendering: false });
  window.dispatchEvent(new Event('prerenderingchange'));
  await settled();
  expect(reported('post_opened')).toHaveLength(1);
});
