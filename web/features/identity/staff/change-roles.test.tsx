import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { RightsOrder, StaffMember } from '#domain/identity/rights.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { ChangeRoles } from './change-roles.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'boss' }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body: unknown }) => Promise<unknown>);

const clerk: StaffMember = { ...examples.findPerson.reply, roles: ['staff'], version: 2 };
let newest: StaffMember;
let save: (order: RightsOrder) => Promise<unknown>;
const onClose = vi.fn();
Element.prototype.scrollIntoView = vi.fn();

const open = (person: StaffMember) => openScreen(<ChangeRoles person={person} onClose={onClose} />);
const box = (screen: HTMLElement, name: string): HTMLInputElement => {
  const label = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  return label?.querySelector('input') as HTMLInputElement;
};
const orders = () =>
  calling.mock.calls
    .filter(([endpoint]) => endpoint === identityEndpoints.changeRoles)
    .map(([, { body }]) => body as RightsOrder);

beforeEach(() => {
  onClose.mockReset();
  newest = clerk;
  save = async () => clerk;
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { body }) =>
    endpoint === identityEndpoints.changeRoles ? save(body as RightsOrder) : newest,
  );
});
afterEach(closeScreen);

test('a form without a change or a reason is not sent, and says what is missing', async () => {
  const screen = await open(clerk);
  await press('Save roles');
  await settle();
  expect(orders()).toEqual([]);
  expect(screen.textContent).toContain('Check a role to give it, or clear one to take it away');
  expect(screen.textContent).toContain('Say in a few words why');
});

test('when somebody else was first nothing typed is lost, their change stays, and the next save is another one', async () => {
  const screen = await open(clerk);
  await press('Warehouse');
  await type(screen.querySelector<HTMLInputElement>('input[name=reason]'), 'Helps at the dock on Fridays');
  newest = { ...clerk, roles: ['staff', 'billing'], version: 4 };
  save = async () => {
    const message = 'Someone else has changed these roles. Look at them again, then change them.';
    throw new ApiError(409, { code: 'RIGHTS_CHANGED', message, correlationId: '' });
  };
  await press('Save roles');
  await settle();
  expect(screen.textContent).toContain('Someone else has changed these roles.');
  expect(screen.textContent).toContain('Now: Staff, Billing.');
  expect(['Warehouse', 'Staff', 'Billing', 'Driver'].map((name) => box(screen, name).checked)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  save = async () => newest;
  await press('Save roles');
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
  const [first, second] = orders();
  expect(second).toMatchObject({
    version: 4,
    give: ['warehouse'],
    take: [],
    reason: 'Helps at the dock on Fridays',
  });
  expect(second?.id).not.toBe(first?.id);
});

test('an answer that was lost is asked for again with the same id', async () => {
  const screen = await open(clerk);
  await press('Warehouse');
  await type(screen.querySelector<HTMLInputElement>('input[name=reason]'), 'Helps at the dock on Fridays');
  save = () =>
    Promise.reject(new ApiError(0, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' }));
  await press('Save roles');
  await settle();
  await press('Save roles');
  await settle();
  const [first, second] = orders();
  expect(second).toEqual(first);
});

test('admins cannot clear their own admin role', async () => {
  const screen = await open({ ...clerk, userId: 'boss', roles: ['admin'] });
  await press('Admin');
  expect(box(screen, 'Admin').checked).toBe(true);
  expect(screen.textContent).toContain('Only another admin can take yours.');
});
