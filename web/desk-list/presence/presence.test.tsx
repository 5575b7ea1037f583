import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { Presence } from './presence.tsx';

const { allowed } = vi.hoisted(() => ({ allowed: { is: true } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'desk-1', useMay: () => () => allowed.is }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const told = () =>
  calling.mock.calls.filter(([endpoint]) => endpoint === deskEndpoints.presence).map(([, input]) => input);
const open = async () => {
  const screen = await openScreen(
    <div>
      <Presence list="quotes" id="QTE-7K3M9Q" />
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Note" />
        <button type="submit">Save</button>
      </form>
    </div>,
  );
  await settle();
  return screen;
};
const subject = { list: 'quotes', id: 'QTE-7K3M9Q' };

beforeEach(() => {
  allowed.is = true;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === deskEndpoints.presence
      ? { others: [{ userId: 'desk-2', edits: true }] }
      : { people: [{ userId: 'desk-2', firstName: 'Ben', name: 'Ben Sample' }] },
  );
});
afterEach(closeScreen);

test('says who changes the same thing', async () => {
  const screen = await open();
  expect(screen.querySelector('[role=status]')?.textContent).toContain('is changing this too');
  expect(told()).toEqual([{ body: { subject, edits: false } }]);
});

test('tells the others that something is being typed, until it is sent', async () => {
  const screen = await open();
  await type(screen.querySelector('input'), 'Call');
  await settle();
  expect(told().at(-1)).toEqual({ body: { subject, edits: true } });
  await press('Save');
  await settle();
  await type(screen.querySelector('input'), 'Call again');
  await settle();
  expect(told().map((input) => (input as { body: { edits: boolean } }).body.edits)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('somebody without the right neither tells nor is told', async () => {
  allowed.is = false;
  const screen = await open();
  expect(screen.querySelector('[role=status]')?.textContent).toBe('');
  expect(told()).toEqual([]);
});
