import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { type Customer, Dashboard } from './dashboard.tsx';

const page = freshRoot();

beforeEach(() => {
  // A Tuesday, 3 PM in New York: parcels that come now are too late, those at the dock are not.
  vi.useFakeTimers({ now: new Date('2026-11-17T20:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => void vi.useRealTimers());

const show = async (
  customer: Customer | undefined,
  lastPriceTo?: DestinationCode,
  site = defaultSite(),
  moves = false,
): Promise<string> => {
  await act(async () =>
    page.root.render(
      <SiteSettingsContext value={site}>
        <MemoryRouter>
          <Dashboard
            customer={customer}
            lastPriceTo={lastPriceTo}
            moves={moves}
            cargo={<p>My cargo</p>}
            addressCard={<p>My address</p>}
            priceCard={null}
          />
        </MemoryRouter>
      </SiteSettingsContext>,
    ),
  );
  return page.container.textContent ?? '';
};
const flightTo = () => page.container.querySelector('select')?.value;

test('greets a customer and shows the next flight to their country with both cutoffs', async () => {
  const text = await show({ firstName: 'Devon', country: 'Jamaica' });
  expect(page.container.querySelector('h1')?.textContent).toBe('Hello, Devon');
  expect(flightTo()).toBe('JM');
  expect(text).toMatch(/At our dock by Tue, Nov 24, 2:00 PM/);
  expect(text).toMatch(
    /Already at our dock\? It can still leave \w+, Nov 2\d if you tell us by Tue, Nov 17, 4:00 PM\./,
  );
});

test('a customer outside of the five countries sees the flight of the last price, or chooses one', async () => {
  await show({ firstName: 'Ann', country: 'United States' }, 'TT');
  expect(flightTo()).toBe('TT');
  const select = page.container.querySelector('select');
  await act(async () => {
    if (!select) throw new Error('There is no choice of countries.');
    select.value = 'SR';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(flightTo()).toBe('SR');
  expect(page.container.textContent).toMatch(/Collect it (in|at) .*Paramaribo/);
});

test('no flight is shown before the country is known', async () => {
  await show(undefined);
  expect(page.container.querySelector('select')).toBeNull();
});

test('what happens next promises only what works today', async () => {
  const site = defaultSite();
  const ann = { firstName: 'Ann', country: 'Guyana' };
  const notices = { whatsapp: true, email: true, portal: true };
  const told = await show(ann, undefined, {
    ...site,
    capabilities: { ...site.capabilities, notices, onlinePayment: true },
  });
  expect(told).toContain('We weigh it, measure it and take a photo: all of it is in your mailbox.');
  expect(told).not.toMatch(/repack/i);
  const ways = [...page.container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(ways).toContain('/dashboard/mailbox/announce');
  expect(told).toContain('Pay by card on this website after booking');
});

test('once something moves it is first, and address and guide are a tap away', async () => {
  const text = await show({ firstName: 'Ann', country: 'Guyana' }, undefined, defaultSite(), true);
  expect(text.indexOf('My cargo')).toBeLessThan(text.indexOf('Next flight to'));
  const folds = [...page.container.querySelectorAll('details')];
  expect(folds.map(({ open }) => open)).toEqual([false, false]);
  expect(folds[0]?.textContent).toMatch(/^Your U\.S\. mailbox address.*My address/);
  const shopping = await show({ firstName: 'Ann', country: 'Guyana' });
  expect(page.container.querySelector('details')).toBeNull();
  expect(shopping).toContain('My address');
});
