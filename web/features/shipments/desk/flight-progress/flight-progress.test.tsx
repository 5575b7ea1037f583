import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closingEndpoints } from '#domain/shipments/closing/endpoints.ts';
import { flightProgressExamples } from '#domain/shipments/flight-progress/endpoint-examples.ts';
import {
  type FlightProgressShown,
  flightProgressEndpoints,
} from '#domain/shipments/flight-progress/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { FlightProgress } from './flight-progress.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body?: unknown }) => Promise<unknown>);

const example = flightProgressExamples.following.reply.following;
const { foreseen } = flightProgressExamples.foreseeAct.reply;
let shown: FlightProgressShown;
beforeEach(() => {
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint) =>
    endpoint === flightProgressEndpoints.foreseeAct
      ? { foreseen }
      : { following: shown, closing: {}, people: [] },
  );
});
afterEach(closeScreen);

const open = async (following: FlightProgressShown, role: 'documents' | 'billing' = 'documents') => {
  shown = following;
  const session = { status: 'signed-in', user: { userId: 'clerk-1', roles: [role] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <FlightProgress id={following.flight.id} area="/staff" />
    </SessionContext>,
  );
  await settle();
  return screen;
};
test('how far a flight is stands with what did not come along, by shipment and reason', async () => {
  const screen = await open(example);
  for (const words of [
    'The flight has left',
    'Recorded by',
    '20 of 20 shipments up to date.',
    '59 of 60 pieces flown.',
    'Piece 2 of 3: Taken off the flight before takeoff.',
  ])
    expect(screen.textContent).toContain(words);
  expect(screen.querySelector(`a[href="/staff/shipments/${example.behind[0]?.number}"]`)).not.toBeNull();
});

const sent = (endpoint: unknown) =>
  calling.mock.calls.filter(([called]) => called === endpoint).map(([, input]) => input.body);

test('what comes next asks first: who is told, what they read, and of what; then it is recorded on what was seen', async () => {
  const screen = await open(example);
  await press('The flight has landed');
  await settle();
  expect(sent(flightProgressEndpoints.flightHappened)).toEqual([]);
  const dialog = screen.querySelector('dialog')?.textContent;
  for (const words of [
    '1 sender is told in their account. This is what they read:',
    'Landed: Marva’s barrel and 2 boxes',
    'It has landed. Next is customs.',
    '1 shipment with 2 pieces will change.',
    foreseen.shipments[0]?.number ?? '',
  ])
    expect(dialog).toContain(words);
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === flightProgressEndpoints.flightHappened)
      throw new ApiError(409, {
        code: 'FLIGHT_CHANGED',
        message: 'Someone else has changed this flight.',
        correlationId: 'c',
      });
    return { following: shown, foreseen, people: [] };
  });
  await press('Record it');
  await settle();
  expect(sent(flightProgressEndpoints.flightHappened)).toEqual([
    { version: foreseen.version, state: 'ARRIVED' },
  ]);
  expect(screen.textContent).toContain('Someone else has changed this flight.');
});

test('what a flight did not do is taken back with a reason, and not after somebody abroad has recorded something', async () => {
  const screen = await open(example);
  await press('Take back: the flight has not left');
  await settle();
  const button = () =>
    [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === 'It has not left');
  expect(button()?.disabled).toBe(true);
  await type(screen.querySelector<HTMLInputElement>('dialog input'), 'It was the flight to Jamaica.');
  expect(button()?.disabled).toBe(false);
  await press('It has not left');
  await settle();
  expect(sent(flightProgressEndpoints.takeBack)).toEqual([
    { version: foreseen.version, state: 'DEPARTED', reason: 'It was the flight to Jamaica.' },
  ]);
  await closeScreen();
  const number = foreseen.shipments[0]?.number ?? '';
  const later = await open({ ...example, takeBack: { state: 'DEPARTED', abroad: [number] } });
  expect(later.textContent).toContain(`something is recorded at the destination of ${number}`);
  expect(later.textContent).not.toContain('Take back');
});

test('what cannot have happened yet is not offered: the screen says why, and makes the next manifest', async () => {
  const message = 'Make the next manifest first.';
  const screen = await open({ ...example, next: ['DEPARTED'], notYet: { code: 'MANIFEST_OLD', message } });
  expect(screen.textContent).toContain(message);
  const left = [...screen.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'The flight has left',
  );
  expect(left?.disabled).toBe(true);
  await press('Make the next manifest');
  await settle();
  expect(sent(closingEndpoints.renewManifest)).toEqual([{ version: example.flight.version }]);
});

test('people without the right see how far it is, and no button', async () => {
  const screen = await open(example, 'billing');
  expect(screen.textContent).toContain('59 of 60 pieces flown.');
  expect(screen.querySelector('button')).toBeNull();
});

test('without its airline a flight has not left: the screen says so and leads to the field', async () => {
  const message = 'Set the airline and the flight number first, on the page of this departure.';
  const { carrier: _airline, flightNumber: _number, ...flight } = example.flight;
  const screen = await open({
    ...example,
    flight: { ...flight, recorded: 'TENDERED', state: 'TENDERED', happened: [] },
    next: ['DEPARTED'],
    notYet: { code: 'AIRLINE_MISSING', message },
  });
  expect(screen.textContent).toContain(message);
  const link = screen.querySelector(`a[href="/staff/departures/${flight.id}#flight-airline"]`);
  expect(link?.textContent).toBe('Set the airline and the flight number');
});
