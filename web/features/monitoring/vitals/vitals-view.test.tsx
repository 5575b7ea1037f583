import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { days, statisticsOf } from '../testing/samples.ts';
import { VitalsView } from './vitals-view.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/ui/charts/plot.tsx', () => ({ default: () => null }));
const answering = vi.mocked(api<never>);
const open = (at?: string) =>
  openScreen(<VitalsView range={{ from: '2026-11-19', to: '2026-11-21' }} every={false} />, at);

beforeEach(() => {
  const routes = [
    {
      route: '*',
      metrics: [
        statisticsOf('LCP', 2400),
        statisticsOf('INP', 300),
        statisticsOf('CLS', 0.4),
        statisticsOf('LOAD', 9000),
      ],
    },
    { route: '/dashboard', metrics: [statisticsOf('LCP', 5000, 3)] },
  ];
  answering.mockReset().mockResolvedValue({ days, routes } as never);
});
afterEach(closeScreen);

const card = (screen: HTMLElement, metric: string) =>
  screen.querySelector(`[aria-labelledby=vital-${metric}]`)?.textContent;

test('each vital shows its rating in words', async () => {
  const screen = await open();
  await settle();
  expect(card(screen, 'LCP')).toMatch(/2\.4 sGood/);
  expect(card(screen, 'INP')).toMatch(/300 msNeeds improvement/);
  expect(card(screen, 'CLS')).toMatch(/0\.4Poor/);
  expect(card(screen, 'TTFB')).toContain('Not measured in these days.');
});

test('in the table a rating is a shape with a text', async () => {
  const screen = await open();
  await settle();
  const cells = screen.querySelectorAll('.data-table tbody tr:first-child td');
  expect([...cells].map((cell) => cell.querySelector('title')?.textContent)).toEqual(
    expect.arrayContaining(['Good', 'Needs improvement', 'Poor']),
  );
});

test('the cards are of the route in the address, and few samples are marked', async () => {
  const screen = await open('/admin/monitoring?view=vitals&route=%2Fdashboard');
  await settle();
  expect(screen.querySelector('h2')?.textContent).toBe('/dashboard');
  expect(card(screen, 'LCP')).toMatch(/5 sPoor.*3 samples, too few to rely on/);
});

test('other metrics are below', async () => {
  const screen = await open();
  await settle();
  expect([...screen.querySelectorAll('details')].map(({ textContent }) => textContent).join()).toMatch(
    /Other measurements, all pages.*Page loaded.*9 s/,
  );
});

test('the ten worst routes by the chosen metric are shown, and the others on demand', async () => {
  const routes = Array.from({ length: 15 }, (_, at) => ({
    route: `/route-${at}`,
    metrics: [statisticsOf('LCP', 1000 + at), statisticsOf('CLS', (15 - at) / 100)],
  }));
  answering.mockResolvedValue({
    days,
    routes: [{ route: '*', metrics: [statisticsOf('LCP', 1)] }, ...routes],
  } as never);
  const screen = await open('/admin/monitoring?view=vitals');
  await settle();
  const names = () =>
    [...screen.querySelectorAll('.data-table tbody a')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['All pages', ...Array.from({ length: 10 }, (_, at) => `/route-${14 - at}`)]);
  await press('CLS');
  expect(names().slice(0, 2)).toEqual(['All pages', '/route-0']);
  await press('Show all 15 routes');
  expect(names()).toHaveLength(16);
});
