import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { type ShipmentSummary, summaryOf } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { addressNow, choose, closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { ShipmentListPage } from './shipment-list-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-2', useMay: () => () => true }));
const calling = vi.mocked(api as (endpoint: unknown, input: { query?: object }) => Promise<unknown>);

const answerWith = (page: (query: Record<string, unknown>) => { items: ShipmentSummary[]; next?: string }) =>
  calling.mockImplementation(async (endpoint, { query = {} }) => {
    if (endpoint === departureEndpoints.list)
      return { items: [{ id: sampleShipment.departureId, day: '2026-12-24' }] };
    return endpoint === deskShipmentEndpoints.deskSums
      ? { shipments: 1113, pieces: 3310, thousandthsLb: 21_400_400, total: 8_412_000 }
      : page(query as Record<string, unknown>);
  });
const lastQuery = () =>
  calling.mock.calls.findLast(([endpoint]) => endpoint === deskShipmentEndpoints.deskList)?.[1].query;
const open = async (search = '') => {
  const screen = await openScreen(<ShipmentListPage area="/staff" />, `/staff/shipments${search}`);
  await settle();
  return screen;
};

// The document of these tests has no modal dialogs.
HTMLDialogElement.prototype.showModal = vi.fn();

beforeEach(() => {
  calling.mockReset();
});
afterEach(closeScreen);

test('shows who sends to whom, how far it is, what holds it and its flight', async () => {
  answerWith(() => ({ items: [summaryOf(sampleShipment)] }));
  const screen = await open();
  const row = screen.querySelector('tbody')?.textContent;
  for (const said of [sampleShipment.consignee.name, sampleShipment.shipper.name, 'Guyana', 'Booked', '3'])
    expect(row).toContain(said);
  expect(screen.textContent).toContain(
    '1 shipment shown of 1,113: 3,310 pieces, 21,400 lb, $84,120.00 charged',
  );
  expect(screen.querySelector(`a[href="/staff/shipments/${sampleShipment.number}"]`)).not.toBeNull();
  expect(screen.querySelector(`a[href="/staff/departures/${sampleShipment.departureId}"]`)?.textContent).toBe(
    'Thu, Dec 24',
  );
});

test('says which of its pieces is still here, and when that flies', async () => {
  const early = 'GY-2026-12-18';
  const pieces = (departureId?: string, isEarly = false) =>
    sampleShipment.pieces.map((piece) =>
      piece.n === 2
        ? { ...piece, state: 'READY' as const, ...(departureId === undefined ? {} : { departureId }) }
        : { ...piece, state: 'ARRIVED' as const, ...(isEarly ? { departureId: early } : {}) },
    );
  const row = async (...of: Parameters<typeof pieces>) => {
    answerWith(() => ({ items: [summaryOf({ ...sampleShipment, state: 'READY', pieces: pieces(...of) })] }));
    const words = (await open()).querySelector('tbody')?.textContent;
    closeScreen();
    return words;
  };
  expect(await row('GY-2027-01-01')).toContain('1 piece still here, flies Fri, Jan 1');
  expect(await row()).toContain('1 piece still here, on no flight yet');
  // The rest flew before its own flight.
  expect(await row(undefined, true)).toContain('1 piece still here, flies Thu, Dec 24');
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
  [
    '?state=CUSTOMS&hold=DAMAGE&to=JM&days=7',
    { limit: 25, state: 'CUSTOMS', hold: 'DAMAGE', to: 'JM', days: 7 },
  ],
  ['?closed=2026-10&to=JM', { limit: 25, closed: '2026-10', to: 'JM' }],
  // What cannot be asked together: a search counts alone, and then a month.
  ['?search=sample&state=CUSTOMS', { limit: 25, search: 'sample' }],
  ['?closed=2026-10&to=JM&state=DELIVERED', { limit: 25, closed: '2026-10' }],
])('asks what the address says: %s', async (search, query) => {
  answerWith(() => ({ items: [] }));
  await open(search);
  expect(lastQuery()).toEqual(query);
});

test('the list of a flight says how many pieces of a split shipment fly on it', async () => {
  const [first, ...others] = sampleShipment.pieces;
  if (!first) throw new Error('The sample has pieces.');
  const pieces = [{ ...first, departureId: 'GY-2026-12-04' }, ...others];
  answerWith(() => ({ items: [summaryOf({ ...sampleShipment, pieces })] }));
  const screen = await open('?departure=GY-2026-12-04');
  expect(screen.querySelector('tbody')?.textContent).toContain('1 of 3 on this flight');
  expect(screen.textContent).toContain('3,310 pieces, 21,400 lb on this flight, $84,120.00 charged');
  closeScreen();
  const all = await open();
  expect(all.querySelector('tbody')?.textContent).not.toContain('on this flight');
});

const narrow = async (screen: HTMLElement, label: string, value: string) => {
  const boxes = [...screen.querySelectorAll('select')];
  await choose(
    boxes.find(({ labels }) => labels[0]?.textContent === label),
    value,
  );
};

test('narrows what is open by one filter after the other, and a month begins anew', async () => {
  answerWith(() => ({ items: [] }));
  const screen = await open('?hold=DAMAGE');
  await narrow(screen, 'To', 'JM');
  expect(addressNow()).toBe('/staff/shipments?hold=DAMAGE&to=JM');
  await narrow(screen, 'Flight', sampleShipment.departureId ?? '');
  await narrow(screen, 'At the dock', 'TO_LOAD');
  expect(lastQuery()).toMatchObject({ hold: 'DAMAGE', to: 'JM', stage: 'TO_LOAD' });
  await narrow(screen, 'Flight', '');
  expect(addressNow()).toBe('/staff/shipments?hold=DAMAGE&to=JM');
  await narrow(screen, 'Show', newYorkDay(new Date()).slice(0, 7));
  expect(lastQuery()).toEqual({ limit: 25, closed: newYorkDay(new Date()).slice(0, 7) });
  await narrow(screen, 'To', 'JM');
  await narrow(screen, 'Ended', 'DELIVERED');
  expect(lastQuery()).toMatchObject({ closed: newYorkDay(new Date()).slice(0, 7), state: 'DELIVERED' });
});

test('shows the columns that somebody chose, on this device, and never without the number', async () => {
  answerWith(() => ({ items: [summaryOf(sampleShipment)] }));
  const headings = (screen: HTMLElement) =>
    [...screen.querySelectorAll('th')].map(({ textContent }) => textContent);
  const screen = await open();
  expect(headings(screen)).toEqual([
    'Choose',
    'Number',
    'Receiver',
    'To',
    'Sender',
    'Pieces',
    'Status',
    'Flight',
  ]);
  await press('Columns');
  await press('Price');
  await press('Sender');
  const chosen = ['Choose', 'Number', 'Receiver', 'To', 'Pieces', 'Status', 'Flight', 'Price'];
  expect(headings(screen)).toEqual(chosen);
  closeScreen();
  const again = await open();
  expect(headings(again)).toEqual(chosen);
  await press('As at first');
  expect(headings(again)).toContain('Sender');
});

test('says by a heading how the list is sorted, and turns it round', async () => {
  localStorage.setItem('skybarrel_columns_shipments', 'made,price');
  answerWith(() => ({ items: [summaryOf(sampleShipment)] }));
  const sorted = (screen: HTMLElement) =>
    [...screen.querySelectorAll('th[aria-sort]')].map((th) => [th.textContent, th.getAttribute('aria-sort')]);
  const screen = await open('?to=GY');
  expect(sorted(screen)).toEqual([['Booked', 'descending']]);
  await act(async () => screen.querySelector<HTMLElement>('th a')?.click());
  await settle();
  expect(sorted(screen)).toEqual([['Booked', 'ascending']]);
  expect(lastQuery()).toEqual({ limit: 25, to: 'GY', order: 'oldest' });
  closeScreen();
  expect(sorted(await open('?closed=2026-10'))).toEqual([]);
  localStorage.clear();
});

test('keeps the number, whatever is kept of the columns on this device', async () => {
  localStorage.setItem('skybarrel_columns_shipments', 'price');
  answerWith(() => ({ items: [summaryOf(sampleShipment)] }));
  const screen = await open();
  expect([...screen.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Number',
    'Price',
  ]);
  localStorage.clear();
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
