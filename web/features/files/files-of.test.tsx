import { webcrypto } from 'node:crypto';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { FileEntry } from '#domain/files/file.ts';
import { pdf } from '#domain/files/testing/sample-files.ts';
import { api } from '#web/api/client.ts';
import { Lost, putBytes } from '#web/sending/put-bytes.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { FilesOf } from './files-of.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/sending/put-bytes.ts', async (original) => ({
  ...(await original<typeof import('#web/sending/put-bytes.ts')>()),
  putBytes: vi.fn(),
}));
const allowed = new Set<string>();
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => (one: string) => allowed.has(one) }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);
const putting = vi.mocked(putBytes);
const subject = { kind: 'shipment', id: '7K3M9-Q2X4T-C' } as const;

const aFile = (change: Partial<FileEntry>): FileEntry => ({
  id: `file-${change.state}-${change.purpose}`,
  subject,
  purpose: 'RECEIPT',
  state: 'RELEASED',
  contentType: 'application/pdf',
  bytes: 48_000,
  askedAt: '2026-11-24T15:04:00.000Z',
  askedBy: 'sample-customer',
  ...change,
});

let items: FileEntry[];
let mayAdd: boolean;
const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(<FilesOf subject={subject} />);
  await settle();
  return screen;
};
const choose = (screen: HTMLElement, ...files: File[]): Promise<void> =>
  act(async () => {
    const input = screen.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose files with.');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    Object.defineProperty(input, 'value', { value: '', configurable: true, writable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const asks = () =>
  calling.mock.calls.filter(([endpoint]) => endpoint === fileEndpoints.ask).map(([, input]) => input);

beforeEach(() => {
  // The documents of these tests have no cryptography of their own.
  vi.stubGlobal('crypto', webcrypto);
  items = [];
  mayAdd = true;
  allowed.clear();
  putting.mockReset();
  putting.mockResolvedValue(undefined);
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === fileEndpoints.list
      ? { items, mayAdd }
      : { file: aFile({ id: 'new', state: 'ASKED' }), upload: { url: 'https://inbox.test', headers: {} } },
  );
});
afterEach(closeScreen);

test('a file is shown with what it is, and can be opened only when it was released', async () => {
  items = [
    aFile({ purpose: 'COMMERCIAL_INVOICE' }),
    aFile({ purpose: 'GOODS_PHOTO', contentType: 'image/jpeg' }),
    aFile({ state: 'CHECKING', purpose: 'PERMIT' }),
    aFile({ state: 'REFUSED', reason: 'PROGRAM_INSIDE' }),
    aFile({ state: 'EXPIRED', purpose: 'PACKING_LIST' }),
  ];
  const rows = [...(await open()).querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Invoice for the goods.*47 KB.*Download/);
  expect(rows[1]).toMatch(/^Photo of the goods.*Open/);
  expect(rows[2]).toMatch(/^Permit or license.*Being checked$/);
  expect(rows[3]).toMatch(/^Store receipt.*This PDF contains a program.*Not accepted$/);
  expect(rows[4]).toMatch(/^Packing list.*did not reach us.*Did not arrive$/);
});

test('only people at the dock are offered to add a photo of the scale', async () => {
  const offered = async () => (await open()).querySelector('select')?.textContent ?? '';
  expect(await offered()).not.toContain('Photo of the scale');
  closeScreen();
  allowed.add('piece.manage');
  expect(await offered()).toContain('Photo of the scale');
});

test('people who may only look have nothing to add files with', async () => {
  mayAdd = false;
  const screen = await open();
  expect(screen.textContent).toContain('There are no papers or photos yet.');
  expect(screen.querySelector('input, select')).toBeNull();
});

test('a chosen PDF is sent as what was chosen in the list, and its name stays on the device', async () => {
  const screen = await open();
  await choose(screen, new File([Uint8Array.from(pdf)], 'Marcia 600 1234.pdf'));
  await vi.waitFor(() => expect(putting).toHaveBeenCalledOnce());
  expect(asks()).toMatchObject([
    { body: { purpose: 'COMMERCIAL_INVOICE', contentType: 'application/pdf', subject } },
  ]);
  expect(JSON.stringify(calling.mock.calls)).not.toContain('Marcia');
  await settle();
  expect(screen.textContent).not.toContain('Marcia 600 1234.pdf');
});

test('what the browser cannot send is told at once, and nothing is asked for', async () => {
  const screen = await open();
  await choose(screen, new File(['MZ a program'], 'form.pdf'));
  await vi.waitFor(() =>
    expect(screen.querySelector('[role=alert]')?.textContent).toContain('not a file we can take'),
  );
  expect(asks()).toEqual([]);
  await press('Remove');
  expect(screen.textContent).not.toContain('form.pdf');
});

test('a lost file is sent again with one press, or when the connection is back, under the same key', async () => {
  putting.mockRejectedValueOnce(new Lost()).mockRejectedValueOnce(new Lost());
  const screen = await open();
  await choose(screen, new File([Uint8Array.from(pdf)], 'one.pdf'));
  await vi.waitFor(() =>
    expect(screen.querySelector('[role=alert]')?.textContent).toContain('The connection was lost'),
  );
  await press('Try again');
  await vi.waitFor(() =>
    expect(screen.querySelector('[role=alert]')?.textContent).toContain('The connection was lost'),
  );
  await act(async () => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(putting).toHaveBeenCalledTimes(3));
  const keys = asks().map(
    (input) => (input as { headers: Record<string, string> }).headers['idempotency-key'],
  );
  expect(new Set(keys).size).toBe(1);
  await vi.waitFor(() => expect(screen.textContent).not.toContain('one.pdf'));
});
