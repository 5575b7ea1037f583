import { afterEach, expect, test, vi } from 'vitest';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { useNames } from './use-names.ts';
import { useFullWho } from './use-who.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('./use-session.ts', () => ({ useOwnId: () => 'me' }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);
afterEach(closeScreen);

const ids = ['me', 'rose', 'nobody'];
const rose = { userId: 'rose', firstName: 'Rose', name: 'Rose Persaud' };
const Short = () => {
  const nameOf = useNames(ids);
  return <p>{ids.map(nameOf).join(', ')}</p>;
};
const Full = () => {
  const who = useFullWho(ids);
  return <p>{ids.map(who).join(', ')}</p>;
};

test.each([
  ['short', Short, 'Rose P.'],
  ['full', Full, 'Rose Persaud'],
])(
  '%s names say nothing of who it is before they are here, or when they were not answered',
  async (_how, Names, name) => {
    let answer = (_people: object) => {};
    calling.mockImplementation(
      (endpoint) =>
        new Promise((resolve) => {
          if (endpoint === identityEndpoints.names) answer = resolve;
        }),
    );
    const screen = await openScreen(<Names />);
    expect(screen.textContent).toBe('You, …, …');
    answer({ people: [rose] });
    await settle();
    expect(screen.textContent).toBe(`You, ${name}, Someone`);
    await closeScreen();
    calling.mockRejectedValue(new Error('away'));
    const lost = await openScreen(<Names />);
    await settle();
    expect(lost.textContent).toBe('You, Name not loaded, Name not loaded');
  },
);
