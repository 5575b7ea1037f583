import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import {
  type AskedSettlement,
  accountOf,
  type Settlement,
  settle,
} from '#domain/billing/abroad/settlement.ts';
import { examples } from '#domain/billing/endpoint-examples.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import {
  closeScreen,
  openScreen,
  press,
  settle as settled,
  textUnder,
  type,
} from '#web/ui/testing/screen.tsx';
import { CounterTakingsPage } from '../counter/counter-takings-page.tsx';
import { Agents } from './agents.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const roles = vi.hoisted(() => ({ of: ['billing'] as string[] }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (wanted: string) => wanted === 'arrival.read' && roles.of.includes('agent-GY'),
  useOwnId: () => 'me',
  useSession: () => ({ status: 'signed-in', user: { userId: 'me', roles: roles.of } }),
}));
vi.mock('#web/session/use-names.ts', () => ({ useNames: () => () => 'Ann' }));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);

beforeEach(() => {
  calling.mockReset();
  roles.of = ['billing'];
});
afterEach(closeScreen);

const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input as { body: object });
const field = (screen: HTMLElement, label: string) => {
  const found = [...screen.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label));
  return screen.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
};

test('what agents owe is added up, closed with what came, and what is left over asks why and is in the next one', async () => {
  const { items: takings } = examples.settledMoney.reply;
  const commission = { percent: 5, perPiece: 200 };
  const of = { country: 'GY' as const, piecesOf: () => 3, commission };
  let last: Settlement | undefined;
  calling.mockImplementation(async (endpoint, input) => {
    const number = (last?.number ?? 0) + 1;
    const account = accountOf({ ...of, number, last, takings: last === undefined ? takings : [] });
    if (endpoint === abroadEndpoints.agentAccount)
      return { open: account, closed: last === undefined ? [] : [last] };
    const { body, headers } = input as { body: AskedSettlement; headers: { 'idempotency-key': string } };
    const at = '2026-11-30T15:00:00.000Z';
    const result = settle(account, { ...body, id: headers['idempotency-key'], by: 'me', at });
    if (!result.ok) throw new ApiError(422, { ...result.refusal, correlationId: 'c' });
    last = result.value;
    return last;
  });
  const screen = await openScreen(<Agents area="/staff" />, '/staff/books');
  await settled();
  expect(screen.textContent).toContain('Taken: GYD 68,887.50 at its rates$330.00');
  expect(screen.textContent).toContain('Commission: 5% and $2.00 for each of 3 pieces-$22.50');
  expect(screen.textContent).toContain('Total$307.50');
  await type(field(screen, 'Transferred'), '300');
  await type(field(screen, 'Number of the transfer'), 'WT-4711');
  await press('Settle it with $300.00');
  await settled();
  expect(sent(abroadEndpoints.settle)).toEqual([]);
  await type(field(screen, '$7.50 is still owed to us: why'), 'The bank kept it.');
  await press('Settle it with $300.00');
  await settled();
  expect(sent(abroadEndpoints.settle)[0]?.body).toEqual({
    owed: 30_750,
    transferred: 30_000,
    reference: 'WT-4711',
    reason: 'The bank kept it.',
  });
  expect(screen.textContent).toContain('Left over from settlement 1: The bank kept it.$7.50');
  expect(screen.textContent).toContain('AGENT-GY-1: $300.00 transferred, WT-4711');
});

test('an agent sees what the own counter took, by currency, and no other counter', async () => {
  roles.of = ['agent-GY'];
  calling.mockImplementation(async (endpoint) =>
    endpoint === abroadEndpoints.counterTakings
      ? examples.counterTakings.reply
      : { today: '2026-11-25', items: examples.counterRates.reply.items },
  );
  const screen = await openScreen(<CounterTakingsPage />, '/agent/takings?of=JM');
  await settled();
  expect(calling.mock.calls.map(([, input]) => (input as { params: object }).params)).toEqual(
    expect.arrayContaining([{ country: 'GY' }]),
  );
  expect(screen.textContent).not.toContain('Jamaica');
  expect(textUnder('$330.00 in all')).toContain('In GYD, worth $330.00GYD 68,887.50');
  // The rate of yesterday is not that of today; it is where the form begins.
  expect(textUnder('Rate of the day')).toContain('No rate has been entered for today');
  expect(field(screen, 'Guyana dollars')?.value).toBe('208.75');
});
