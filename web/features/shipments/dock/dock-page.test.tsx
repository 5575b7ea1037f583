import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dockEndpoints as endpoints } from '#domain/shipments/dock/endpoints.ts';
import { type PieceAtDock, pieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { closeScreen, openScreen, press, textUnder, type } from '#web/ui/testing/screen.tsx';
import { DockPage } from './dock-page.tsx';
import { play } from './sound.ts';

const { own } = vi.hoisted(() => ({ own: { queue: undefined as unknown } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'dock-1', useMay: () => () => true }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf: () => own.queue }));
vi.mock('./sound.ts', () => ({ play: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: Asked) => Promise<unknown>);
const playing = vi.mocked(play);

interface Asked {
  readonly params: { readonly number: string; readonly eventId?: string; readonly n?: string };
  readonly body: {
    readonly eventId: string;
    readonly n: number;
    readonly act: string;
    readonly screening?: string;
  };
}

const { number } = sampleShipment;
const piece = (n: number, change: Partial<PieceAtDock> = {}): PieceAtDock => ({
  ...(pieceAtDock(sampleShipment, n) as PieceAtDock),
  ...change,
});
const problem = (status: number, code: string, message: string, details?: object) =>
  new ApiError(status, { code, message, correlationId: '', ...(details ? { details } : {}) } as never);
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
  calling.mockReset();
  playing.mockReset();
  calling.mockImplementation(async (endpoint, { params, body }) => {
    if (endpoint === endpoints.pieceAtDock) return { piece: piece(Number(params.n)) };
    if (endpoint === endpoints.undoEvent) return { piece: piece(1) };
    return { piece: piece(body.n, { state: 'RECEIVED', acts: ['SCREEN', 'MISSING'] }), recorded: true };
  });
});
afterEach(closeScreen);

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

  test('says what is true when a step cannot happen, with what can be done now, and keeps it until it is dealt with', async () => {
    const now = piece(1, { state: 'BOOKED', acts: ['CHECK_IN'] });
    calling.mockRejectedValueOnce(
      problem(409, 'STEP_NOT_POSSIBLE', 'This cannot happen to piece 1 now.', { piece: now }),
    );
    const screen = await openScreen(<DockPage />, '/staff/dock?mode=load');
    await wedge(pieceCode(number, 1));
    await says(screen, 'This cannot happen to piece 1 now.');
    await says(screen, 'Not recorded: Loaded');
    expect(playing).toHaveBeenCalledWith('wrong');
    await press('Done, remove');
    await vi.waitFor(() => expect(screen.textContent).not.toContain('Not recorded: Loaded'));
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
});
