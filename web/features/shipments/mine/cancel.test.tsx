import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { Cancel } from './cancel.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
// The document of these tests has no dialogs.
const showModal = vi.fn();
beforeEach(() => {
  showModal.mockReset();
  HTMLDialogElement.prototype.showModal = showModal;
});
afterEach(closeScreen);

test.each([
  ['the link of a letter asks whether to cancel, once, and cancels nothing by itself', '/a?cancel', 1],
  ['without it nothing is asked', '/a', 0],
])('%s', async (_what, path, asked) => {
  await openScreen(<Cancel shipment={sampleShipment} />, path);
  await settle();
  expect(showModal).toHaveBeenCalledTimes(asked);
  expect(api).not.toHaveBeenCalled();
});
