import 'fake-indexeddb/auto';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ArrivalOnFlight } from '#domain/shipments/arrivals/arrival-flight.ts';
import { arrivalFlightEndpoints as endpoints } from '#domain/shipments/arrivals/flight-endpoints.ts';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { pieceCode } from '#domain/shipments/piece-code.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { sendJob } from '#web/device-queue/jobs.ts';
import { type DeviceQueue, deviceQueue } from '#web/device-queue/queue.ts';
import { deviceStore } from '#web/device-queue/store.ts';
import { play } from '#web/scanning/sound.ts';
import { closeScreen, openScreen, press, settle, textUnder, type } from '#web/ui/testing/screen.tsx';
import { FlightPage } from './flight-page.tsx';

const { own } = vi.hoisted(() => ({ own: { queue: undefined as unknown as DeviceQueue } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useOwnId: () => 'agent-1', useMay: () => () => true }));
vi.mock('#web/device-queue/own-queue.ts', () => ({ queueOf: () => own.queue }));
vi.mock('#web/scanning/sound.ts', () => ({ play: vi.fn() }));

type CheckIn = {
  readonly body: { readonly shipments: { number: string; here: number[]; missing: number[] }[] };
};

const calling = vi.mocked(api as (endpoint: unknown, input: never) => Promise<unknown>);
const { flight, arrivals } = examples.arrivalFlight.reply;
const [sample] = arrivals as [ArrivalOnFlight];
const FLIGHT_SIZE = 30;
const numberAt = (place: number) => trackingNumberOf(new Uint8Array(TRACKING_NUMBER_BYTES).fill(place + 1));
const nameAt = (place: number) => `Receiver ${String.fromCharCode(65 + place)}son`;
/** The flight on the server, of which each shipment has three pieces. */
let there: ArrivalOnFlight[];
let refuse: ((calls: number) => Error | undefined) | undefined;
let calls: CheckIn[];

const checkIn = ({ body: { shipments } }: CheckIn) => {
  const changed = shipments.map(({ number, here, missing }) => {
    const place = there.findIndex((one) => one.number === number);
    const found = there[place] as ArrivalOnFlight;
    const pieces = found.pieces.map((piece) => {
      if (here.includes(piece.n))
        return { ...piece, state: 'CHECKED_IN_DEST' as const, exception: undefined };
      return missing.includes(piece.n) ? { ...piece, exception: 'MISSING' as const } : piece;
    });
    there[place] = { ...found, pieces };
    return there[place];
  });
  return { arrivals: changed, notDone: [] };
};

let database = 0;
beforeEach(() => {
  there = Array.from({ length: FLIGHT_SIZE }, (_, place) => ({
    ...sample,
    number: numberAt(place),
    hawb: `SKB-1234${String(place).padStart(4, '0')}`,
    consigneeName: nameAt(place),
    consigneePhone: `+592 600-${String(1000 + place)}`,
  }));
  refuse = undefined;
  calls = [];
  database += 1;
  own.queue = deviceQueue({
    store: deviceStore(`agent-${database}`),
    ownerId: 'agent-1',
    send: sendJob,
    alone: (work) => work(),
  });
  vi.mocked(play).mockReset();
  calling.mockReset();
  calling.mockImplementation(async (endpoint, input) => {
    if (endpoint === endpoints.arrivalFlight) return { flight, arrivals: [...there] };
    calls.push(input);
    const refusal = refuse?.(calls.length);
    if (refusal) throw refusal;
    return checkIn(input);
  });
});
afterEach(async () => {
  await closeScreen();
  await own.queue.flush();
  await own.queue.all();
});

const open = async (): Promise<HTMLElement> => {
  const screen = await openScreen(
    <Routes>
      <Route path="/agent/flights/:id" element={<FlightPage papers={(id) => <p>Papers of {id}</p>} />} />
    </Routes>,
    `/agent/flights/${flight.id}`,
  );
  await settle();
  return screen;
};
const boxOf = (place: number, n: number): HTMLElement | undefined =>
  [...document.querySelectorAll('fieldset')]
    .find(({ textContent }) => textContent?.includes(nameAt(place)))
    ?.querySelectorAll('label')[n - 1];
const piecesIn = ({ body }: CheckIn) => body.shipments.reduce((sum, { here }) => sum + here.length, 0);
const wedge = (code: string): Promise<void> =>
  act(async () => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const says = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(textUnder('Check in')).toContain(text);
  });

test('the page has what an entry is lodged with, and its times are those of the counter', async () => {
  const screen = await open();
  for (const said of [
    '106-12345675',
    'Caribbean Airlines BW527',
    'Papers of GY-2026-11-27',
    'Times are Georgetown’s.',
  ])
    expect(screen.textContent).toContain(said);
  // 11:10 PM UTC is 7:10 PM in Georgetown, and 6:10 PM in New Jersey.
  expect(textUnder('For the entry')?.replaceAll('\u202f', ' ')).toContain('Fri, Nov 27, 7:10 PM');
});

test('a whole flight is one press, and every piece is in one call or another', async () => {
  await open();
  await press('Check in all 90 pieces');
  await says('All 90 pieces are at the counter.');
  expect(calls.map(piecesIn)).toEqual([75, 15]);
  expect(document.querySelectorAll('fieldset')).toHaveLength(0);
});

test('what did not arrive is unchecked one by one and named before it is recorded', async () => {
  await open();
  for (const n of [2, 3]) await act(async () => boxOf(0, n)?.click());
  expect(textUnder('Check in')).toContain(`Missing: ${nameAt(0)}: pieces 2, 3`);
  await press('Check in 88 pieces, 2 missing');
  await says('88 of 90 pieces are at the counter.');
  expect(calls[0]?.body.shipments[0]).toEqual({ number: numberAt(0), here: [1], missing: [2, 3] });
  // What is missing stays unchecked, and is not recorded again.
  expect(document.querySelector('button[disabled]')?.textContent).toContain('Check in 0 pieces');
  await act(async () => boxOf(0, 1)?.click());
  await press('Check in 1 piece');
  await says('89 of 90 pieces are at the counter.');
  expect(calls.at(-1)?.body.shipments).toEqual([{ number: numberAt(0), here: [2], missing: [] }]);
});

test('a connection that breaks in the middle is said, and the next press sends only what is left', async () => {
  refuse = (count) =>
    count === 2
      ? new ApiError(503, { code: 'TOO_SLOW', message: 'Please try again.', correlationId: '' })
      : undefined;
  await open();
  await press('Check in all 90 pieces');
  await says('Press again to go on where it stopped.');
  await press('Check in all 15 pieces');
  await says('All 90 pieces are at the counter.');
  expect(calls.map(piecesIn)).toEqual([75, 15, 15]);
});

test('a hand scanner checks in one piece after the other, and says what is not of this flight', async () => {
  await open();
  await wedge(pieceCode(numberAt(4), 2));
  await says(`${nameAt(4)}, piece 2 of 3: checked in.`);
  expect(calls.at(-1)?.body.shipments).toEqual([{ number: numberAt(4), here: [2], missing: [] }]);
  await says('1 of 90 pieces are at the counter.');
  await wedge(pieceCode(numberAt(4), 3));
  await says(`${nameAt(4)}, piece 3 of 3: checked in.`);
  const sent = calls.length;
  await wedge(pieceCode(numberAt(4), 2));
  await says('already checked in');
  await wedge(pieceCode(numberAt(30), 1));
  await says('did not leave with this flight');
  await wedge(pieceCode(numberAt(4), 9));
  await says(`Piece 9 of ${numberAt(4)} did not leave with this flight`);
  expect(calls).toHaveLength(sent);
  expect(
    vi
      .mocked(play)
      .mock.calls.map(([sound]) => sound)
      .slice(-2),
  ).toEqual(['wrong', 'wrong']);
});

test('a scan without a network is kept on the device and sent later, and nothing else is called done', async () => {
  refuse = (count) =>
    count === 1 ? new ApiError(0, { code: 'UNREACHABLE', message: '', correlationId: '' }) : undefined;
  await open();
  await wedge(pieceCode(numberAt(0), 1));
  await says('1 scan not sent');
  expect(textUnder('Check in')).toContain('kept on this device');
  expect(textUnder('Check in')).toContain('0 of 90 pieces are at the counter.');
  await press('Send now');
  await says('1 of 90 pieces are at the counter.');
});

test.each([
  ['a name', 'bson', 1],
  ['the end of a phone number', '600-1005', 5],
  ['a waybill', 'SKB-12340007', 7],
  ['a number of ours', numberAt(9), 9],
])('a shipment is found by %s', async (_what, typed, place) => {
  const screen = await open();
  await type(screen.querySelector<HTMLInputElement>('input[type="search"]'), typed);
  expect([...screen.querySelectorAll('fieldset legend')].map(({ textContent }) => textContent)).toEqual([
    `Pieces of ${nameAt(place)} that arrived`,
  ]);
  await type(screen.querySelector<HTMLInputElement>('input[type="search"]'), 'nobody of that name');
  expect(screen.textContent).toContain('Nothing on this flight has that');
  // A search hides nothing from the check-in.
  expect(screen.textContent).toContain('Check in all 90 pieces');
});
