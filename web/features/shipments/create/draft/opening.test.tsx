import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { useOpening } from './opening.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const quote = { ...examples.show.reply.quote, status: 'ACCEPTED' };
let isClaimed: boolean;
const Opened = () => {
  const { opening, failure } = useOpening('ann', `?quote=${quote.reference}`);
  return <p>{failure ? 'refused' : (opening?.typed.quote ?? 'looking')}</p>;
};
const open = async (): Promise<string | null> => {
  const screen = await openScreen(<Opened />);
  await settle();
  return screen.textContent;
};

beforeEach(() => {
  localStorage.clear();
  isClaimed = false;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === quoteEndpoints.claim) {
      isClaimed = true;
      return { claimed: 1 };
    }
    if (!isClaimed)
      throw new ApiError(404, { code: 'QUOTE_NOT_FOUND', message: 'Not found.', correlationId: '' });
    return { quote };
  });
});
afterEach(closeScreen);

test('a quote that was accepted as a guest is booked right after signing up: it becomes the account’s on the way', async () => {
  expect(await open()).toBe(quote.reference);
});

test('one of the account is not asked for twice', async () => {
  isClaimed = true;
  expect(await open()).toBe(quote.reference);
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).toEqual([quoteEndpoints.show]);
});

test('one of somebody else stays theirs', async () => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === quoteEndpoints.claim) return { claimed: 0 };
    throw new ApiError(404, { code: 'QUOTE_NOT_FOUND', message: 'Not found.', correlationId: '' });
  });
  expect(await open()).toBe('refused');
});
