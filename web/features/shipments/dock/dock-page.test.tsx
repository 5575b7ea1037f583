import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { dockEndpoints as endpoints } from '#domain/shipments/dock/endpoints.ts';
import { measureEndpoints } from '#domain/shipments/dock/measure-endpoints.ts';
import { type PieceAtDock, pieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { type DeviceQueue, deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { play } from '#web/scanning/sound.ts';
import { closeScreen, openScreen, press, textUnder, type } from '#web/ui/testing/screen.tsx';
import { DockPage } from './dock-page.tsx';

const { own } = vi.hoisted(() => ({ own: { queue: undefined as unknown as DeviceQueue } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'dock-1', useMay: () => () => true }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf: () => own.queue }));
vi.mock('#web/sending/prepare.ts', () => ({
  prepare: async (blob: Blob) => ({ blob, contentType: 'image/jpeg', sha256: 'sha' }),
}));
vi.mock('#web/scanning/sound.ts', () => ({ play: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: Asked) => Promise<unknown>);
const playing = vi.mocked(play);

interface Asked {
  readonly params: { readonly number: string; readonly eventId?: string; readonly n?: string };
  readonly body: {
    readonly eventId: string;
    readonly n: number;
    readonly act: string;
    readonly screening?: string;
    readonly result?: string;
    readonly flight?: string;
  };
}

const { number } = sampleShipment;
const piece = (n: number, change: Partial<PieceAtDock> = {}): PieceAtDock => ({
  ...(pieceAtDock(sampleShipment, n) as PieceAtDock),
  ...change,
});
const problem = (status: number, code: string, message: string, details?: object) =>
  new ApiError(status, { code, message, correlationId: '', ...(details ? { details } : {}) } as never);
const [guyana, trinidad] = ['GY-2026-11-27', 'TT-2026-11-26'];
const flights = [
  { id: guyana, day: '2026-11-27', state: 'BOOKING_CLOSED' },
  { id: trinidad, day: '2026-11-26', state: 'OPEN', flightNumber: 'BW 527' },
  { id: 'GY-2026-11-20', day: '2026-11-20', state: 'DEPARTED' },
];
const asked = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input);

/** A hand scanner: every letter within a few milliseconds, and Enter. */
const wedge = async (code: string): Promise<void> => {
  await act(async () => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
};
const says = (screen: HTMLElement, text: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(screen.textContent).toContain(text);
  });

let database = 0;
beforeEach(() => {
  database += 1;
  own.queue = deviceQueue({
    store: deviceStore(`dock-${database}`),
    ownerId: 'dock-1',
    send: sendJob,
    alone: (work) => work(),
  });
  localStorage.clear();
  calling.mockReset();
  playing.mockReset();
  calling.mockImplementation(async (endpoint, { params, body }) => {
    if (endpoint === departureEndpoints.list) return { from: '', items: flights };
    if (endpoint === endpoints.loadOfFlight) return { load: { done: 0, of: 14 } };
    if (endpoint === endpoints.pieceAtDock) return { piece: piece(Number(params.n)) };
    if (endpoint === endpoints.undoEvent) return { piece: piece(1) };
    return { piece: piece(body.n, { state: 'RECEIVED', acts: ['SCREEN', 'MISSING'] }), recorded: true };
  });
});
afterEach(async () => {
  await closeScreen();
  // Whatever still reads the browser's database ends with its test, and not after the browser is gone.
  await own.queue.flush();
  await own.queue.all();
});

describe('the dock', () => {
  test('checks a pile in, one scan after the other, without a touch and with one request each', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock');
    for (const n of [1, 2, 3]) await wedge(pieceCode(number, n));
    await says(screen, '3/3');
    await says(screen, 'Checked in');
    expect(asked(endpoints.scan).map(({ body }) => [body.n, body.act])).toEqual([
      [1, 'CHECK_IN'],
      [2, 'CHECK_IN'],
      [3, 'CHECK_IN'],
    ]);
    expect(calling).toHaveBeenCalledTimes(3);
    await vi.waitFor(() => expect(playing).toHaveBeenLastCalledWith('done'));
  });

  test('a label that the camera or the hand reads twice is one scan', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock');
    for (const _ of [1, 2]) await wedge(pieceCode(number, 1));
    await says(screen, '1/3');
    expect(asked(endpoints.scan)).toHaveLength(1);
  });

  test('the same label at once after another mode was chosen is another scan', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock');
    await wedge(pieceCode(number, 1));
    await says(screen, '1/3');
    await press('Screen');
    await wedge(pieceCode(number, 1));
    await vi.waitFor(() =>
      expect(asked(endpoints.scan).map(({ body }) => body.act)).toEqual(['CHECK_IN', 'SCREEN']),
    );
  });

  test('says what is true when a step cannot happen, with what can be done now, and keeps it until it is dealt with', async () => {
    const now = piece(1, { state: 'BOOKED', acts: ['CHECK_IN'] });
    calling.mockRejectedValueOnce(
      problem(409, 'STEP_NOT_POSSIBLE', 'Not recorded. Piece 1 has landed.', { piece: now }),
    );
    const screen = await openScreen(<DockPage />, '/staff/dock?mode=offload');
    await wedge(pieceCode(number, 1));
    await says(screen, 'Not recorded. Piece 1 has landed.');
    await says(screen, 'Not recorded: Offloaded');
    expect(playing).toHaveBeenCalledWith('wrong');
    await press('Done, remove');
    await vi.waitFor(() => expect(screen.textContent).not.toContain('Not recorded: Offloaded'));
  });

  describe('without the consent of the sender to a search', () => {
    const needed = problem(409, 'CONSENT_NEEDED', 'Not accepted: the sender has not agreed.', {
      piece: piece(1),
    });
    const isSigned = (body: Asked['body']) => 'consent' in body;
    const answered = () => asked(endpoints.scan).map(({ body }) => [body.n, isSigned(body)]);
    /** Whether the shipment has one, as the server knows it. */
    let given = false;
    beforeEach(() => {
      given = false;
      calling.mockImplementation(async (_, { body }) => {
        given ||= isSigned(body);
        if (!given) throw needed;
        return { piece: piece(body.n, { state: 'RECEIVED', acts: ['SCREEN'] }), recorded: true };
      });
    });

    test('nothing is accepted, and one tap says for the whole shipment that it was signed at the counter', async () => {
      const screen = await openScreen(<DockPage />, '/staff/dock');
      for (const n of [1, 2]) await wedge(pieceCode(number, n));
      await says(screen, `Not recorded: Checked in: ${number} piece 2`);
      expect(textUnder('Last scans')).toContain('Not recorded');
      await press('Signed at the counter');
      await vi.waitFor(async () => expect(await own.queue.all()).toEqual([]));
      await says(screen, 'Scan the next one');
      expect(screen.textContent).not.toContain('Not accepted');
      expect(textUnder('Last scans')).not.toContain('Not recorded');
      expect(answered()).toEqual([
        [1, false],
        [2, false],
        [1, true],
        [2, true],
      ]);
      // It is the same scan, so that nothing is recorded twice.
      const ids = asked(endpoints.scan).map(({ body }) => body.eventId);
      expect(ids.slice(2)).toEqual(ids.slice(0, 2));
    });

    test('what was scanned without a connection is kept, and is answered when it was refused later', async () => {
      calling.mockRejectedValueOnce(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
      await openScreen(<DockPage />, '/staff/dock');
      await wedge(pieceCode(number, 1));
      await vi.waitFor(() => expect(own.queue.isStuck()).toBe(true));
      await closeScreen();
      const screen = await openScreen(<DockPage />, '/staff/dock');
      await act(async () => own.queue.flush());
      await says(screen, 'Not accepted');
      expect((await own.queue.all()).map(({ refused }) => refused?.code)).toEqual(['CONSENT_NEEDED']);
      calling.mockRejectedValueOnce(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
      await press('Signed at the counter');
      await vi.waitFor(() => expect(own.queue.isStuck()).toBe(true));
      // The answer is on the device as well.
      expect(await own.queue.all()).toMatchObject([{ payload: { input: { body: { consent: true } } } }]);
      await act(async () => own.queue.flush());
      await vi.waitFor(async () => expect(await own.queue.all()).toEqual([]));
      expect(answered().at(-1)).toEqual([1, true]);
    });
  });

  test('goes on without a connection, and says what is not sent', async () => {
    calling.mockRejectedValue(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
    const screen = await openScreen(<DockPage />, '/staff/dock');
    for (const n of [1, 2]) await wedge(pieceCode(number, n));
    await says(screen, '2 scans not sent');
    expect(textUnder('Last scans')).toContain('Waits to be sent');
    expect(playing).not.toHaveBeenCalledWith('wrong');
  });

  test('takes a scan back', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock');
    await wedge(pieceCode(number, 1));
    await says(screen, 'Recorded');
    await press('Undo');
    await says(screen, 'Taken back');
    expect(asked(endpoints.undoEvent)[0]?.params.eventId).toBe(asked(endpoints.scan)[0]?.body.eventId);
  });

  test('asks which piece when only the number was typed', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock?mode=screen');
    await type(screen.querySelector<HTMLInputElement>('input:not([type=radio])'), number.toLowerCase());
    await press('Enter');
    await says(screen, 'Which piece of');
    await press('2');
    await vi.waitFor(() =>
      expect(asked(endpoints.scan)[0]?.body).toMatchObject({ n: 2, act: 'SCREEN', screening: 'XRY' }),
    );
  });

  test('says of one piece that it passed for all-cargo aircraft alone', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock?mode=screen');
    await act(async () => screen.querySelector<HTMLInputElement>('input[value=PASS_ALL_CARGO]')?.click());
    await wedge(pieceCode(number, 1));
    await vi.waitFor(() =>
      expect(asked(endpoints.scan)[0]?.body).toMatchObject({ n: 1, result: 'PASS_ALL_CARGO' }),
    );
    expect(screen.querySelector<HTMLInputElement>('input[value=PASS]')?.checked).toBe(true);
  });

  describe('when a screening sets off an alarm', () => {
    const results = () => asked(endpoints.scan).map(({ body }) => [body.n, body.result]);
    const chosen = (screen: HTMLElement) =>
      screen.querySelector<HTMLInputElement>('input[name=result]:checked')?.value;
    const stops = 'ALARM. Stop. Set piece 2 aside.';
    const alarm = async () => {
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=screen');
      await act(async () => screen.querySelector<HTMLInputElement>('input[value=ALARM]')?.click());
      expect(screen.textContent).toContain('The camera is off for this one');
      await wedge(pieceCode(number, 2));
      await says(screen, stops);
      return screen;
    };

    test('the screen says so before everything else, with a sound of its own, and no scan goes on until the piece is set aside', async () => {
      const screen = await alarm();
      expect(screen.querySelector('[role=alert]')?.textContent).toContain(stops);
      expect(screen.textContent).not.toContain('Scan the next one');
      await vi.waitFor(() => expect(results()).toEqual([[2, 'ALARM']]));
      await says(screen, 'Recorded. The shipment does not fly');
      expect(chosen(screen)).toBe('ALARM');
      await wedge(pieceCode(number, 1));
      await says(screen, stops);
      expect(playing.mock.calls).toEqual([['alarm'], ['alarm']]);
      await press('Piece 2 is set aside. Go on');
      expect(chosen(screen)).toBe('PASS');
      await wedge(pieceCode(number, 3));
      await vi.waitFor(() =>
        expect(results()).toEqual([
          [2, 'ALARM'],
          [3, 'PASS'],
        ]),
      );
    });

    test('its line is red, says Alarm and cannot be taken back', async () => {
      const screen = await alarm();
      await says(screen, 'Recorded.');
      expect(textUnder('Last scans')).toContain('Alarm');
      expect(textUnder('Last scans')).not.toContain('Screened');
      expect(textUnder('Last scans')).not.toContain('Undo');
      expect(screen.querySelector('ol strong')?.className).toContain('text-wrong');
    });

    test('without a connection it stops the work too, also after the page was loaded anew and in any mode', async () => {
      calling.mockRejectedValue(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
      await alarm();
      await closeScreen();
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=check_in');
      await says(screen, stops);
      await says(screen, 'Kept on this device.');
      await wedge(pieceCode(number, 1));
      expect((await own.queue.all()).map(({ words }) => words)).toEqual([`Alarm: ${number} piece 2`]);
      await press('Piece 2 is set aside. Go on');
      expect(screen.textContent).not.toContain(stops);
    });

    test('a server that refuses to record it does not take the warning away', async () => {
      calling.mockRejectedValue(problem(409, 'STEP_NOT_POSSIBLE', 'Not recorded. Piece 2 has landed.'));
      const screen = await alarm();
      await says(screen, 'Set the piece aside all the same.');
      expect(screen.textContent).toContain(stops);
    });

    test('is asked for of a typed number as well, and is said of the piece that was chosen', async () => {
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=screen');
      await act(async () => screen.querySelector<HTMLInputElement>('input[value=ALARM]')?.click());
      await type(screen.querySelector<HTMLInputElement>('input:not([type=radio])'), number.toLowerCase());
      await press('Enter');
      await says(screen, 'Which piece of');
      await press('2');
      await says(screen, stops);
      await vi.waitFor(() => expect(results()).toEqual([[2, 'ALARM']]));
    });
  });

  test.each(['check_in', 'weigh', 'screen', 'load', 'offload', 'find'])(
    'the answer comes before everything that is chosen: %s',
    async (mode) => {
      const screen = await openScreen(<DockPage />, `/staff/dock?mode=${mode}`);
      const [answer] = screen.querySelectorAll('section, fieldset, select, input');
      expect(answer?.getAttribute('aria-label')).toBe('The piece');
    },
  );

  test('shows the last scans again after the page was loaded anew, and takes one back', async () => {
    const before = await openScreen(<DockPage />, '/staff/dock');
    await wedge(pieceCode(number, 1));
    await says(before, 'Recorded');
    await closeScreen();
    const screen = await openScreen(<DockPage />, '/staff/dock');
    await says(screen, 'Recorded');
    await press('Undo');
    await says(screen, 'Taken back');
    expect(asked(endpoints.undoEvent)).toHaveLength(1);
  });

  test('does not claim to know what became of a scan that was sent without this screen', async () => {
    calling.mockRejectedValue(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
    const before = await openScreen(<DockPage />, '/staff/dock');
    await wedge(pieceCode(number, 1));
    await says(before, 'Waits to be sent');
    await closeScreen();
    const [waiting] = await own.queue.all();
    await own.queue.withdraw(waiting?.id ?? '');
    const screen = await openScreen(<DockPage />, '/staff/dock');
    await vi.waitFor(() => expect(screen.textContent).not.toContain('Waits to be sent'));
  });

  test('says that a foreign label is none of ours, and sends nothing', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock');
    await wedge('1Z999AA10123456784');
    await says(screen, 'is not one of our labels');
    expect(calling).not.toHaveBeenCalled();
  });

  test('finding looks and records nothing', async () => {
    const screen = await openScreen(<DockPage />, '/staff/dock?mode=find');
    await wedge(pieceCode(number, 2));
    await says(screen, sampleShipment.consignee.name);
    expect(asked(endpoints.scan)).toEqual([]);
  });

  describe('a box without a label', () => {
    const found = (pieces: number) => ({
      number,
      consigneeName: 'Marva Ramotar',
      shipperName: 'Sample Sender',
      to: 'GY',
      pieces: Array.from({ length: pieces }, (_, place) => ({ n: place + 1, kind: 'BOX', state: 'BOOKED' })),
    });
    const typeName = async (screen: HTMLElement, name: string) => {
      await type(screen.querySelector<HTMLInputElement>('input[autocapitalize]'), name);
      await press('Enter');
    };
    const answering = (items: readonly object[]) =>
      calling.mockImplementation(async (endpoint, { params, body }) => {
        if (endpoint === deskShipmentEndpoints.deskList) return { items };
        if (endpoint === endpoints.pieceAtDock) return { piece: piece(Number(params.n)) };
        return { piece: piece(body.n, { state: 'RECEIVED' }), recorded: true };
      });
    const labels = vi.fn((_: string, words: string) => <button type="button">{words}</button>);

    test('is found by a name, checked in with all its others, and gets its labels there', async () => {
      answering([found(3)]);
      const screen = await openScreen(<DockPage labels={labels} />, '/staff/dock');
      await typeName(screen, 'ramotar');
      await says(screen, 'Marva Ramotar, Guyana · 3 pieces');
      expect(asked(deskShipmentEndpoints.deskList)).toMatchObject([{ query: { search: 'ramotar' } }]);
      await press('Marva Ramotar');
      await says(screen, `For ${sampleShipment.consignee.name}`);
      await press('Check in all 3');
      await says(screen, '3 of 3 checked in');
      expect(asked(endpoints.scan).map(({ body }) => [body.n, body.act])).toEqual([
        [1, 'CHECK_IN'],
        [2, 'CHECK_IN'],
        [3, 'CHECK_IN'],
      ]);
      await press('Print all 3 labels');
      expect(labels).toHaveBeenCalledWith(number, 'Print all 3 labels');
    });

    test('says so when there is none of the name, and what comes next without a connection', async () => {
      answering([]);
      const screen = await openScreen(<DockPage />, '/staff/dock');
      await typeName(screen, '0100');
      await says(screen, 'we found no open shipment with this name or phone number');
      calling.mockRejectedValue(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
      await typeName(screen, 'ramotar');
      await says(screen, 'No connection.');
    });
  });

  describe('loading', () => {
    const open = async () => {
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=load');
      await says(screen, 'Trinidad, Thu, Nov 26');
      return screen;
    };
    const loads = () => asked(endpoints.scan).map(({ body }) => [body.n, body.act, body.flight]);
    const isOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    afterEach(() => vi.restoreAllMocks());

    test('asks for the flight before anything is loaded, keeps it, and sends it with each scan', async () => {
      const screen = await open();
      expect(screen.textContent).not.toContain('Nov 20');
      await wedge(pieceCode(number, 1));
      await says(screen, 'Choose the flight first');
      expect(loads()).toEqual([]);
      expect(playing).toHaveBeenLastCalledWith('wrong');
      await press('Guyana, Fri, Nov 27');
      await wedge(pieceCode(number, 2));
      await vi.waitFor(() => expect(loads()).toEqual([[2, 'LOAD', guyana]]));
      await closeScreen();
      const later = await openScreen(<DockPage />, '/staff/dock?mode=load');
      await says(later, 'Loading Guyana, Fri, Nov 27');
      await press('Other flight');
      await says(later, 'Which flight are you loading?');
    });

    test('a piece that may not fly is refused in red, with the reason', async () => {
      const screen = await open();
      await press('Trinidad');
      const words = 'Do not load it. Piece 1 is for the flight to Guyana on Friday, November 27.';
      calling.mockRejectedValueOnce(problem(409, 'OTHER_FLIGHT', words, { piece: piece(1) }));
      await wedge(pieceCode(number, 1));
      await says(screen, words);
      const alert = screen.querySelector('section [role=alert]');
      expect(alert?.textContent).toContain(words);
      expect(alert?.className).toContain('wrong');
      expect(playing).toHaveBeenLastCalledWith('wrong');
      await says(screen, 'Not recorded: Loaded');
    });

    test('without a connection what this device knows refuses at once, and is not sent', async () => {
      const known = { departureId: guyana, state: 'READY', security: 'SPX', holds: [] } as const;
      calling.mockImplementation(async (endpoint, { params }) => {
        if (endpoint === departureEndpoints.list) return { from: '', items: flights };
        if (endpoint === endpoints.loadOfFlight) return { load: { done: 0, of: 14 } };
        return { piece: piece(Number(params.n), { ...known, holds: [] }) };
      });
      const looked = await openScreen(<DockPage />, '/staff/dock?mode=find');
      await wedge(pieceCode(number, 1));
      await says(looked, '1/3');
      await closeScreen();
      const screen = await open();
      await press('Trinidad');
      isOffline();
      calling.mockRejectedValue(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
      await wedge(pieceCode(number, 1));
      await says(screen, 'Do not load it. Piece 1 is for the flight to Guyana');
      expect(await own.queue.all()).toEqual([]);
      // Of another piece it knows nothing: the server decides when the scan arrives.
      await wedge(pieceCode(number, 2));
      await vi.waitFor(async () => expect(await own.queue.all()).toHaveLength(1));
      await own.queue.flush();
      const said = 'Do not load it. Piece 2 cannot fly: Payment due.';
      calling.mockRejectedValue(problem(409, 'BLOCKED', said));
      await own.queue.flush();
      await says(screen, `Not recorded: Loaded: ${number} piece 2`);
      expect(screen.textContent).toContain(said);
    });
  });

  test('counts what is loaded of the chosen flight, once for a row of scans', async () => {
    let done = 11;
    calling.mockImplementation(async (endpoint, { body }) => {
      if (endpoint === departureEndpoints.list) return { from: '', items: flights };
      if (endpoint === endpoints.loadOfFlight) return { load: { done, of: 14 } };
      done += 1;
      return { piece: piece(body.n, { departureId: 'GY-2026-11-27', loaded: true }), recorded: true };
    });
    const screen = await openScreen(<DockPage />, '/staff/dock?mode=load');
    await says(screen, 'Guyana, Fri, Nov 27');
    await press('Guyana, Fri, Nov 27');
    const counted = (count: number) =>
      vi.waitFor(
        async () => {
          await act(async () => undefined);
          expect(screen.textContent).toContain(`${count} of 14 loaded on flight GY 2026-11-27`);
        },
        { timeout: 5000 },
      );
    await wedge(pieceCode(number, 1));
    await counted(12);
    for (const n of [2, 3]) await wedge(pieceCode(number, n));
    await counted(14);
    expect(asked(endpoints.loadOfFlight).length).toBeLessThanOrEqual(3);
  });

  describe('on the scale', () => {
    const fields = (screen: HTMLElement) => ({
      weight: screen.querySelector<HTMLInputElement>(
        'input:not([type])[enterkeyhint=done][inputmode=decimal]',
      ),
      number: screen.querySelector<HTMLInputElement>('input[autocapitalize]'),
    });
    const open = async () => {
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=weigh');
      await wedge(pieceCode(number, 1));
      await says(screen, 'Weight in pounds');
      return screen;
    };
    const declared = piece(1).thousandthsLb / 1000;
    const measured = (reweigh?: object) => ({
      shipment: { ...sampleShipment, ...(reweigh ? { reweigh } : {}) },
    });
    beforeEach(() => {
      calling.mockImplementation(async (endpoint, { params }) => {
        if (endpoint === endpoints.pieceAtDock)
          return { piece: piece(Number(params.n), { state: 'RECEIVED' }) };
        if (endpoint === measureEndpoints.measure)
          return measured({ status: 'TO_APPROVE', declaredLb: 100, measuredLb: 112 });
        if (endpoint === fileEndpoints.ask) return { file: { id: 'photo-1', state: 'EXPECTED' } };
        return { items: [{ id: 'photo-1', state: 'RELEASED' }] };
      });
    });

    test('a scale that types is heard in the field that has the focus, and what weighs as declared is kept at once', async () => {
      calling.mockImplementation(async (endpoint) =>
        endpoint === measureEndpoints.measure ? measured() : { piece: piece(1, { state: 'RECEIVED' }) },
      );
      const screen = await open();
      expect(document.activeElement).toBe(fields(screen).weight);
      await type(fields(screen).weight, `${declared}`);
      await press('Save weight and size');
      await says(screen, 'The price stays as it was.');
      expect(asked(measureEndpoints.measure)[0]).toMatchObject({
        params: { number },
        body: { pieces: [{ n: 1, thousandthsLb: declared * 1000 }] },
      });
    });

    test('takes the declared size with one press, and never a weight', async () => {
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=weigh');
      await wedge(pieceCode(number, 2));
      await says(screen, 'Weight in pounds');
      const { sides, thousandthsLb } = piece(2);
      await press('Size is as declared');
      expect(fields(screen).weight?.value).toBe('');
      await press('Save weight and size');
      await says(screen, 'Enter the weight');
      expect(asked(measureEndpoints.measure)).toEqual([]);
      await type(fields(screen).weight, `${thousandthsLb / 1000}`);
      await press('Save weight and size');
      await vi.waitFor(() =>
        expect(asked(measureEndpoints.measure)[0]).toMatchObject({ body: { pieces: [{ n: 2, sides }] } }),
      );
    });

    test('says before anything is sent that more than 10% over needs a photo, and keeps what was typed', async () => {
      const screen = await open();
      await type(fields(screen).weight, `${declared * 1.12}`);
      await says(screen, 'Over by 12%. Take a photo of the scale');
      await press('Save weight and size');
      await says(screen, 'A photo is needed');
      expect(asked(measureEndpoints.measure)).toEqual([]);
      expect(fields(screen).weight?.value).toBe(`${declared * 1.12}`);
    });

    test('sends the photo first and the measure with it, and says that the sender is asked', async () => {
      const screen = await open();
      await type(fields(screen).weight, `${declared * 1.12}`);
      const camera = screen.querySelector<HTMLInputElement>('input[type=file]');
      const file = new File([new Uint8Array([1])], 'scale.jpg', { type: 'image/jpeg' });
      Object.defineProperty(camera, 'files', { value: [file] });
      await act(async () => camera?.dispatchEvent(new Event('change', { bubbles: true })));
      await says(screen, 'Photo taken.');
      await press('Save weight and size');
      await says(screen, 'The shipment is 12% over. The sender is asked.');
      expect(calling.mock.calls.map(([endpoint]) => endpoint)).toEqual([
        endpoints.pieceAtDock,
        fileEndpoints.ask,
        fileEndpoints.list,
        measureEndpoints.measure,
      ]);
      expect(asked(fileEndpoints.ask)[0]?.body).toMatchObject({ purpose: 'SCALE_PHOTO' });
      expect(asked(measureEndpoints.measure)[0]?.body).toMatchObject({ pieces: [{ photo: 'photo-1' }] });
    });

    test('without a connection a photo is always taken, for nobody knows what was declared', async () => {
      calling.mockRejectedValue(problem(UNREACHABLE, 'UNREACHABLE', 'No connection.'));
      const screen = await open();
      await type(fields(screen).weight, '3');
      await press('Save weight and size');
      await says(screen, 'we cannot see what was declared');
      expect(asked(measureEndpoints.measure)).toEqual([]);
      expect(screen.textContent).not.toContain('Last scans');
    });

    test('the label of the next piece goes to the scale, and is no weight', async () => {
      const screen = await open();
      await type(fields(screen).weight, pieceCode(number, 2));
      await press('Save weight and size');
      await says(screen, '2/3');
      expect(asked(measureEndpoints.measure)).toEqual([]);
    });

    test('a piece that is not at the dock is not weighed', async () => {
      calling.mockResolvedValue({ piece: piece(1, { state: 'BOOKED' }) });
      const screen = await openScreen(<DockPage />, '/staff/dock?mode=weigh');
      await wedge(pieceCode(number, 1));
      await says(screen, 'Check it in first.');
    });
  });
});
