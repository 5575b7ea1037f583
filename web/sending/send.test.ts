import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Lost, putBytes } from './put-bytes.ts';
import { type Order, send } from './send.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('./put-bytes.ts', async (original) => ({
  ...(await original<typeof import('./put-bytes.ts')>()),
  putBytes: vi.fn(),
}));
const calling = vi.mocked(api as (endpoint: unknown, input: { headers: object }) => Promise<unknown>);
const putting = vi.mocked(putBytes);

const upload = { url: 'https://inbox.test/1', headers: { 'content-type': 'application/pdf' } };
const asked = (state = 'ASKED') => ({ file: { id: 'file-1', state }, upload });
const order: Order = {
  subject: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
  purpose: 'RECEIPT',
  prepared: { blob: new Blob(['%PDF-1.4']), contentType: 'application/pdf', sha256: 'sum' },
  key: 'key-1',
};
const steps = { onAsked: vi.fn(), onProgress: vi.fn() };
const keys = () =>
  calling.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['idempotency-key']);

beforeEach(() => {
  calling.mockReset();
  putting.mockReset();
  calling.mockResolvedValue(asked());
  putting.mockResolvedValue(undefined);
});

test('a file is asked for with what it is, and its bytes go where the answer says', async () => {
  await send(order, steps);
  expect(calling.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'idempotency-key': 'key-1' },
    body: {
      subject: order.subject,
      purpose: 'RECEIPT',
      contentType: 'application/pdf',
      bytes: 8,
      sha256: 'sum',
    },
  });
  expect(putting).toHaveBeenCalledWith(upload, order.prepared.blob, steps.onProgress);
  expect(steps.onAsked).toHaveBeenCalledWith('file-1');
});

test('a file whose bytes got lost is sent again under the same key', async () => {
  putting.mockRejectedValueOnce(new Lost());
  await expect(send(order, steps)).rejects.toBeInstanceOf(Lost);
  await send(order, steps);
  expect(keys()).toEqual(['key-1', 'key-1']);
});

test('a file that has arrived, although the answer got lost, is not sent again', async () => {
  calling.mockResolvedValueOnce({ file: { id: 'file-1', state: 'CHECKING' } });
  await send(order, steps);
  expect(putting).not.toHaveBeenCalled();
});

test('a file that is not expected any more is asked for under a new key', async () => {
  calling.mockResolvedValueOnce({ file: { id: 'file-1', state: 'EXPIRED' } });
  await send(order, steps);
  const [first, second] = keys();
  expect(first).toBe('key-1');
  expect(second).not.toBe('key-1');
  expect(putting).toHaveBeenCalledOnce();
});

test.each([0, 503])('without an answer of the API (%i) the connection was lost', async (status) => {
  calling.mockRejectedValueOnce(new ApiError(status, { code: 'X', message: 'x', correlationId: '' }));
  await expect(send(order, steps)).rejects.toBeInstanceOf(Lost);
});

test('what the API refuses is told in its words', async () => {
  const refusal = new ApiError(422, {
    code: 'FILE_NOT_ALLOWED',
    message: 'Receipt: send it as PDF.',
    correlationId: '',
  });
  calling.mockRejectedValueOnce(refusal);
  await expect(send(order, steps)).rejects.toBe(refusal);
});
