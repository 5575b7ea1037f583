import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bulk, PreviewedRow } from '#domain/desk/bulk.ts';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import type { Permission } from '#domain/kernel/permissions.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { BulkBar } from './bulk-bar.tsx';

const { allowed } = vi.hoisted(() => ({ allowed: new Set<string>() }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (permission: Permission) => allowed.has(permission),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const ids = ['7K3M9Q2X4TC', '8P4N2R7W3XK'];
const full = 'This flight has no space left for your goods. Choose another flight.';
const rows: readonly PreviewedRow[] = [
  { id: '7K3M9Q2X4TC', outcome: 'changed', version: 4 },
  { id: '8P4N2R7W3XK', outcome: 'refused', version: 2, code: 'FLIGHT_FULL', text: full },
];
const told = {
  people: 1,
  news: [{ title: 'Now flies on Friday', body: 'We moved your shipment.', shipments: 1 }],
};
let starting: () => Promise<unknown>;
let bulk: Bulk;
const sent = (endpoint: unknown) =>
  calling.mock.calls
    .filter(([called]) => called === endpoint)
    .map(([, input]) => input as { headers: Record<string, string>; body: object });

let screen: HTMLElement;
const onClear = vi.fn();
const open = async (list: 'shipments' | 'mailboxes' = 'shipments') => {
  screen = await openScreen(<BulkBar list={list} query="" ids={ids} onClear={onClear} />);
  await settle();
};
const buttons = () => [...screen.querySelectorAll('section > button')].map(({ textContent }) => textContent);
const note = () => screen.querySelector<HTMLInputElement>('dialog input');

beforeEach(() => {
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  allowed.clear();
  for (const permission of ['desk.manage', 'shipment.read', 'shipment.manage'] satisfies Permission[])
    allowed.add(permission);
  bulk = {
    id: '019a1d3c-0000-4000-8000-000000000051',
    act: { do: 'NOTE_SHIPMENTS', note: 'The sender called.' },
    by: 'desk-1',
    askedAt: '2026-11-24T15:00:00.000Z',
    changedAt: '2026-11-24T15:00:00.000Z',
    total: 1,
    results: [],
  };
  starting = async () => bulk;
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === deskEndpoints.previewBulk) return { rows, told };
    if (endpoint === deskEndpoints.startBulk) return starting();
    return endpoint === deskEndpoints.showBulk ? bulk : { items: [] };
  });
});
afterEach(closeScreen);

const look = async () => {
  await press('Add a note');
  await type(note(), 'The sender called.');
  await press('See what will happen');
  await settle();
};

test('offers what the person may do with this list', async () => {
  await open();
  expect(buttons()).toEqual([
    'Move to a flight',
    'Place a hold',
    'Add a note',
    'Remind of the payment',
    'All of this list',
    'Choose none',
  ]);
  await closeScreen();
  allowed.delete('shipment.manage');
  await open();
  expect(buttons()).toEqual(['Place a hold', 'Add a note', 'All of this list', 'Choose none']);
  await closeScreen();
  await open('mailboxes');
  expect(buttons()).toEqual([]);
});

test('says what will happen and what is refused and why, before anything is done; then only the others are sent', async () => {
  await open();
  await look();
  expect(sent(deskEndpoints.previewBulk)).toEqual([
    { body: { act: { do: 'NOTE_SHIPMENTS', note: 'The sender called.' }, ids } },
  ]);
  expect(screen.textContent).toContain('1 will get the note, 1 refused');
  expect(screen.textContent).toContain(full);
  expect(screen.textContent).toContain('1 sender is told');
  expect(screen.textContent).toContain('Now flies on Friday (1 shipment)');
  expect(screen.textContent).toContain('We moved your shipment.');
  expect(sent(deskEndpoints.startBulk)).toEqual([]);
  await press('Add a note: 1 shipment');
  await settle();
  expect(sent(deskEndpoints.startBulk)[0]?.body).toEqual({
    act: { do: 'NOTE_SHIPMENTS', note: 'The sender called.' },
    rows: [{ id: '7K3M9Q2X4TC', version: 4 }],
  });
});

test('all rows of the list can be chosen, not only those of the page', async () => {
  const others = Array.from({ length: 3 }, (_, at) => ({
    ...examples.deskList.reply.items[0],
    number: `ROW${at}`,
  }));
  const answer = calling.getMockImplementation();
  calling.mockImplementation(async (endpoint, input) =>
    endpoint === deskShipmentEndpoints.deskList ? { items: others } : answer?.(endpoint, input),
  );
  await open();
  await press('All of this list');
  await settle();
  expect(screen.textContent).toContain('3 chosen');
  await look();
  expect(sent(deskEndpoints.previewBulk)[0]?.body).toMatchObject({ ids: ['ROW0', 'ROW1', 'ROW2'] });
});

test('after an answer that was lost, pressing again sends the same key', async () => {
  starting = async () => {
    throw new ApiError(0, {
      code: 'UNREACHABLE',
      message: 'We could not reach the server.',
      correlationId: '',
    });
  };
  await open();
  await look();
  await press('Add a note: 1 shipment');
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('We could not reach the server.');
  starting = async () => bulk;
  await press('Add a note: 1 shipment');
  await settle();
  const [first, second] = sent(deskEndpoints.startBulk).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

test('the report counts what is done and names what was refused', async () => {
  bulk = {
    ...bulk,
    finishedAt: '2026-11-24T15:00:02.000Z',
    results: [
      { id: '7K3M9Q2X4TC', outcome: 'refused', code: 'SHIPMENT_CHANGED', text: 'Changed meanwhile.' },
    ],
  };
  await open();
  await look();
  await press('Add a note: 1 shipment');
  await settle();
  expect(screen.textContent).toContain('0 got the note, 1 refused');
  expect(screen.textContent).toContain('Changed meanwhile.');
  expect(screen.textContent).toContain('7K3M9Q2X4TC');
});

test('a change that stands still for a minute can be told to go on', async () => {
  bulk = { ...bulk, changedAt: '2020-01-01T00:00:00.000Z' };
  await open();
  await look();
  await press('Add a note: 1 shipment');
  await settle();
  expect(screen.textContent).toContain('0 of 1 done');
  await press('Go on');
  await act(async () => undefined);
  expect(calling.mock.calls.filter(([endpoint]) => endpoint === deskEndpoints.resumeBulk)).toHaveLength(1);
});
