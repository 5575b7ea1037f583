import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replanEndpoints } from '#domain/shipments/rolls/replan-endpoints.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { Replan } from './replan.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body?: unknown }) => Promise<unknown>);

const flight = 'GY-2026-12-04';
const share = { pieces: 4, lb: 140.5, numbers: ['7K3M9-Q2X4T-C'] };
const replan = {
  flight,
  left: 3,
  plan: 'the-plan',
  flights: [
    { departureId: 'GY-2026-12-11', day: '2026-12-11', shipments: 2, ...share },
    { shipments: 1, ...share },
  ],
  told: {
    people: 2,
    news: [{ title: 'Now flies on Friday, December 11', body: 'The flight was canceled.', shipments: 2 }],
  },
};

const open = async (role: 'documents' | 'staff') => {
  let answer: object = replan;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    const confirmed = { by: 'clerk-1', at: '2026-11-22T15:00:00.000Z', moved: 1 };
    if (endpoint === replanEndpoints.confirmReplan) answer = { ...replan, confirmed };
    return { replan: answer };
  });
  const session = { status: 'signed-in', user: { userId: 'clerk-1', roles: [role] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <Replan id={flight} area="/staff" />
    </SessionContext>,
  );
  await settle();
  return screen;
};
beforeEach(() => {
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(closeScreen);

test('a canceled flight shows where its shipments would go, and who reads what, before the plan that was seen is confirmed', async () => {
  const screen = await open('documents');
  for (const words of [
    '3 shipments still on this flight',
    'Fri, Dec 11',
    'No flight has a place for them',
    '141 lb',
  ])
    expect(screen.textContent).toContain(words);
  await press('Move them and tell each sender');
  await settle();
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).not.toContain(replanEndpoints.confirmReplan);
  const dialog = screen.querySelector('dialog[open]')?.textContent;
  for (const words of [
    '3 shipments will leave this flight.',
    '2 senders are told',
    'Now flies on Friday, December 11 (2 shipments)',
    'The flight was canceled.',
  ])
    expect(dialog).toContain(words);
  const move = [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === 'Move them');
  await act(async () => move?.click());
  await settle();
  expect(calling).toHaveBeenCalledWith(replanEndpoints.confirmReplan, {
    params: { id: flight },
    body: { plan: 'the-plan' },
  });
  expect(screen.textContent).toContain('1 of 4 have left this flight');
});

test('who may only look at flights sees the plan without the button', async () => {
  const screen = await open('staff');
  expect(screen.textContent).toContain('3 shipments still on this flight');
  expect(screen.textContent).not.toContain('Move them');
});
