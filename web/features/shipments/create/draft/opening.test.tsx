import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '#domain/quotes/endpoint-examples.ts';
import { quoteEndpoints } from '#domain/quotes/endpoints.ts';
import { draftEndpoints } from '#domain/shipments/customer/saved/draft-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { readDraft, writeDraft } from '#web/session/drafts/local-drafts.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { useOpening } from './opening.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown) => Promise<unknown>);

const quote = { ...examples.show.reply.quote, status: 'ACCEPTED' };
let isClaimed: boolean;
/** What the account keeps. */
let kept: readonly object[];
const Opened = ({ search }: { readonly search: string }) => {
  const { opening, failure } = useOpening('ann', search);
  if (failure) return <p>refused</p>;
  return (
    <p>
      {opening?.id.startsWith('booking-') ? opening.id : ''}
      {opening?.typed.quote ?? 'looking'}
      {opening?.typed.consignee.name}
    </p>
  );
};
const open = async (search = `?quote=${quote.reference}`): Promise<string | null> => {
  const screen = await openScreen(<Opened search={search} />);
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

test('the link of a pickup opens one draft, however often it is followed, with what was typed in it since', async () => {
  const link = '?to=GY&g=1B55x140&zip=11226&booking=BKG-7K3M9Q';
  const name = 'Anita Persaud';
  expect(await open(link)).toBe('booking-BKG-7K3M9Q');
  const data = { consignee: { name }, booking: 'BKG-7K3M9Q' };
  kept = [{ id: 'booking-BKG-7K3M9Q', data, timestamp: Date.now(), version: 1, savedAt: '' }];
  await closeScreen();
  expect(await open(link)).toBe(`booking-BKG-7K3M9Q${name}`);
});

describe('without a link the last one of this device', () => {
  const name = 'Anita Persaud';
  const typedHere = (change: object) => {
    const timestamp = Date.now() - 1000;
    const data = { consignee: { name }, owner: 'ann', kept: timestamp, ...change };
    writeDraft({ id: 'here', data, timestamp });
    return { id: 'here', data: { consignee: { name } }, timestamp, version: 1, savedAt: '' };
  };

  test('is opened while the account has it, too', async () => {
    kept = [typedHere({})];
    expect(await open('')).toBe(name);
  });

  test('is not opened once the account has let go of it: it was booked, on this device or another', async () => {
    typedHere({});
    expect(await open('')).toBe('');
    expect(readDraft('here')).toBeUndefined();
  });

  test('is not opened once the shipment that was made of it is all that was new, and the account has let go of it', async () => {
    typedHere({ kept: 1, made: { number: '7K3M9-Q2X4T-C' } });
    expect(await open('')).toBe('');
  });

  test.each([{ kept: 0 }, { kept: 1 }])('stays where the account never had all of it: %j', async (change) => {
    typedHere(change);
    expect(await open('')).toBe(name);
    expect(readDraft('here')).toBeDefined();
  });

  test('of another person stays for them', async () => {
    typedHere({ owner: 'ben' });
    expect(await open('')).toBe('');
    expect(readDraft('here')).toBeDefined();
  });

  test('is opened while the account cannot be reached', async () => {
    typedHere({});
    calling.mockRejectedValue(new ApiError(0, { code: 'UNREACHABLE', message: 'No.', correlationId: '' }));
    expect(await open('')).toBe(name);
  });
});
