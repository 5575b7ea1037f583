import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followingExamples } from '#domain/shipments/following/endpoint-examples.ts';
import { type FollowingShown, followingEndpoints } from '#domain/shipments/following/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { Following } from './following.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body?: unknown }) => Promise<unknown>);

const example = followingExamples.following.reply.following;
let shown: FollowingShown;
beforeEach(() => {
  calling.mockReset();
  calling.mockImplementation(async () => ({ following: shown, people: [] }));
});
afterEach(closeScreen);

const open = async (following: FollowingShown, role: 'documents' | 'billing' = 'documents') => {
  shown = following;
  const session = { status: 'signed-in', user: { userId: 'clerk-1', roles: [role] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <Following id={following.flight.id} area="/staff" />
    </SessionContext>,
  );
  await settle();
  return screen;
};
test('how far a flight is stands with what did not come along, by shipment and reason', async () => {
  const screen = await open(example);
  for (const words of [
    'The flight has left',
    'Recorded by',
    '20 of 20 shipments up to date.',
    '59 of 60 pieces flown.',
    'Piece 2 of 3: Taken off the flight before takeoff.',
  ])
    expect(screen.textContent).toContain(words);
  expect(screen.querySelector(`a[href="/staff/shipments/${example.behind[0]?.number}"]`)).not.toBeNull();
});

test('what comes next is recorded with the version that was seen, and a refusal is said', async () => {
  const screen = await open(example);
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === followingEndpoints.flightHappened)
      throw new ApiError(409, {
        code: 'FLIGHT_CHANGED',
        message: 'Someone else has changed this flight.',
        correlationId: 'c',
      });
    return { following: shown, people: [] };
  });
  await press('The flight has landed');
  await settle();
  expect(calling.mock.calls).toContainEqual([
    followingEndpoints.flightHappened,
    { params: { id: example.flight.id }, body: { version: 8, state: 'ARRIVED' } },
  ]);
  expect(screen.textContent).toContain('Someone else has changed this flight.');
});

test('people without the right see how far it is, and no button', async () => {
  const screen = await open(example, 'billing');
  expect(screen.textContent).toContain('59 of 60 pieces flown.');
  expect(screen.querySelector('button')).toBeNull();
});
