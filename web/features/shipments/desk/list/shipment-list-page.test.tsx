import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { type ShipmentSummary, summaryOf } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { addressNow, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ShipmentListPage } from './shipment-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-2', useMay: () => () => true }));
const calling = vi.mocked(api as (endpoint: unknown, input: { query?: object }) => Promise<unknown>);

const answerWith = (page: (query: Record<string, unknown>) => { items: ShipmentSummary[]; next?: string }) =>
  calling.mockImplementation(async (endpoint, { query = {} }) =>
    endpoint === departureEndpoints.list
      ? { items: [{ id: sampleShipment.departureId, day: '2026-12-24' }] }
      : page(query as Record<string, unknown>),
  );
const lastQuery = () =>
  calling.mock.calls.findLast(([endpoint]) => endpoint === deskShipmentEndpoints.deskList)?.[1].query;
const open = async (search = '') => {
  const screen = await openScreen(<ShipmentListPage area="/staff" />, `/staff/shipments${search}`);
  await settle();
  return screen;
};

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('shows who sends to whom, how far it is, what holds it and its flight', async () => {
  answerWith(() => ({ items: [summaryOf(sampleShipment)] }));
  const screen = await open();
  const row = screen.querySelector('tbody')?.textContent;
  for (const said of [
    sampleShipment.consignee.name,
    sampleShipment.shipper.name,
    'Guyana',
    'Booked',
    '3 pieces',
  ])
    expect(row).toContain(said);
  expect(screen.querySelector(`a[href="/staff/shipments/${sampleShipment.number}"]`)).not.toBeNull();
  expect(screen.querySelector(`a[href="/staff/departures/${sampleShipment.departureId}"]`)?.textContent).toBe(
    'Thu, Dec 24',
  );
});

test.each([
  ['', { limit: 25 }],
  ['?state=CUSTOMS', { limit: 25, state: 'CUSTOMS' }],
  ['?hold=DAMAGE', { limit: 25, hold: 'DAMAGE' }],
  ['?departure=GY-2026-11-27', { limit: 25, departure: 'GY-2026-11-27' }],
  ['?departure=GY-2026-11-27&stage=TO_SCREEN', { limit: 25, departure: 'GY-2026-11-27', stage: 'TO_SCREEN' }],
  ['?stage=TO_SCREEN', { limit: 25 }],
  ['?closed=2026-10', { limit: 25, closed: '2026-10' }],
  ['?search=sample', { limit: 25, search: 'sample' }],
  ['?state=NOWHERE&closed=soon', { limit: 25 }],
  // An index answers one question, so the search counts alone.
  ['?search=sample&state=CUSTOMS', { limit: 25, search: 'sample' }],
])('asks one question at a time: %s', async (search, query) => {
  answerWith(() => ({ items: [] }));
  await open(search);
  expect(lastQuery()).toEqual(query);
});

test('has pages, and a search that finds nothing says where it looked', async () => {
  answerWith(({ cursor, search }) =>
    search
      ? { items: [] }
      : cursor === 'more'
        ? { items: [{ ...summaryOf(sampleShipment), consigneeName: 'The second page' }] }
        : { items: [summaryOf(sampleShipment)], next: 'more' },
  );
  const screen = await open();
  await press('Next');
  await settle();
  expect(screen.textContent).toContain('The second page');
  closeScreen();
  expect((await open('?search=nobody')).textContent).toContain('The search looks through open shipments');
  expect(addressNow()).toBe('/staff/shipments?search=nobody');
});
