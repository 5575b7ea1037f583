import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { BenchAnswer, DayOfCarrier, ParcelAtBench, Receipt } from '#domain/parcels/bench/bench.ts';
import { benchEndpoints as endpoints } from '#domain/parcels/bench/endpoints.ts';
import { parcelCode } from '#domain/parcels/reference.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { type DeviceQueue, deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { play } from '#web/scanning/sound.ts';
import { closeScreen, openScreen, press, type } from '#web/ui/testing/screen.tsx';
import { BenchPage } from './bench-page.tsx';

const { own } = vi.hoisted(() => ({ own: { queue: undefined as unknown as DeviceQueue, id: 'dock-1' } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => own.id, useMay: () => () => true }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf: () => own.queue }));
vi.mock('#web/sending/prepare.ts', () => ({
  prepare: async (blob: Blob) => ({ blob, contentType: 'image/jpeg', sha256: 'sha' }),
}));
vi.mock('#web/sending/put-bytes.ts', async (original) => ({
  ...(await original<typeof import('#web/sending/put-bytes.ts')>()),
  putBytes: vi.fn(),
}));
vi.mock('#web/scanning/sound.ts', () => ({ play: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { readonly body: never }) => Promise<unknown>);
const playing = vi.mocked(play);

const UPS = '1Z999AA10123456784';
const maria = { mailbox: '10234', name: 'Maria Persaud' };
const answer = (change: Partial<BenchAnswer> = {}): BenchAnswer => ({
  tracking: UPS,
  carrier: 'UPS',
  usMail: false,
  candidates: [],
  certain: { ...maria, by: 'PRE_ALERT' },
  ...change,
});
const { certain: _certain, ...nobody } = answer();
const parcelOf = (
  receipt: Pick<Receipt, 'code' | 'shelf'>,
  change: Partial<ParcelAtBench> = {},
): ParcelAtBench => ({
  code: receipt.code,
  version: 1,
  state: 'IN_STORAGE',
  carrier: 'UPS',
  weightLb: 5.35,
  sides: { length: 10, width: 8, height: 6 },
  condition: 'SEALED',
  shelf: receipt.shelf,
  seen: [],
  receivedAt: '2026-11-28T15:00:00.000Z',
  receivedBy: 'Ana',
  owner: maria,
  ...change,
});
const problem = (status: number, code: string, message: string, details?: object) =>
  new ApiError(status, { code, message, correlationId: '', ...(details ? { details } : {}) } as never);
const lost = () => problem(UNREACHABLE, 'UNREACHABLE', 'No connection.');

let looked: BenchAnswer | Error;
let receiving: (receipt: Receipt) => unknown;
let atDoor: readonly DayOfCarrier[];
const asked = <Body,>(endpoint: unknown): readonly Body[] =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, { body }]) => body);
const receipts = () => asked<Receipt>(endpoints.receive);

const wedge = (code: string) =>
  act(async () => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const says = (screen: HTMLElement, text: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(screen.textContent).toContain(text);
  });
const field = (screen: HTMLElement, label: string) =>
  [...screen.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.control as
    | HTMLInputElement
    | undefined;
const enter = async (screen: HTMLElement, label: string, text: string) => {
  await type(field(screen, label), text);
  await act(async () => field(screen, label)?.form?.requestSubmit());
};
const takePhoto = async (screen: HTMLElement, label: string) => {
  const input = screen.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
  if (input === null) throw new Error('There is no way to take a photo.');
  Object.defineProperty(input, 'files', {
    value: [new File(['x'], 'x.jpg')],
    configurable: true,
    writable: true,
  });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
};
const photo = (screen: HTMLElement) => takePhoto(screen, 'Photo of the parcel');
/** Everything but the shelf. */
const measured = async (screen: HTMLElement) => {
  await enter(screen, 'Weight', '5.35');
  await press('10 × 8 × 6');
  await photo(screen);
};
const open = () => openScreen(<BenchPage />, '/staff/receiving');

let database = 0;
const queueFor = (ownerId: string) =>
  deviceQueue({ store: deviceStore(`bench-${database}`), ownerId, send: sendJob, alone: (work) => work() });
beforeEach(() => {
  database += 1;
  own.id = 'dock-1';
  own.queue = queueFor(own.id);
  localStorage.clear();
  playing.mockReset();
  calling.mockReset();
  looked = answer();
  atDoor = [];
  receiving = (receipt) => ({ parcel: parcelOf(receipt), recorded: true });
  calling.mockImplementation(async (endpoint, { body }) => {
    if (endpoint === endpoints.lookUp) {
      if (looked instanceof Error) throw looked;
      return looked;
    }
    if (endpoint === endpoints.receive) return receiving(body);
    if (endpoint === endpoints.correct)
      return { parcel: parcelOf({ code: 'PCL-7K3M9Q2X', shelf: 'B-04' }, { version: 2 }) };
    if (endpoint === endpoints.day) return { carriers: atDoor, tallies: [], open: 3, unplaced: 1 };
    if (endpoint === fileEndpoints.ask) return { file: { id: 'file-1', state: 'ASKED' } };
    return {};
  });
  vi.spyOn(window, 'print').mockReturnValue(undefined);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  await closeScreen();
  vi.restoreAllMocks();
  await own.queue.flush();
  await own.queue.all();
});

describe('a parcel that is announced', () => {
  test('is received with five touches and two requests, and its shelf closes and prints it', async () => {
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'Maria Persaud');
    expect(playing).toHaveBeenLastCalledWith('done');
    await measured(screen);
    await says(screen, 'scan the shelf');
    await wedge('B-04');
    await vi.waitFor(() => expect(asked(fileEndpoints.ask)).toHaveLength(1));
    await says(screen, 'Last parcels');
    const [receipt] = receipts();
    expect(Date.parse(receipt?.sentAt ?? '')).toBeGreaterThanOrEqual(Date.parse(receipt?.at ?? ''));
    expect(receipt).toMatchObject({
      scanned: UPS,
      weightLb: 5.35,
      sides: { length: 10, width: 8, height: 6 },
      condition: 'SEALED',
      shelf: 'B-04',
    });
    expect(receipt?.code).toMatch(parcelCode.shape);
    expect(asked(endpoints.lookUp)).toHaveLength(1);
    expect(asked<{ readonly subject: object; readonly purpose: string }>(fileEndpoints.ask)).toMatchObject([
      { subject: { kind: 'parcel', id: receipt?.code }, purpose: 'PARCEL_PHOTO' },
    ]);
    expect(print).toHaveBeenCalledOnce();
    const label = screen.querySelector('.parcel-label')?.textContent;
    for (const text of [receipt?.code, '10234', 'Maria Persaud', 'B-04']) expect(label).toContain(text);
  });

  test('waits for what is missing when its shelf is scanned too early, and closes with the last of it', async () => {
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'Maria Persaud');
    await wedge('B-04');
    await says(screen, 'Shelf B-04 is scanned.');
    await enter(screen, 'Weight', '2.4 kg');
    await enter(screen, 'Size', '12*9*4');
    expect(receipts()).toEqual([]);
    await photo(screen);
    await vi.waitFor(() => expect(receipts()).toMatchObject([{ weightLb: 5.291, shelf: 'B-04' }]));
  });

  test('needs a photo, unless somebody says that there is none', async () => {
    const screen = await open();
    await wedge(UPS);
    await enter(screen, 'Weight', '5');
    await press('10 × 8 × 6');
    await wedge('B-04');
    await says(screen, 'Then the parcel is closed.');
    await press('Close it without a photo');
    await vi.waitFor(() => expect(receipts()).toHaveLength(1));
  });

  test('is not closed before its answer is there, however quick the hands are', async () => {
    let answerNow = () => undefined as unknown;
    calling.mockImplementationOnce(async () => ({ carriers: [], tallies: [], open: 0, unplaced: 0 }));
    const screen = await open();
    calling.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerNow = () => resolve(answer({ here: parcelOf({ code: 'PCL-7K3M9Q2X', shelf: 'C-01' }) }));
        }),
    );
    await wedge(UPS);
    await measured(screen);
    await wedge('B-04');
    await act(async () => void answerNow());
    await says(screen, 'This number was received already.');
    expect(receipts()).toEqual([]);
  });

  test('has words on its condition only where it is not sealed', async () => {
    const NOTE = 'What you see, for its owner';
    const screen = await open();
    await wedge(UPS);
    await measured(screen);
    expect(field(screen, NOTE)).toBeUndefined();
    await press('Crushed');
    await type(field(screen, NOTE), ' One corner is torn. ');
    await wedge('B-04');
    await vi.waitFor(() =>
      expect(receipts()).toMatchObject([{ condition: 'CRUSHED', conditionNote: 'One corner is torn.' }]),
    );

    await wedge('TBA123456789012');
    await measured(screen);
    await press('Wet');
    await type(field(screen, NOTE), 'The bottom');
    await press('Sealed');
    await wedge('B-05');
    await vi.waitFor(() => expect(receipts()[1]).toMatchObject({ condition: 'SEALED' }));
    expect(receipts()[1]).not.toHaveProperty('conditionNote');
  });

  test('is one parcel whatever the scanner and the camera read twice', async () => {
    const screen = await open();
    for (const _ of [1, 2, 3]) await wedge(UPS);
    await says(screen, 'Maria Persaud');
    expect(asked(endpoints.lookUp)).toHaveLength(1);
  });
});

describe('a parcel that nobody is certain about', () => {
  test('is given to whom the clerk taps', async () => {
    looked = { ...nobody, candidates: [{ ...maria, why: ['name-like'] }] };
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'Whose is it?');
    expect(playing).toHaveBeenLastCalledWith('ask');
    await measured(screen);
    await wedge('B-04');
    await says(screen, 'Tap whose it is.');
    expect(receipts()).toEqual([]);
    await press('10234');
    await vi.waitFor(() => expect(receipts()).toMatchObject([{ mailbox: '10234' }]));
  });

  test('is nobody’s when the clerk says so', async () => {
    looked = { ...nobody, candidates: [{ ...maria, why: ['name-like'] }] };
    receiving = (receipt) => {
      const { owner: _, ...parcel } = parcelOf(receipt, { state: 'UNIDENTIFIED' });
      return { parcel, recorded: true };
    };
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'Nobody of these');
    await press('Nobody of these');
    await measured(screen);
    await wedge('U-01');
    await says(screen, 'Unidentified: put it with those.');
    expect(receipts()).toMatchObject([{ mailbox: 'NOBODY' }]);
  });

  test('is asked for again by what its label says', async () => {
    looked = nobody;
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'We do not know whose it is.');
    looked = answer({ certain: { ...maria, by: 'LABEL' } });
    await enter(screen, 'Mailbox or name', '10234 Maria Persaud');
    await says(screen, 'Maria Persaud');
    const label = { mailbox: '10234', name: 'Maria Persaud' };
    expect(asked(endpoints.lookUp).at(-1)).toEqual({ scanned: UPS, label });
    await measured(screen);
    await wedge('B-04');
    await vi.waitFor(() => expect(receipts()).toMatchObject([{ label }]));
  });
});

describe('what is wrong is said', () => {
  test('a parcel that is here already stops the work until somebody decides', async () => {
    looked = answer({ here: parcelOf({ code: 'PCL-7K3M9Q2X', shelf: 'C-01' }) });
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'This number was received already.');
    expect(screen.textContent).toContain('PCL-7K3M9Q2X on shelf C-01, for 10234 Maria Persaud.');
    expect(playing).toHaveBeenLastCalledWith('wrong');
    await wedge('B-04');
    expect(receipts()).toEqual([]);
    await press('It is another box');
    await measured(screen);
    await wedge('B-05');
    await vi.waitFor(() => expect(receipts()).toMatchObject([{ another: true, shelf: 'B-05' }]));
  });

  test('what has to be refused is red, with what to say, and the refusal is noted', async () => {
    looked = {
      ...nobody,
      refuse: { why: 'US_MAIL', words: 'Say: “We may not take U.S. Mail for this name.”' },
    };
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'STOP. Do not take this parcel.');
    expect(screen.textContent).toContain('Say: “We may not take U.S. Mail for this name.”');
    await press('The driver took it back');
    await vi.waitFor(() =>
      expect(asked(endpoints.refuseAtDoor)).toMatchObject([{ scanned: UPS, why: 'US_MAIL' }]),
    );
    expect(receipts()).toEqual([]);
    await says(screen, 'Scan a label.');
  });

  test('who brings it is asked where the number does not tell, and holds for the delivery', async () => {
    const groundSaver = '1ZXX3150YW44070023';
    looked = {
      ...nobody,
      tracking: groundSaver,
      usMail: true,
      refuse: { why: 'US_MAIL', words: 'Say: “We may not take U.S. Mail for this name.”' },
    };
    const screen = await open();
    await wedge(groundSaver);
    await says(screen, 'Who brings it?');
    expect(screen.textContent).not.toContain('STOP');
    expect(playing).toHaveBeenLastCalledWith('ask');
    looked = answer({ tracking: groundSaver });
    await press('UPS');
    await says(screen, 'Maria Persaud');
    expect(asked(endpoints.lookUp).at(-1)).toEqual({ scanned: groundSaver, broughtBy: 'UPS' });
    await measured(screen);
    await wedge('B-04');
    await vi.waitFor(() => expect(receipts()).toMatchObject([{ broughtBy: 'UPS' }]));
    await wedge('1Z410E7W0392751591');
    await vi.waitFor(() => expect(asked(endpoints.lookUp).at(-1)).toMatchObject({ broughtBy: 'UPS' }));
  });

  test('whose carrier was counted at the door is brought by it, and what it cannot bring is not', async () => {
    const screen = await open();
    await press('A driver brings parcels');
    await press('USPS');
    await type(field(screen, 'Parcels the driver counts'), '2');
    await press('Note the count');
    await says(screen, 'You can sign.');
    await wedge(UPS);
    await vi.waitFor(() => expect(asked(endpoints.lookUp).at(-1)).toEqual({ scanned: UPS }));
    await press('Put it aside, receive nothing');
    const { tracking: _, ...unread } = nobody;
    looked = { ...unread, usMail: true, refuse: { why: 'US_MAIL', words: 'No U.S. Mail.' } };
    await wedge('PO-55-0001-XYZ');
    await says(screen, 'STOP');
    expect(asked(endpoints.lookUp).at(-1)).toMatchObject({ broughtBy: 'USPS' });
    looked = answer();
    await press('Another carrier brings it');
    await says(screen, 'Maria Persaud');
  });

  test('U.S. Mail that was kept without a network and is refused later can have come by another carrier', async () => {
    looked = lost();
    receiving = ({ broughtBy, ...receipt }) => {
      if (broughtBy === 'UPS') return { parcel: parcelOf(receipt), recorded: true };
      throw problem(409, 'DOOR_REFUSED', 'No U.S. Mail.', { why: 'US_MAIL', words: 'No U.S. Mail.' });
    };
    const screen = await open();
    await wedge('1ZXX3150YW44070023');
    await measured(screen);
    await wedge('B-04');
    await says(screen, 'UPS brought it');
    await press('UPS brought it');
    await says(screen, '10234 Maria Persaud');
  });

  test.each([
    ['7K3M9Q2X4TC-2', 'Take it to the dock.'],
    ['B-04', 'Scan the label of a parcel first.'],
    ['1Z9', 'too short'],
  ])('%s', async (code, words) => {
    const screen = await open();
    await wedge(code);
    await says(screen, words);
    expect(playing).toHaveBeenLastCalledWith('wrong');
  });

  test('another label while a parcel is in hand', async () => {
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'Maria Persaud');
    await wedge('TBA123456789012');
    await says(screen, 'This is another number');
    await press('It is on this parcel, too');
    expect(asked(endpoints.lookUp).at(-1)).toEqual({ scanned: UPS, otherNumbers: ['TBA123456789012'] });
    await measured(screen);
    await wedge('B-04');
    await vi.waitFor(() =>
      expect(receipts()).toMatchObject([{ scanned: UPS, otherNumbers: ['TBA123456789012'] }]),
    );
  });

  test('a parcel that another clerk received meanwhile, with a way to say that it is a second box', async () => {
    const first = parcelOf({ code: 'PCL-7K3M9Q2X', shelf: 'C-01' });
    receiving = ({ another, ...receipt }) => {
      if (another) return { parcel: parcelOf(receipt), recorded: true };
      throw problem(409, 'PARCEL_HERE', 'Ana received it already. It is on C-01.', { parcel: first });
    };
    const screen = await open();
    await wedge(UPS);
    await measured(screen);
    await wedge('B-04');
    await says(screen, 'Ana received it already. It is on C-01.');
    // Its photo does not go anywhere without it.
    expect(asked(fileEndpoints.ask)).toEqual([]);
    await press('It is another box with the same number');
    await vi.waitFor(() => expect(asked(fileEndpoints.ask)).toHaveLength(1));
    expect(receipts().at(-1)).toMatchObject({ another: true });
  });
});

describe('without a network', () => {
  test('a parcel is kept, and its line says whose it is once it is sent', async () => {
    looked = lost();
    receiving = () => {
      throw lost();
    };
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'No connection. Go on');
    await measured(screen);
    await wedge('B-04');
    await says(screen, 'Kept on this device');
    await says(screen, 'Its owner is not known yet');
    await says(screen, 'not sent');
    receiving = (receipt) => ({ parcel: parcelOf(receipt), recorded: true });
    await press('Send now');
    await says(screen, '10234 Maria Persaud');
    expect(new Set(receipts().map(({ code }) => code)).size).toBe(1);
  });

  test.each([401, 429, 503])('an answer of %i is no answer, and the work goes on', async (status) => {
    looked = problem(status, 'X', 'x');
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'No connection. Go on');
  });

  test('what is wrong with the last parcel is put right before it is sent', async () => {
    looked = lost();
    receiving = () => {
      throw lost();
    };
    const screen = await open();
    // The first is on its way, so only the second can be put right in what is kept.
    for (const [code, shelf] of [
      [UPS, 'B-04'],
      ['TBA123456789012', 'B-05'],
    ] as const) {
      await wedge(code);
      await measured(screen);
      await wedge(shelf);
      await says(screen, shelf);
    }
    await press('Correct');
    const form = screen.querySelector('form[aria-label^="Correct"]');
    const shelf = [...(form?.querySelectorAll('label') ?? [])].find(
      ({ textContent }) => textContent === 'Shelf',
    );
    await type(shelf?.control as HTMLInputElement, 'C-09');
    await press('Save');
    await says(screen, 'C-09');
    receiving = (receipt) => ({ parcel: parcelOf(receipt), recorded: true });
    await own.queue.flush();
    expect(
      receipts()
        .slice(-2)
        .map(({ shelf: one }) => one),
    ).toEqual(['B-04', 'C-09']);
    expect(asked(endpoints.correct)).toEqual([]);
  });
});

test('what was seen by a wrong tap is corrected in the line of the parcel', async () => {
  const screen = await open();
  await wedge(UPS);
  await measured(screen);
  await press('I see dangerous goods');
  await press('Fireworks and explosives');
  receiving = (receipt) => ({ parcel: parcelOf(receipt, { seen: receipt.seen }), recorded: true });
  await wedge('B-04');
  await says(screen, 'Last parcels');
  expect(receipts()).toMatchObject([{ seen: [{ code: 'EXPLOSIVE' }] }]);
  await vi.waitFor(async () => expect(await own.queue.all()).toEqual([]));
  await press('Correct');
  await press('Fireworks and explosives');
  await press('Save');
  await vi.waitFor(() => expect(asked(endpoints.correct)).toMatchObject([{ version: 1, seen: [] }]));
});

describe('at the door', () => {
  test('a count is noted before anybody signs, and what came damaged needs a photo', async () => {
    const screen = await open();
    await press('A driver brings parcels');
    await press('FedEx');
    await type(field(screen, 'Parcels the driver counts'), '24');
    await type(field(screen, 'Of these, damaged'), '1');
    await press('Note the count');
    expect(screen.textContent).toContain('Take a photo of what is damaged before you sign.');
    await takePhoto(screen, 'Photo of the damage');
    await press('Note the count');
    await says(screen, 'FedEx brought 24, 1 of them damaged. You can sign.');
    const [tally] = asked<{ readonly id: string }>(endpoints.tally);
    expect(tally).toMatchObject({ carrier: 'FEDEX', counted: 24, damaged: 1 });
    await vi.waitFor(() =>
      expect(asked(fileEndpoints.ask)).toMatchObject([{ subject: { kind: 'delivery', id: tally?.id } }]),
    );
  });

  test('what was counted and not received stands on top, with its age', async () => {
    const openSince = new Date(Date.now() - 75 * 60_000).toISOString();
    atDoor = [
      { carrier: 'UPS', counted: 24, received: 20, refused: 1, open: 3, openSince },
      { carrier: 'FEDEX', counted: 2, received: 2, refused: 0, open: 0 },
    ];
    const screen = await open();
    await says(screen, 'UPS: 3 still to scan, 1 h 15 min');
    expect(screen.textContent).not.toContain('FedEx: 0');
    expect(screen.textContent).toContain('3 open in all: we do not know who brought 1 that is done.');
  });
});

describe('the device', () => {
  test('that is full takes no further parcel, and says so before anything is lost', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      storage: { estimate: async () => ({ quota: 100_000_000, usage: 99_000_000 }) },
    });
    const screen = await open();
    await wedge(UPS);
    await says(screen, 'This device is full');
    expect(calling).not.toHaveBeenCalledWith(endpoints.lookUp, expect.anything());
  });

  test('that cannot keep a parcel leaves it in front of the person, with everything that was typed', async () => {
    const screen = await open();
    await wedge(UPS);
    await measured(screen);
    vi.spyOn(own.queue, 'add').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await wedge('B-04');
    await says(screen, 'It is still in front of you');
    expect(print).not.toHaveBeenCalled();
    await new Promise((done) => setTimeout(done, 0));
    await wedge('SHELF B-04');
    await vi.waitFor(() => expect(receipts()).toMatchObject([{ weightLb: 5.35, shelf: 'B-04' }]));
  });

  test('has the parcel in hand again after the page was killed, under the same code, for its own clerk alone', async () => {
    await open();
    await wedge(UPS);
    const screen = await openScreen(<BenchPage />, '/staff/receiving');
    await says(screen, 'Maria Persaud');
    await enter(screen, 'Weight', '5.35');
    await closeScreen();
    const again = await open();
    await says(again, '5.35 lb');
    await closeScreen();
    own.id = 'dock-2';
    own.queue = queueFor('dock-2');
    const other = await open();
    await says(other, 'Scan a label.');
    expect(other.textContent).not.toContain('Maria');
  });
});
