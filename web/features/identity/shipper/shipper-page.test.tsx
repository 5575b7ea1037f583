import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints as endpoints } from '#domain/identity/endpoints.ts';
import type { KnownShipper, ShipperOrder } from '#domain/identity/shipper/known-shipper.ts';
import type { ListedShipper } from '#domain/identity/shipper/shipper-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { ShipperPage } from './shipper-page.tsx';
import { ShippersPage } from './shippers-page.tsx';

const { allowed } = vi.hoisted(() => ({ allowed: new Set<string>() }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'documents-1',
  useMay: () => (permission: string) => allowed.has(permission),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: { body: unknown }) => Promise<unknown>);

const { shipper: known, history } = examples.knownShipper.reply;
let shipper: KnownShipper;
let listed: readonly ListedShipper[];
let save: (order: ShipperOrder) => Promise<unknown>;

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/staff/shippers/:userId" element={<ShipperPage area="/staff" />} />
    </Routes>,
    `/staff/shippers/${known.userId}`,
  );
  await settle();
  return screen;
};
const openAll = async (): Promise<HTMLElement> => {
  const screen = await openScreen(<ShippersPage area="/staff" />, '/staff/shippers');
  await settle();
  return screen;
};
const orders = () =>
  calling.mock.calls
    .filter(([endpoint]) => endpoint === endpoints.changeShipper)
    .map(([, { body }]) => body as ShipperOrder);
const field = <Field extends HTMLElement = HTMLInputElement>(screen: HTMLElement, name: string): Field => {
  const label = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  return screen.querySelector(`[id="${label?.htmlFor}"]`) as Field;
};

beforeEach(() => {
  allowed.clear();
  allowed.add('shipper.manage');
  shipper = { ...known };
  listed = examples.knownShippers.reply.items;
  save = async () => ({ shipper });
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { body }) => {
    if (endpoint === endpoints.knownShippers) return { items: listed };
    if (endpoint === endpoints.knownShipper) return { shipper, history };
    if (endpoint === endpoints.profile) return examples.profile.reply;
    if (endpoint === endpoints.changeShipper) return save(body as ShipperOrder);
    return { people: [] };
  });
});
afterEach(closeScreen);

test('says until when, that nothing is left unscreened, and who changed it why', async () => {
  const { textContent } = await open();
  expect(textContent).toContain('Sample Customer');
  expect(textContent).toContain('Known shipper until November 30, 2028');
  expect(textContent).toContain('It replaces no screening');
  expect(textUnder('History')).toContain('Papers being checked → Known shipper');
  expect(textUnder('History')).toContain('Last day: November 30, 2028');
  expect(textUnder('History')).toContain('Visited on Monday, papers complete');
});

test('asks for number and last day of a known shipper, and sends the same order again after a lost answer', async () => {
  shipper = { userId: known.userId, status: 'PENDING', version: 1, next: ['KNOWN', 'UNKNOWN'] };
  const screen = await open();
  expect(screen.textContent).toContain('every piece must be screened. Their papers are being checked.');
  await choose(field<HTMLSelectElement>(screen, 'It becomes'), 'KNOWN');
  await type(field(screen, 'Reason'), 'Papers complete');
  await press('Save');
  expect(orders()).toEqual([]);
  await type(field(screen, 'Number'), 'KS-20417');
  await type(field(screen, 'Last day'), '2028-11-30');
  save = async () => {
    throw new ApiError(0, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' });
  };
  await press('Save');
  await settle();
  expect(screen.textContent).toContain('No connection.');
  save = async () => ({ shipper });
  await press('Save');
  await settle();
  const [first, second] = orders();
  expect(first).toMatchObject({
    version: 1,
    status: 'KNOWN',
    ref: 'KS-20417',
    expiresOn: '2028-11-30',
    reason: 'Papers complete',
  });
  expect(second).toEqual(first);
});

test('keeps what was typed when somebody else was first, and sends a new order then', async () => {
  const screen = await open();
  await choose(field<HTMLSelectElement>(screen, 'It becomes'), 'SUSPENDED');
  await type(field(screen, 'Reason'), 'The airline asked for it');
  save = async () => {
    shipper = { ...shipper, version: 3 };
    const message = 'Someone else has changed this record.';
    throw new ApiError(409, { code: 'SHIPPER_CHANGED', message, correlationId: '' });
  };
  await press('Save');
  await settle();
  expect(screen.textContent).toContain('Someone else has changed this record.');
  save = async () => ({ shipper });
  await press('Save');
  await settle();
  const [first, second] = orders();
  expect(second).toMatchObject({ version: 3, status: 'SUSPENDED', reason: 'The airline asked for it' });
  expect(second?.id).not.toBe(first?.id);
});

test('can be changed only by those who may', async () => {
  allowed.clear();
  await open();
  expect(textUnder('Change it')).toBeUndefined();
});

test('the list says of each until when, or that it has ended, and opens the record', async () => {
  const [one] = listed as [ListedShipper];
  const { expiresOn: _, ...other } = one;
  listed = [
    one,
    { ...other, userId: 'u2', name: 'Ended Sample', status: 'UNKNOWN', lapsedOn: '2026-10-31' },
    { ...other, userId: 'u3', name: 'Asked Sample', status: 'PENDING' },
  ];
  const screen = await openAll();
  const rows = [...screen.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Known shipper until November 30, 2028');
  expect(rows[1]).toContain('Ended on October 31, 2026');
  expect(rows[2]).toContain('Papers being checked');
  const links = [...screen.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/staff/shippers/${one.userId}`, '/staff/shippers/u2', '/staff/shippers/u3']);
});

test('an empty list says where a record begins', async () => {
  listed = [];
  expect((await openAll()).textContent).toContain('No known shippers yet');
});
