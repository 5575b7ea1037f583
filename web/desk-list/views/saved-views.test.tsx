import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import type { SharedView } from '#domain/desk/shared-view.ts';
import type { SavedView, WantedView } from '#domain/desk/view.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { SavedViews } from './saved-views.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
let admin = true;
vi.mock('#web/session/use-session.ts', () => ({
  useMay: () => (right: string) => right !== 'staff.manage' || admin,
  useOwnId: () => 'ann',
}));
vi.mock('#web/session/use-names.ts', () => ({
  useNames: () => (id: string) => (id === 'ann' ? 'You' : 'Ben'),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const view = (change: Partial<SavedView> = {}): SavedView => ({
  id: '019a1d3c-0000-4000-8000-000000000061',
  list: 'shipments',
  name: 'Friday to Guyana',
  question: 'state=BOOKED&to=GY',
  version: 1,
  ...change,
});
let views: readonly SavedView[];
let shared: readonly SharedView[] = [];
const sharing: readonly unknown[] = [
  deskEndpoints.sharedViews,
  deskEndpoints.shareView,
  deskEndpoints.removeShared,
];
let keeping: () => Promise<unknown>;
let screen: HTMLElement;
const onAsk = vi.fn();
const open = async (query = '') => {
  screen = await openScreen(<SavedViews list="shipments" query={query} onAsk={onAsk} />);
  await press('My views');
  await settle();
};
const sent = (endpoint: unknown) =>
  calling.mock.calls
    .filter(([called]) => called === endpoint)
    .map(([, input]) => input as { params: { id: string }; body: WantedView });
const field = () => screen.querySelector<HTMLInputElement>('dialog input');

beforeEach(() => {
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  views = [view(), view({ id: '019a1d3c-0000-4000-8000-000000000062', list: 'quotes', name: 'To price' })];
  keeping = async () => ({ items: views });
  shared = [];
  admin = false;
  onAsk.mockClear();
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === deskEndpoints.keepView) return keeping();
    if (sharing.includes(endpoint)) return { items: shared };
    return { items: endpoint === deskEndpoints.dropView ? [] : views };
  });
});
afterEach(closeScreen);

test('shows the views of this list, and asks what the chosen one asks', async () => {
  await open();
  expect(screen.textContent).toContain('Friday to Guyana');
  expect(screen.textContent).not.toContain('To price');
  expect(screen.textContent).toContain('Filter or search the list first');
  await press('Friday to Guyana');
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('state=BOOKED&to=GY');
});

test('keeps what the list shows under a name; after a lost answer it is the same view that is sent', async () => {
  keeping = async () => {
    throw new ApiError(0, { code: 'OFFLINE', message: 'You are offline.', correlationId: 'c' });
  };
  await open('search=narine');
  await type(field(), 'Narine');
  await press('Save view');
  await settle();
  expect(screen.querySelector('[role=alert]')?.textContent).toContain('You are offline.');
  expect(field()?.value).toBe('Narine');
  keeping = async () => ({ items: [...views, view({ id: 'x', name: 'Narine', question: 'search=narine' })] });
  await press('Save view');
  await settle();
  const [first, second] = sent(deskEndpoints.keepView);
  expect(second).toEqual(first);
  expect(first?.body).toEqual({ list: 'shipments', name: 'Narine', question: 'search=narine', version: 0 });
  expect(screen.textContent).toContain('is one of your views');
});

test('renames with the version that was seen, and shows why when another tab was faster', async () => {
  keeping = async () => {
    throw new ApiError(409, { code: 'VIEW_CHANGED', message: 'Changed elsewhere.', correlationId: 'c' });
  };
  await open();
  await press('Rename');
  await type(field(), 'Friday');
  await press('Save name');
  await settle();
  expect(sent(deskEndpoints.keepView)).toMatchObject([
    { params: { id: view().id }, body: { name: 'Friday', question: 'state=BOOKED&to=GY', version: 1 } },
  ]);
  expect(screen.textContent).toContain('Changed elsewhere.');
});

test('deletes a view', async () => {
  await open();
  await press('Delete');
  await settle();
  expect(sent(deskEndpoints.dropView).map(({ params }) => params.id)).toEqual([view().id]);
  expect(screen.textContent).toContain('You have no views of this list yet.');
});

const ofBen: SharedView = {
  id: '019a1d3c-0000-4000-8000-000000000063',
  list: 'shipments',
  name: 'Held for payment',
  question: 'hold=PAYMENT_DUE',
  by: 'ben',
};

test('shares a view at the version that was seen', async () => {
  await open();
  shared = [{ ...ofBen, by: 'ann', name: 'Friday to Guyana' }];
  await press('Share');
  await settle();
  expect(sent(deskEndpoints.shareView)).toEqual([
    { params: { id: view().id }, body: { list: 'shipments', version: 1 } },
  ]);
  expect(screen.textContent).toContain('Shared by you');
});

test('a shared view says who shared it, asks what it asks, and goes only by its maker or an admin', async () => {
  shared = [ofBen];
  await open();
  expect(screen.textContent).toContain('Shared by Ben');
  expect(screen.textContent).not.toContain('Stop sharing');
  await press('Held for payment');
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('hold=PAYMENT_DUE');
  closeScreen();
  admin = true;
  await open();
  await press('Stop sharing');
  await settle();
  expect(calling.mock.calls.filter(([called]) => called === deskEndpoints.removeShared)).toHaveLength(1);
});
