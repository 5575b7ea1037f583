import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { closeScreen, openScreen, press } from '#web/ui/testing/screen.tsx';
import { useSayChanged } from './use-say-changed.ts';

vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'me' }));
vi.mock('#web/session/use-names.ts', () => ({ useNames: () => () => 'Ann' }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast: { info: vi.fn() } }));
const said = vi.mocked(toast.info);

const Shipment = () => {
  const [last, setLast] = useState({ id: '1', by: 'ann' });
  useSayChanged('shipment', last);
  return (
    <>
      {['ann', 'me', 'system'].map((by) => (
        <button key={by} type="button" onClick={() => setLast({ id: `${last.id}+`, by })}>
          {by}
        </button>
      ))}
      <button type="button" onClick={() => setLast({ ...last })}>
        again
      </button>
    </>
  );
};

beforeEach(async () => {
  said.mockClear();
  await openScreen(<Shipment />);
});
afterEach(closeScreen);

test('says who changed what is open, once', async () => {
  await press('ann');
  await press('again');
  expect(said.mock.calls).toEqual([['Ann changed this shipment just now. What you typed is still here.']]);
});

test('says when the system changed it', async () => {
  await press('system');
  expect(said).toHaveBeenCalledExactlyOnceWith(
    'This shipment has just changed. What you typed is still here.',
  );
});

test('is silent about what was there before, and about own changes', async () => {
  await press('me');
  expect(said).not.toHaveBeenCalled();
});
