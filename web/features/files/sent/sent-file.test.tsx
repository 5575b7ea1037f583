import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerEndpoints } from '#domain/customers/endpoints.ts';
import type { CustomerThing } from '#domain/customers/things.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { FileEntry } from '#domain/files/file.ts';
import { parcelEndpoints } from '#domain/parcels/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { SentFile } from './sent-file.tsx';
import { UseAs } from './use-as.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const allowed = new Set<string>();
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => (one: string) => allowed.has(one) }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const subject = { kind: 'enquiry', id: 'ENQ-7K3M9Q' } as const;
const id = '019a1d3c-0000-7000-8000-000000000041';
const shipment = { kind: 'shipment', id: '7K3M9-Q2X4T-C' } as const;
const asks = (purpose: 'COMMERCIAL_INVOICE' | 'PAYMENT_PROOF') => ({ purpose, subject: shipment });
const parcelAsks = { purpose: 'PARCEL_INVOICE', subject: { kind: 'person', id: 'marva' } } as const;

let file: Partial<FileEntry> | undefined;
let things: readonly Partial<CustomerThing>[];
let given: () => Promise<unknown>;
const open = async (since = new Date().toISOString()): Promise<HTMLElement> => {
  const uses = <UseAs subject={subject} id={id} person="marva" />;
  const screen = await openScreen(<SentFile subject={subject} id={id} since={since} uses={uses} />);
  await settle();
  return screen;
};
const asked = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);
const labels = (screen: HTMLElement) =>
  [...screen.querySelectorAll('button')].map(({ textContent }) => textContent);

beforeEach(() => {
  file = {
    id,
    subject,
    purpose: 'MESSAGE_FILE',
    state: 'RELEASED',
    contentType: 'image/jpeg',
    bytes: 48_000,
  };
  things = [];
  given = async () => ({});
  for (const one of ['enquiry.manage', 'customer.read']) allowed.add(one);
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === fileEndpoints.list) return { items: file === undefined ? [] : [file], mayAdd: false };
    if (endpoint === fileEndpoints.open) return { url: 'https://files.test/photo', until: '' };
    if (endpoint === fileEndpoints.use) return { id: 'paper-1' };
    if (endpoint === parcelEndpoints.giveInvoice) return given();
    if (endpoint === customerEndpoints.show)
      return { things: [{ kind: 'parcels', items: things, more: false }] };
    throw new Error('This was not asked before.');
  });
});
afterEach(async () => {
  allowed.clear();
  await closeScreen();
});

describe('what came with a message', () => {
  test('is a small photo that opens large', async () => {
    const screen = await open();
    expect(screen.querySelector('img')?.getAttribute('src')).toBe('https://files.test/photo');
    expect(labels(screen)).toEqual(['Open the photo large']);
  });

  test('is a PDF to download, with its size', async () => {
    file = { ...file, contentType: 'application/pdf' };
    const screen = await open();
    expect(screen.querySelector('img')).toBeNull();
    expect(screen.textContent).toContain('PDF, 47 KB');
    expect(labels(screen)[0]).toMatch(/^Download/);
  });

  test.each([
    ['is being fetched', undefined, 0, 'The photo or PDF is still coming'],
    ['could not be fetched', undefined, 6 * 60_000, 'Ask them to send it again'],
    ['did not arrive', { state: 'EXPIRED' }, 3_700_000, 'Ask them to send it again'],
    ['is being checked', { state: 'CHECKING' }, 0, 'Being checked'],
    ['was refused', { state: 'REFUSED', reason: 'HEIC' }, 0, 'HEIC format of an iPhone'],
  ] as const)('says that it %s, and can become nothing', async (_, change, ago, words) => {
    file = change && ({ ...file, ...change } as FileEntry);
    things = [{ id: shipment.id, asks: [asks('COMMERCIAL_INVOICE')] }];
    const screen = await open(new Date(Date.now() - ago).toISOString());
    expect(screen.querySelector('[role=status]')?.textContent).toContain(words);
    expect(labels(screen)).toEqual([]);
  });
});

describe('by one press', () => {
  test('it becomes what a shipment of this person waits for', async () => {
    things = [
      { id: shipment.id, asks: [asks('COMMERCIAL_INVOICE'), asks('PAYMENT_PROOF')] },
      { id: 'SKB-2', title: 'Waits for nothing' },
    ];
    const screen = await open();
    expect(labels(screen).slice(1)).toEqual([
      `Use as invoice of ${shipment.id}`,
      `Use as proof of payment of ${shipment.id}`,
    ]);
    await press(`Use as invoice of ${shipment.id}`);
    await settle();
    const query = { subject: 'enquiry:ENQ-7K3M9Q' };
    expect(asked(fileEndpoints.use)).toEqual([{ params: { id }, query, body: asks('COMMERCIAL_INVOICE') }]);
    expect(asked(parcelEndpoints.giveInvoice)).toEqual([]);
    expect(screen.textContent).toContain(`This is the invoice of ${shipment.id} now.`);
    // What waits is asked again: it no longer waits for this.
    expect(asked(customerEndpoints.show)).toHaveLength(2);
  });

  test('it becomes the invoice of a parcel, which says why where it waits for none any more', async () => {
    things = [{ id: 'PCL-7K3M9Q2X', asks: [parcelAsks] }];
    const screen = await open();
    await press('Use as invoice of PCL-7K3M9Q2X');
    await settle();
    const invoice = { params: { code: 'PCL-7K3M9Q2X' }, body: { file: 'paper-1' } };
    expect(asked(parcelEndpoints.giveInvoice)).toEqual([invoice]);
    given = async () => {
      const message = 'We do not wait for an invoice of this parcel.';
      throw new ApiError(409, { code: 'STEP_NOT_POSSIBLE', message, correlationId: 'c' });
    };
    await press('Use as invoice of PCL-7K3M9Q2X');
    await settle();
    expect(screen.querySelector('[role=alert]')?.textContent).toContain('do not wait for an invoice');
  });

  test('is not offered where nobody could see what waits for it, and says so', async () => {
    things = [{ id: shipment.id, asks: [asks('COMMERCIAL_INVOICE')] }];
    const answer = calling.getMockImplementation();
    calling.mockImplementation(async (endpoint, input) => {
      if (endpoint === customerEndpoints.show) throw new Error('away');
      return answer?.(endpoint, input);
    });
    const screen = await open();
    expect(screen.querySelector('[role=alert]')?.textContent).toContain('We could not see what waits');
  });

  test('only where the reader may answer messages', async () => {
    allowed.delete('enquiry.manage');
    things = [{ id: shipment.id, asks: [asks('COMMERCIAL_INVOICE')] }];
    expect(labels(await open())).toEqual(['Open the photo large']);
    expect(asked(customerEndpoints.show)).toEqual([]);
  });
});
