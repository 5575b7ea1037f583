import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { draftEndpoints } from '#domain/shipments/customer/saved/draft-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { useOpening } from './opening.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const quote = { ...examples.show.reply.quote, status: 'ACCEPTED' };
let isClaimed: boolean;
/** What the account keeps. */
let kept: readonly object[];
const Opened = () => {
  const { opening, failure } = useOpening('ann', `?quote=${quote.reference}`);
  if (failure) return <p>refused</p>;
  return (
    <p>
      {opening?.typed.quote ?? 'looking'}
      {opening?.typed.consignee.name}
    </p>
  );
};
const open = async (): Promise<string | null> => {
  const screen = await openScreen(<Opened />);
  await settle();
  return screen.textContent;
};

beforeEach(() => {
  localStorage.clear();
  isClaimed = false;
  kept = [];
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === draftEndpoints.drafts) return { drafts: kept };
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
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).toEqual([
    draftEndpoints.drafts,
    quoteEndpoints.show,
  ]);
});

test('what was typed into its form on another device is there, and the quote is not asked for', async () => {
  const data = { quote: quote.reference, consignee: { name: 'Anita Persaud' } };
  kept = [{ id: `quote-${quote.reference}`, data, timestamp: Date.now(), version: 1, savedAt: '' }];
  expect(await open()).toBe(`${quote.reference}Anita Persaud`);
  expect(calling.mock.calls.map(([endpoint]) => endpoint)).toEqual([draftEndpoints.drafts]);
});

test('one of somebody else stays theirs', async () => {
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === quoteEndpoints.claim) return { claimed: 0 };
    throw new ApiError(404, { code: 'QUOTE_NOT_FOUND', message: 'Not found.', correlationId: '' });
  });
  expect(await open()).toBe('refused');
});
