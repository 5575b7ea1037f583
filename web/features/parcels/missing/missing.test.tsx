import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { ownTrace } from '#domain/parcels/trace/steps.ts';
import type { OwnTrace } from '#domain/parcels/trace/trace.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { MissingPage } from './missing-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'ann' }));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const bodies = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, { body }]) => body);

const UPS = '1Z999AA10123456784';
let traces: readonly OwnTrace[];
let answer: () => unknown;
let screen: HTMLElement;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  traces = [];
  answer = () => ({ trace: ownTrace(sampleTrace) });
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === traceEndpoints.ownTraces ? { items: traces } : answer(),
  );
});
afterEach(closeScreen);

const show = async (): Promise<void> => {
  screen = await openScreen(<MissingPage />, '/dashboard/mailbox/missing');
  await settle();
};
const text = () => screen.textContent ?? '';
const fill = async (): Promise<void> => {
  await type(screen.querySelector('input'), UPS);
  await type(screen.querySelector('textarea'), 'Blue shoes in a white box');
};
const ask = async (): Promise<void> => {
  await press('Look for it');
  await settle();
};

describe('asking', () => {
  test('says until when we answer, and empties the form for another one', async () => {
    await show();
    await fill();
    await ask();
    // The server's own list does not have it yet.
    expect(textUnder('Your searches')).toContain(sampleTrace.reference);
    expect(text()).toContain('You will have our answer by Mon, Nov 30, 10:00 AM');
    expect(bodies(traceEndpoints.askTrace)).toEqual([
      { id: expect.any(String), tracking: UPS, contents: 'Blue shoes in a white box', proof: [] },
    ]);
    expect(screen.querySelector('input')?.value).toBe('');
  });

  test('names what is missing or mistyped, and sends nothing', async () => {
    await show();
    await ask();
    expect(text()).toContain('Give the tracking number');
    expect(text()).toContain('Say what is in it');
    await type(screen.querySelector('input'), `${UPS.slice(0, -1)}5`);
    expect(text()).toContain('One character of this UPS number is wrong');
    expect(bodies(traceEndpoints.askTrace)).toEqual([]);
  });

  test('for what is in the mailbox leads there', async () => {
    answer = () => ({ parcel: 'PCL-7K3M9Q2X' });
    await show();
    await fill();
    await ask();
    expect(text()).toContain('It is here, in your mailbox');
    expect(screen.querySelector('a[href="/dashboard/mailbox/PCL-7K3M9Q2X"]')).not.toBeNull();
  });

  test('sent again after a lost answer is the same form, and nothing typed is lost', async () => {
    answer = () => {
      throw new ApiError(UNREACHABLE, { code: 'UNREACHABLE', message: 'No connection.', correlationId: '' });
    };
    await show();
    await fill();
    await ask();
    expect(text()).toContain('No connection.');
    expect(screen.querySelector('input')?.value).toBe(UPS);
    await ask();
    const [first, second] = bodies(traceEndpoints.askTrace) as { readonly id: string }[];
    expect(second?.id).toBe(first?.id);
  });
});

describe('the searches', () => {
  test('say what is promised, and can be ended', async () => {
    traces = [{ ...ownTrace(sampleTrace), shelvesSearched: 3 }];
    await show();
    expect(textUnder('Your searches')).toContain('3 shelves looked through so far');
    await press('It has turned up');
    await press('End the search');
    await settle();
    expect(bodies(traceEndpoints.withdrawTrace)).toEqual([{ version: 1 }]);
  });

  test.each([
    ['ahead', 3_600_000, 'You will have our answer by', 'We are late'],
    ['over', -1, 'We are late', 'You will have our answer by'],
  ])('whose hour is %s promise nothing that has passed', async (_, from, said, unsaid) => {
    traces = [{ ...ownTrace(sampleTrace), promisedBy: new Date(Date.now() + from).toISOString() }];
    await show();
    expect(textUnder('Your searches')).toContain(said);
    expect(textUnder('Your searches')).not.toContain(unsaid);
  });

  test('say what was found, or what we answered', async () => {
    const closedAt = '2026-11-28T17:00:00.000Z';
    traces = [
      {
        ...ownTrace(sampleTrace),
        state: 'FOUND',
        parcel: 'PCL-7K3M9Q2X',
        answer: { text: 'It lay behind the scale.', at: closedAt },
        closedAt,
      },
      {
        ...ownTrace(sampleTrace),
        reference: 'TRC-000001',
        state: 'NOT_HERE',
        answer: { text: 'We looked through every shelf.', at: closedAt },
        closedAt,
      },
    ];
    await show();
    expect(text()).toContain('It lay behind the scale.');
    expect(text()).toContain('Open PCL-7K3M9Q2X');
    expect(text()).toContain('We looked through every shelf.');
    expect(text()).not.toContain('It has turned up');
  });
});
