import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/customers/endpoint-examples.ts';
import { customerEndpoints, type WholeCustomer } from '#domain/customers/endpoints.ts';
import { examples as identityExamples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { CustomerListPage } from './list/customer-list-page.tsx';
import { CustomerPage } from './page/customer-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/desk-list/slots.ts', () => ({ slots: {} }));
vi.mock('#web/desk-list/presence/presence.tsx', () => ({ Presence: () => null }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (wanted: string) => rights.mayChange || wanted.endsWith('.read'),
}));
vi.mock('#web/session/use-names.ts', () => ({ useNames: () => () => 'A colleague' }));

interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
const calling = vi.mocked(api as unknown as (endpoint: unknown, input: Input) => Promise<unknown>);
const whole = examples.show.reply as WholeCustomer;
const { customer } = whole;

const answer = (answers: Partial<Record<keyof typeof customerEndpoints, (input: Input) => unknown>> = {}) =>
  calling.mockImplementation(async (endpoint, input) => {
    const [name = ''] = Object.entries(customerEndpoints).find(([, one]) => one === endpoint) ?? [];
    const replies = { list: () => ({ items: [customer] }), show: () => whole, ...answers };
    return replies[name as 'list']?.(input) ?? {};
  });
const asked = (endpoint: unknown) =>
  calling.mock.calls.flatMap(([called, input]) => (called === endpoint ? [input] : []));
const stateOf = (_: string, state: string) => <b>{state}</b>;
const openOne = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <CustomerPage
      area="/staff"
      stateOf={stateOf}
      messages={() => null}
      account={() => null}
      priceGroup={() => null}
    />,
    `/staff/customers/${customer.id}`,
  );
  await settle();
  return screen;
};
const openList = async (search = ''): Promise<HTMLElement> => {
  const screen = await openScreen(
    <CustomerListPage
      area="/staff"
      stateOf={stateOf}
      messages={() => null}
      account={() => null}
      priceGroup={() => null}
    />,
    `/staff/customers${search}`,
  );
  await settle();
  return screen;
};

beforeEach(() => {
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  rights.mayChange = true;
  calling.mockReset();
});
afterEach(closeScreen);

test('lists customers by where they stand, and says how that is counted', async () => {
  answer();
  const screen = await openList('?list=lapsing');
  expect(asked(customerEndpoints.list)[0]?.query).toMatchObject({ list: 'lapsing' });
  expect(screen.textContent).toContain('No booking for 2 times as long as usual');
  expect(screen.querySelector('tbody')?.textContent).toContain('Sample Person');
});

test('says that a search found nobody, and what else to try', async () => {
  answer({ list: () => ({ items: [] }) });
  const screen = await openList('?search=xyz');
  expect(asked(customerEndpoints.list)[0]?.query).toMatchObject({ search: 'xyz' });
  expect(screen.textContent).toContain('Nobody found for “xyz”');
});

test('shows a person whole: how to call them, what they owe, what they have, with its link, and notes', async () => {
  answer();
  const screen = await openOne();
  expect(screen.querySelector('a[href="tel:+17185550142"]')?.textContent).toBe('+1 718-555-0142');
  expect(screen.textContent).toContain('$385.00 to pay');
  expect(
    [...screen.querySelectorAll('a[href="/staff/shipments/RGGHM-7K3M9-C"]')].at(-1)?.textContent,
  ).toContain('BOOKED');
  expect(screen.textContent).toContain('What they have to do nowPay $385.00 by Tue, Nov 24, 4:00 PM');
  expect(screen.textContent).toContain('Agreed for the number ending in 0142 on their account page');
  expect(screen.textContent).toContain('Likes a pickup on Saturdays.');
});

test('what they have to pay leads to its invoice, for whoever may open that', async () => {
  const things = whole.things.map((of) => ({
    ...of,
    items: of.items.map((thing) =>
      thing.todo === undefined ? thing : { ...thing, todo: { ...thing.todo, invoice: 'INV-1000001' } },
    ),
  }));
  answer({ show: () => ({ ...whole, things }) });
  const screen = await openOne();
  const link = [...screen.querySelectorAll('a')].find(({ textContent }) =>
    textContent?.startsWith('Pay $385.00'),
  );
  expect(link?.getAttribute('href')).toBe('/staff/billing/INV-1000001');
});

test('keeps somebody without an account from the list, and leads on to their shipment', async () => {
  answer();
  const list = calling.getMockImplementation();
  const kept = {
    ...whole.profiles[0],
    user_id: 'p-019a1d3c-0000-7000-8000-000000000009',
    first_name: 'Ann',
    last_name: 'Walker',
  };
  calling.mockImplementation(async (endpoint, input) =>
    endpoint === identityEndpoints.keepPerson ? kept : list?.(endpoint, input),
  );
  const screen = await openList();
  await press('New customer');
  await type(screen.querySelector('input[name=first_name]'), 'Ann');
  await type(screen.querySelector('input[name=last_name]'), 'Walker');
  await type(screen.querySelector('input[name=phone]'), '718 555 0142');
  await press('Keep and go on');
  await settle();
  expect(asked(identityEndpoints.keepPerson)[0]?.body).toMatchObject({ came: 'CALL', last_name: 'Walker' });
  expect(screen.textContent).toContain('Ann Walker is a customer now.');
  expect(screen.querySelector(`a[href="/staff/customers/${kept.user_id}/shipment"]`)).not.toBeNull();
});

test('an invoice in a row says what it costs, and what is left of it where that is not all', async () => {
  const at = '2026-11-20T15:00:00.000Z';
  const row = (id: string, sum: number, owed?: number) => ({
    id,
    title: 'Air freight to Guyana',
    state: 'ISSUED',
    at,
    path: `/billing/${id}`,
    sum,
    ...(owed === undefined ? {} : { owed }),
  });
  const items = [
    row('INV-1', 38_500),
    row('INV-2', 38_500, 3500),
    row('INV-3', 2000, 2000),
    row('INV-4', 38_500, -500),
  ];
  answer({ show: () => ({ ...whole, things: [{ kind: 'invoices', items, more: false }] }) });
  const screen = await openOne();
  const said = items.map(
    ({ id }) => screen.querySelector(`a[href="/staff/billing/${id}"] .font-mono`)?.parentElement?.textContent,
  );
  expect(said.map((text) => text?.split(' · ').at(-1))).toEqual([
    '$385.00',
    '$385.00, $35.00 to pay',
    '$20.00 to pay',
    '$385.00, $5.00 to pay back',
  ]);
});

test('sends a note once more as the same one when the answer was lost', async () => {
  let losses = 1;
  answer({
    note: () => {
      losses -= 1;
      if (losses >= 0)
        throw new ApiError(0, { code: 'UNREACHABLE', message: 'Try again.', correlationId: '' });
      return whole.notes[0];
    },
  });
  const screen = await openOne();
  await type(screen.querySelector('textarea[name=note]'), 'Called twice.');
  await press('Save note');
  await settle();
  expect(screen.textContent).toContain('Try again.');
  await press('Save note');
  await settle();
  const [lost, repeated] = asked(customerEndpoints.note);
  expect(repeated?.body).toEqual(lost?.body);
});

test('sets tags with those that were seen', async () => {
  answer({ tags: () => customer });
  const screen = await openOne();
  await press('Change tags');
  await type(screen.querySelector('input[name=tags]'), 'monthly, church group, monthly');
  await press('Save tags');
  await settle();
  expect(asked(customerEndpoints.tags)[0]?.body).toEqual({
    tags: ['monthly', 'church group'],
    was: ['church group'],
  });
});

test('says that another one with the same number is the same person, or takes that back', async () => {
  const caller = { ...customer, id: 'p-019a1d3c-0000-7000-8000-000000000005', name: 'A caller' };
  const account = { ...customer, id: 'another-account', name: 'Another account' };
  const ids: [string, string] = [caller.id, customer.id];
  const aliases = [{ ids, at: customer.since, by: 'desk', reason: 'Knew the last invoice' }];
  answer({ show: () => ({ ...whole, alike: [caller, account] }) });
  const screen = await openOne();
  expect(screen.textContent).toContain(
    'Both have accounts, and two accounts can’t be joined. Ask which one they want to keep',
  );
  await press('Same person…');
  await type(document.querySelector('textarea[name=reason]'), 'Same phone');
  await press('They are one person');
  await settle();
  closeScreen();
  const { reply } = identityExamples.profile;
  const profile = { ...reply, user_id: caller.id, came: 'CALL', phone_e164: '+13475550177', email: '' };
  answer({ show: () => ({ ...whole, aliases, profiles: [profile] }) });
  // The other number by which they call is not on the page of their account otherwise.
  expect((await openOne()).textContent).toMatch(/called us\), \+1 347-555-0177. Why: Knew the last invoice/);
  await press('Undo…');
  await type(document.querySelector('textarea[name=reason]'), 'Two sisters');
  await press('They are two people');
  await settle();
  expect(asked(identityEndpoints.changeAlias)).toMatchObject([
    { params: { personId: caller.id }, body: { as: customer.id, same: true, reason: 'Same phone' } },
    { params: { personId: caller.id }, body: { as: customer.id, same: false, reason: 'Two sisters' } },
  ]);
});

test('whoever may only look changes nothing', async () => {
  rights.mayChange = false;
  answer();
  const screen = await openOne();
  expect([...screen.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([]);
});
