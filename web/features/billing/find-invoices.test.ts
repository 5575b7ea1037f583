import { beforeEach, expect, test, vi } from 'vitest';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { summaryOf } from '#domain/billing/invoice.ts';
import { shownInvoice } from '#domain/billing/my-invoice.ts';
import { partlyPaid } from '#domain/billing/testing/sample-invoice.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { findInvoices } from './find-invoices.ts';
import { findMyInvoices } from './mine/find-my-invoices.ts';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: unknown) => Promise<unknown>);
const { signal } = new AbortController();
const { number, shipment } = partlyPaid;

beforeEach(() => {
  calling.mockReset();
});

test('the desk finds an invoice by its number and by its shipment, and asks for nothing else', async () => {
  calling.mockResolvedValue({ items: [summaryOf(partlyPaid)] });
  for (const typed of [number, number.slice(4), shipment])
    expect(await findInvoices({ base: '/staff', dock: '' })(typed, signal)).toEqual([
      {
        to: `/staff/billing/${number}`,
        title: `${number} Sample Sender`,
        detail: `$300.00 to pay of $630.00 · ${shipment}`,
      },
    ]);
  calling.mockClear();
  expect(await findInvoices({ base: '/staff', dock: '' })('marva', signal)).toEqual([]);
  expect(calling).not.toHaveBeenCalled();
});

test('a customer finds their own invoice, and none of somebody else', async () => {
  calling.mockResolvedValue(shownInvoice(partlyPaid, sampleShipment));
  expect(await findMyInvoices()('inv 1000001', signal)).toEqual([
    {
      to: `/dashboard/invoices/${number}`,
      title: number,
      detail: '$300.00 to pay · 1 barrel and 2 boxes to Georgetown for Marva Sample',
    },
  ]);
  expect(calling.mock.calls[0]?.[0]).toBe(billingEndpoints.show);
  calling.mockRejectedValue(
    new ApiError(404, { code: 'INVOICE_NOT_FOUND', message: 'None.', correlationId: 'c' }),
  );
  expect(await findMyInvoices()(number, signal)).toEqual([]);
  expect(await findMyInvoices()('boxes', signal)).toEqual([]);
});
