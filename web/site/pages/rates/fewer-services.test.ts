import { expect, test } from 'vitest';
import { cardInForce } from '#web/phrases/prices.ts';
import { renderSite } from '../../render.tsx';
import { assets, site, withCard } from '../../testing/sample-site.ts';

/** Settings with fewer services: one barrel, a small pickup radius, no weight breaks, no claims. */
const small = {
  ...withCard({
    barrels: cardInForce(site).barrels.slice(0, 1),
    pickup: [{ toMiles: 5, price: 1000 }],
    breaks: [],
  }),
  claims: { badges: [], stats: [] },
  schedule: { ...site.schedule, holidays: [], pickup: { ...site.schedule.pickup, radiusMiles: 5 } },
};

test('all pages render with fewer barrels, a small pickup radius and no weight breaks', () => {
  const pages = renderSite(small, assets);
  const guyana = pages.get('service-areas/guyana/index.html')?.body ?? '';
  expect(guyana).toContain('30-gallon barrel');
  expect(guyana).not.toContain('55-gallon barrel');
  expect(guyana).not.toContain('up to 10 miles');
});
