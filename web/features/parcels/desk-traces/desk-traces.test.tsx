import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { summaryOf } from '#domain/parcels/desk/summary.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { TraceListPage } from './trace-list-page.tsx';
import { TracePage } from './trace-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/desk-list/presence/presence.tsx', () => ({ Presence: () => null }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast: { success: vi.fn() } }));
vi.mock('#web/session/use-who.ts', () => ({ useWho: () => (id: string) => `Name of ${id}` }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (right: string) => right !== 'parcel.manage' || works,
  useOwnId: () => 'clerk',
}));
const calling = vi.mocked(api as (endpoint: unknown, input: Record<string, unknown>) => Promise<unknown>);
const bodies = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, { body }]) => body);

type Shown = EndpointReply<typeof traceEndpoints.deskTrace>;
const { ownerId, mailbox, ...rest } = summaryOf(sampleParcel, []);
const ofNobody: Shown['suspects'][number] = {
  ...rest,
  state: 'UNIDENTIFIED',
  why: ['a number nearly the same'],
};
const others = { ...summaryOf(sampleParcel, []), ownerId: 'ben', mailbox: '10099', why: ['the same number'] };
let works = true;
let shown: Shown;
let change: () => unknown;
let screen: HTMLElement;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  works = true;
  shown = { trace: sampleTrace, shelves: ['A-01', 'B-04'], suspects: [ofNobody] };
  change = () => sampleTrace;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === traceEndpoints.deskTrace) return shown;
    if (endpoint === traceEndpoints.deskTraces) return { items: [sampleTrace] };
    if (endpoint === identityEndpoints.names)
      return { people: [{ userId: sampleTrace.ownerId, firstName: 'Ann', name: 'Ann Sample' }] };
    if (Object.values(traceEndpoints).some((one) => one === endpoint)) return change();
    return { items: [] };
  });
});
afterEach(closeScreen);

const open = async (at = '/staff/parcel-traces/TRC-7K3M9Q'): Promise<void> => {
  screen = await openScreen(
    <Routes>
      <Route path="/staff/parcel-traces" element={<TraceListPage area="/staff" />} />
      <Route path="/staff/parcel-traces/:reference" element={<TracePage area="/staff" />} />
    </Routes>,
    at,
  );
  await settle();
};
const text = () => screen.textContent ?? '';

test('the list says who misses each', async () => {
  await open('/staff/parcel-traces');
  expect(text()).toContain(`${sampleTrace.reference}Ann S.`);
});

describe('a search', () => {
  test('shelf by shelf: each is ticked once, by whom is seen', async () => {
    await open();
    expect(textUnder('Shelves')).toContain('0 of 2 looked through');
    shown = {
      ...shown,
      trace: {
        ...sampleTrace,
        version: 2,
        searched: [{ shelf: 'B-04', by: 'clerk', at: sampleTrace.createdAt }],
      },
    };
    await press('B-04');
    await settle();
    expect(bodies(traceEndpoints.shelfSearched)).toEqual([{ shelf: 'B-04' }]);
    expect(textUnder('Shelves')).toContain('1 of 2 looked through');
    expect(textUnder('Shelves')).toContain('Name of clerk');
    await press('B-04');
    expect(bodies(traceEndpoints.shelfSearched)).toHaveLength(1);
  });

  test('found: asked first, with the version that was seen and how we know', async () => {
    await open();
    expect(textUnder('Could be it')).toContain('a number nearly the same');
    await press('This is it');
    await type(document.querySelector<HTMLInputElement>('dialog input'), ' The invoice names it. ');
    await press('It is theirs');
    await settle();
    expect(bodies(traceEndpoints.traceFound)).toEqual([
      { version: 1, code: sampleParcel.code, note: 'The invoice names it.' },
    ]);
  });

  test('a parcel of somebody else cannot be given away here', async () => {
    shown = { ...shown, suspects: [others] };
    await open();
    expect(textUnder('Could be it')).toContain('It is in mailbox 10099');
    expect(text()).not.toContain('This is it');
  });

  test('another parcel is found by the code on its label', async () => {
    await open();
    await type(screen.querySelector<HTMLInputElement>('input[autocapitalize="characters"]'), '7k3m 9q2x');
    await press('PCL-7K3M9Q2X is it');
    await press('It is theirs');
    await settle();
    expect(bodies(traceEndpoints.traceFound)).toEqual([{ version: 1, code: 'PCL-7K3M9Q2X' }]);
  });

  test('not here: with what was done, and a refusal is shown', async () => {
    await open();
    await press('Answer that it is not here');
    expect(text()).toContain('Write what you found');
    expect(bodies(traceEndpoints.traceNotHere)).toEqual([]);
    change = () => {
      throw new ApiError(409, {
        code: 'TRACE_CHANGED',
        message: 'Someone else has changed it.',
        correlationId: '',
      });
    };
    await type(screen.querySelector('textarea'), 'We looked through every shelf.');
    await press('Answer that it is not here');
    await settle();
    expect(bodies(traceEndpoints.traceNotHere)).toEqual([
      { version: 1, text: 'We looked through every shelf.' },
    ]);
    expect(text()).toContain('Someone else has changed it.');
  });

  test('that has ended shows its answer and nothing to do', async () => {
    const at = '2026-11-28T17:00:00.000Z';
    shown = {
      trace: {
        ...sampleTrace,
        state: 'NOT_HERE',
        answer: { text: 'Not on our shelves.', by: 'clerk', at },
        closedAt: at,
      },
      shelves: [],
      suspects: [],
    };
    await open();
    expect(text()).toContain('Not on our shelves.');
    expect(text()).not.toContain('Could be it');
  });

  test('is only read by who may not work on parcels', async () => {
    works = false;
    await open();
    expect(text()).not.toContain('This is it');
    expect(text()).not.toContain('It is not here');
    expect(
      [...screen.querySelectorAll<HTMLButtonElement>('li button')].every(({ disabled }) => disabled),
    ).toBe(true);
  });
});
