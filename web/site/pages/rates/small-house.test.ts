import { expect, test } from 'vitest';
import { renderSite } from '../../render.tsx';
import { assets, site } from '../../testing/rendered.ts';

const [card] = site.rateCards;
if (!card) throw new Error('The site has no rate card.');

/** A house that offers less than ours: one barrel, a short pickup, no weight breaks, no claims. */
const small = {
  ...site,
  claims: { badges: [], stats: [] },
  schedule: { ...site.schedule, holidays: [], pickup: { ...site.schedule.pickup, radiusMiles: 5 } },
  rateCards: [
    {
      ...card,
      card: {
        ...card.card,
        barrels: card.card.barrels.slice(0, 1),
        pickup: [{ toMiles: 5, price: 1000 }],
        breaks: [],
      },
    },
  ],
};

test('a house with fewer barrels, a short pickup and no breaks still gets every page', () => {
  const pages = renderSite(small, assets);
  const guyana = pages.get('service-areas/guyana/index.html')?.body ?? '';
  expect(guyana).toContain('30-gallon barrel');
  expect(guyana).not.toContain('55-gallon barrel');
  expect(guyana).not.toContain('up to 10 miles');
});
