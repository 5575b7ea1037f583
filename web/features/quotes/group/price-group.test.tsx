import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import { groupEndpoints, type PersonGroup } from '#domain/quotes/kept-group/endpoints.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { PriceGroupPart } from './price-group.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const session = vi.hoisted(() => ({ roles: ['admin'], may: true }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => () => session.may,
  useOwnId: () => 'admin-1',
  useSession: () => ({ status: 'signed-in', user: { roles: session.roles } }),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);
const userId = 'sample-user';
const shown: PersonGroup = examples.personGroup.reply;

beforeEach(() => {
  session.roles = ['admin'];
  session.may = true;
  calling.mockReset();
});
afterEach(closeScreen);

const open = async (reply: PersonGroup): Promise<HTMLElement> => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === groupEndpoints.personGroup) return reply;
    return endpoint === groupEndpoints.setGroup ? reply : { people: [] };
  });
  const screen = await openScreen(<PriceGroupPart userId={userId} />);
  await settle();
  return screen;
};
const orders = () =>
  calling.mock.calls.flatMap(([endpoint, input]) => (endpoint === groupEndpoints.setGroup ? [input] : []));

test('says what they pay less, who put them there and why', async () => {
  await open(shown);
  const text = textUnder('Price group');
  expect(text).toContain('Trade price: 10% off standard freight, 5% off express freight.');
  expect(text).toContain('put them into Trade price');
  expect(text).toContain('Ships a pallet every week.');
});

test('is changed by an admin with a reason, from what they saw', async () => {
  const screen = await open({ others: [], groups: shown.groups });
  expect(screen.textContent).toContain('None. They pay what everybody pays.');
  await press('Put into a price group');
  await choose(screen.querySelector('select'), 'TRADE');
  await type(screen.querySelector('input'), 'Ships a pallet every week.');
  await press('Save');
  await settle();
  expect(orders()).toEqual([
    { params: { userId }, body: { code: 'TRADE', reason: 'Ships a pallet every week.' } },
  ]);
});

test('that the prices do not have any more gives nothing, says so, and can be taken away', async () => {
  const screen = await open({ ...shown, groups: [] });
  expect(textUnder('Price group')).toContain('so they pay what everybody pays');
  await press('Change the price group');
  await type(screen.querySelector('input'), 'The group is gone.');
  await press('Save');
  await settle();
  expect(orders()).toEqual([{ params: { userId }, body: { was: 'TRADE', reason: 'The group is gone.' } }]);
});

test('of another id of the same person is said to count again once they are parted', async () => {
  const church = { userId: 'p-1', group: { code: 'CHURCH', name: 'Church price' }, version: 1, changes: [] };
  await open({ ...shown, others: [church] });
  expect(textUnder('Price group')).toContain(
    'one of them was in Church price. It counts again if you part them.',
  );
});

test('is not changed by staff, and not shown to whoever sees no shipments', async () => {
  session.roles = ['staff'];
  expect((await open(shown)).textContent).not.toContain('Change the price group');
  await closeScreen();
  session.may = false;
  expect((await open(shown)).textContent).toBe('');
});
