import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Parcel, PlacedParcelHold } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import type { Area } from '#web/shell/screens.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { answer, giveDialogs, now, ofNobody, refusal, sentTo } from '../testing/fake-api.ts';
import { ParcelPage } from './parcel-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const rights = { mayChange: true };
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'desk-1',
  useMay: () => (permission: string) => rights.mayChange || permission.endsWith('.read'),
}));

const id = '019a1d3c-0000-7000-8000-000000000041';
const since = sampleParcel.receivedAt;
const withInvoice: Parcel = {
  ...sampleParcel,
  declaration: { ...sampleParcel.declaration, invoice: { state: 'PROVIDED', file: id, at: since } },
};

let screen: HTMLElement;
const open = async (
  parcel: Parcel = sampleParcel,
  holds: readonly PlacedParcelHold[] = [],
  { area = '/staff' as Area, answers = {} as Parameters<typeof answer>[0] } = {},
) => {
  answer(answers, parcel, holds);
  screen = await openScreen(
    <Routes>
      <Route path="*" element={<ParcelPage area={area} />} />
      <Route path={`${area}/parcels/:code`} element={<ParcelPage area={area} />} />
    </Routes>,
    `${area}/parcels/PCL-7K3M9Q2X`,
  );
  await settle();
};
const words = () => screen.textContent ?? '';
const buttons = () => [...screen.querySelectorAll('button')].map(({ textContent }) => textContent);
const links = () => [...screen.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const dialog = () => screen.querySelector('dialog[open]');
const submit = async () => {
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  await settle();
};
const bodies = (name: Parameters<typeof sentTo>[0]) => sentTo(name).map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rights.mayChange = true;
  giveDialogs();
});
afterEach(async () => {
  await closeScreen();
  vi.useRealTimers();
});

test('tells everything of a parcel, and what it waits for', async () => {
  await open({ ...sampleParcel, before: [{ ownerId: 'ben', mailbox: '10002', from: since, to: since }] }, [
    { kind: 'INVOICE_MISSING', since, note: 'The photo is too dark.' },
  ]);
  for (const part of [
    'PCL-7K3M9Q2X',
    'on shelf B-04 for 2\u00a0h',
    'Invoice missing',
    'The photo is too dark.',
    '1Z999AA10123456784',
    '3.2 lb, 14 × 9 × 5 in',
    'Storage is free for',
    '1 × Children’s shoes',
    'Its number was announced.',
    'They may have seen its photos.',
    'received it',
  ])
    expect(words()).toContain(part);
  expect(links()).toContain('/staff/mailboxes/10001');
  expect(links()).toContain('/staff/mailboxes/10002');
});

test('whoever may only look changes nothing', async () => {
  rights.mayChange = false;
  await open(withInvoice, [{ kind: 'DG_REVIEW', since }]);
  for (const one of ['Verify', 'It may fly…', 'It is not theirs…', 'Save note', 'Add a photo'])
    expect(buttons()).not.toContain(one);
});

test('an invoice stands beside what was declared, and is verified with the version', async () => {
  await open(withInvoice, [], { answers: { judgeInvoice: () => withInvoice } });
  expect(screen.querySelector('img[alt^="The invoice"]')?.getAttribute('src')).toBe(
    'https://files.example.test/one',
  );
  expect(sentTo('fileOpen')[0]).toMatchObject({
    params: { id },
    query: { subject: `person:${sampleParcel.ownerId}` },
  });
  expect(words()).toContain('$39.99 in all');
  await press('Verify');
  await settle();
  expect(bodies('judgeInvoice')).toEqual([{ version: 2, verdict: 'VERIFIED' }]);
});

test('an invoice goes back only with a reason, and what a colleague did meanwhile is said', async () => {
  const theirs = { ...withInvoice, version: 3, state: 'REQUESTED' };
  await open(withInvoice, [], {
    answers: { judgeInvoice: () => refusal('PARCEL_CHANGED', { parcel: theirs }) },
  });
  await press('Send back…');
  const send = () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]');
  expect(send()?.disabled).toBe(true);
  await type(dialog()?.querySelector('textarea') ?? null, 'Too dark to read.');
  expect(send()?.disabled).toBe(false);
  await submit();
  expect(bodies('judgeInvoice')).toEqual([{ version: 2, verdict: 'REJECTED', reason: 'Too dark to read.' }]);
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain(
    'Now it is: In a shipment, not booked, mailbox 10001.',
  );
});

test('goods are judged: what may not fly needs words', async () => {
  const parcel: Parcel = { ...sampleParcel, seen: [{ code: 'POWER_BANK', quantity: 2 }] };
  await open(parcel, [{ kind: 'DG_REVIEW', since }], { answers: { judgeGoods: () => parcel } });
  expect(words()).toMatch(/Power bank.*\(2\)/i);
  await press('It may fly…');
  await submit();
  await press('It may not fly…');
  expect(dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  await type(dialog()?.querySelector('textarea') ?? null, 'Two power banks.');
  await submit();
  expect(bodies('judgeGoods')).toEqual([
    { version: 2, verdict: 'MAY_FLY' },
    { version: 2, verdict: 'MAY_NOT_FLY', note: 'Two power banks.' },
  ]);
});

test('what was seen by a wrong tap is corrected, and what was seen besides stays as it was', async () => {
  const seen = [{ code: 'EXPLOSIVE' }, { code: 'PERFUME', quantity: 2 }];
  await open({ ...sampleParcel, seen }, [{ kind: 'DISPOSE_OR_RETURN', since }], {
    answers: { correct: () => ({ parcel: {} }) },
  });
  await press('Correct what was seen…');
  await press('Fireworks and explosives');
  await submit();
  expect(bodies('correct')).toEqual([
    { version: sampleParcel.version, seen: [{ code: 'PERFUME', quantity: 2 }] },
  ]);
});

test('photos that were asked for are said to be taken, with their price', async () => {
  const parcel: Parcel = { ...sampleParcel, photos: { price: 200, count: 3, askedAt: since } };
  await open(parcel, [], { answers: { photosDone: () => parcel } });
  expect(words()).toContain('Take 3 more photos');
  expect(words()).toContain('$2.00');
  await press('The photos are taken');
  await settle();
  expect(bodies('photosDone')).toEqual([{ version: 2 }]);
});

test('a parcel that goes back shows the label of the store, and is handed over', async () => {
  const parcel: Parcel = {
    ...sampleParcel,
    state: 'RETURNING',
    back: { label: id, note: 'By UPS', fee: 500, askedAt: since },
  };
  await open(parcel, [], { answers: { handedBack: () => parcel } });
  expect(buttons()).toContain('Open the label of the store');
  await press('Handed over…');
  expect(dialog()?.textContent).toContain('$5.00');
  await submit();
  expect(bodies('handedBack')).toEqual([{ version: 2 }]);
});

test('is disposed of with its owner’s yes, and without it only by an admin', async () => {
  const holds = [{ kind: 'DISPOSE_OR_RETURN', since }] as const;
  await open(sampleParcel, holds);
  expect(buttons()).not.toContain('Disposed of…');
  await closeScreen();
  await open(sampleParcel, holds, { area: '/admin' });
  expect(buttons()).toContain('Disposed of…');
  await closeScreen();
  const agreed: Parcel = {
    ...sampleParcel,
    disposal: { because: 'It may not fly, and its owner agreed.', agreedAt: since, by: 'ann' },
  };
  await open(agreed, holds, { answers: { dispose: () => agreed } });
  await press('Disposed of…');
  await submit();
  expect(bodies('dispose')).toEqual([{ version: 2, because: 'It may not fly, and its owner agreed.' }]);
});

test('one of nobody offers who it could be, chooses nobody, and says how we know', async () => {
  const item = {
    mailbox: '10002',
    name: 'Ann Persaud',
    why: ['similar name'],
    score: 0.7,
    trace: 'TRC-7K3M9Q',
  };
  await open(ofNobody(), [], {
    answers: {
      suggestions: () => ({ items: [item] }),
      assign: () => ({ ...sampleParcel, mailbox: '10002' }),
    },
  });
  expect(words()).toContain('Whose is it?');
  expect(screen.querySelector('a[href="/staff/parcel-traces/TRC-7K3M9Q"]')?.textContent).toContain(
    'Their search',
  );
  expect(dialog()).toBeNull();
  await press('It is theirs');
  await submit();
  expect(bodies('assign')).toEqual([{ version: 2, mailbox: '10002', because: 'Suggested: similar name.' }]);
});

test('goes to another mailbox only with a reason, and warns of one that had it', async () => {
  const parcel: Parcel = {
    ...ofNobody(),
    before: [{ ownerId: 'ben', mailbox: '10002', from: since, to: since }],
  };
  await open(parcel);
  await press('Another mailbox…');
  const [mailbox, because] = dialog()?.querySelectorAll('input') ?? [];
  await type(mailbox ?? null, '10002');
  expect(dialog()?.textContent).toContain('It was in this mailbox before');
  expect(dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  await type(because ?? null, 'The order mail.');
  expect(dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
});

test('is taken out of the wrong mailbox with a reason', async () => {
  await open(sampleParcel, [], { answers: { assign: () => ofNobody() } });
  await press('It is not theirs…');
  await type(dialog()?.querySelector('input') ?? null, 'Another Ann.');
  await submit();
  expect(bodies('assign')).toEqual([{ version: 2, because: 'Another Ann.' }]);
});

test('what is on its way stays whose it is, and its label is not printed any more', async () => {
  const { shelf: _, ...left } = sampleParcel;
  await open({ ...left, state: 'SHIPPED', closedAt: since });
  expect(buttons()).not.toContain('It is not theirs…');
  expect(buttons()).not.toContain('Print its label again');
  await closeScreen();
  await open();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await press('Print its label again');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.querySelector('.parcel-label')?.textContent).toContain('10001');
});

test('its history tells in words what was changed, never in codes', async () => {
  const changed = {
    state: { before: 'IN_STORAGE', after: 'RETURNING' },
    invoice: { before: 'PENDING', after: 'PROVIDED' },
    condition: { before: 'SEALED', after: 'WET' },
    seen: { before: null, after: 'POWER_BANK' },
    shelf: { before: 'B-04', after: 'C-01' },
  };
  const entry = { id: 'one', at: since, what: 'measured', by: 'clerk', changed };
  await open(sampleParcel, [], {
    answers: { deskShow: () => ({ parcel: sampleParcel, holds: [], history: [entry] }) },
  });
  for (const line of [
    'State: On a shelf → Goes back to the store',
    'Invoice: Not sent yet → Sent, not read yet',
    'Condition: Sealed, as the store packed it → Wet when it came',
    'Dangerous goods seen: Power bank',
    'Shelf: B-04 → C-01',
  ])
    expect(words()).toContain(line);
});

test('texts with markup are text', async () => {
  await open({
    ...sampleParcel,
    label: { name: '<img src=x>' },
    declaration: { ...sampleParcel.declaration, store: '<b>Store</b>' },
  });
  expect(words()).toContain('<img src=x>');
  expect(screen.querySelector('img[src=x]')).toBeNull();
});

test('a note is sent once under its own id', async () => {
  await open(sampleParcel, [], { answers: { note: () => ({ entry: {} }) } });
  await type(screen.querySelector('textarea'), 'Dented on one side.');
  await press('Save note');
  await settle();
  expect(bodies('note')).toEqual([{ id: expect.any(String), note: 'Dented on one side.' }]);
});
