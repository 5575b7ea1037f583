import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GroupState } from '#domain/monitoring/groups/error-group.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { aGroup } from '../testing/samples.ts';
import { Decisions } from './decisions.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const answering = vi.mocked(api<never>);

beforeEach(() => {
  answering.mockReset();
});
afterEach(closeScreen);

const offered = (screen: HTMLElement) =>
  [...screen.querySelectorAll('button')].map(({ textContent }) => textContent);

test.each<[GroupState, readonly string[]]>([
  ['open', ['Resolve', 'Ignore']],
  ['regressed', ['Resolve', 'Ignore']],
  ['resolved', ['Ignore', 'Reopen']],
  ['ignored', ['Resolve', 'Reopen']],
])('a group in state %s has only its allowed decisions', async (state, decisions) => {
  expect(offered(await openScreen(<Decisions group={aGroup({ state })} />))).toEqual(decisions);
});

test('a decision has the version that was shown', async () => {
  answering.mockResolvedValue({ state: 'resolved', version: 8 } as never);
  await openScreen(<Decisions group={aGroup({ version: 7 })} />);
  await press('Resolve');
  await settle();
  expect(answering.mock.lastCall?.[1]).toEqual({
    params: { fingerprint: '0123456789abcdef' },
    body: { decision: 'resolve', version: 7 },
  });
});

test('a decision that is too late shows what happened', async () => {
  const changed = { code: 'GROUP_CHANGED', message: 'It changed.', correlationId: 'c' };
  answering.mockRejectedValue(new ApiError(409, changed));
  const screen = await openScreen(<Decisions group={aGroup()} />);
  await press('Ignore');
  await settle();
  expect(screen.textContent).toContain('It changed while you looked');
});
