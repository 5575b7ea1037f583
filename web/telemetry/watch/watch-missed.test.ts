import { afterEach, expect, test, vi } from 'vitest';
import { BusinessEvent } from '#domain/telemetry/records.ts';
import { telemetryPage } from '../testing/telemetry-page.ts';

const page = telemetryPage();
afterEach(() => vi.restoreAllMocks());

/** What the page for unknown addresses reports to whom a link has brought there. */
const reported = async (body: string, referrer = ''): Promise<readonly unknown[]> => {
  document.body.innerHTML = body;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  await page.open();
  const { watchMissed } = await import('./watch-missed.ts');
  watchMissed();
  await page.hide();
  const records = page.ofKind('business') as BusinessEvent[];
  for (const record of records) expect(BusinessEvent.parse(record)).toBeDefined();
  return records.flatMap(({ event, properties }) => (event === 'page_missed' ? [properties] : []));
};

const missing = '<main data-missed=""></main>';

test('the page for unknown addresses reports which one was asked, and the page of ours with the link', async () => {
  const from = `${location.origin}/blog/your-first-box?utm=x#bring`;
  expect(await reported(missing, from)).toMatchObject([
    { missed: location.pathname, from: '/blog/your-first-box' },
  ]);
});

test.each(['', 'https://other.test/secret?of=them', `${location.origin}.evil.test/`])(
  'another website with the link stays unnamed: %s',
  async (referrer) => {
    const [only, ...more] = await reported(missing, referrer);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ missed: location.pathname });
    expect(only).not.toHaveProperty('from');
  },
);

test('every other page reports nothing of the kind', async () => {
  expect(await reported('<main></main>')).toEqual([]);
});
