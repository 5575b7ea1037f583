import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { askingEndpoints } from '#domain/shipments/desk/preview-endpoints.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { flightProgressExamples } from '#domain/shipments/flight-progress/endpoint-examples.ts';
import { type Shipment, summaryOf } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { choose, closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { FlightProgress } from './flight-progress.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body?: unknown }) => Promise<unknown>);

const following = flightProgressExamples.following.reply.following;
const allAlong = { ...following, behind: [] };
const next = { ...following.flight, id: 'GY-2026-12-04', day: '2026-12-04' };

let screen: HTMLElement;
beforeEach(() => {
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close_(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(closeScreen);

const called = () => calling.mock.calls.map(([endpoint]) => endpoint);
/** What the open dialog says, which has sent nothing yet. */
const asked = () => screen.querySelector('dialog[open]')?.textContent;

/** Opens the flight, with one shipment behind every question for one. */
const open = async (role: 'documents' | 'warehouse', shipment: Shipment, shown = following) => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === deskShipmentEndpoints.deskList) return { items: [summaryOf(shipment)] };
    if (endpoint === deskShipmentEndpoints.deskShow)
      return { shipment, events: [], history: [], blockers: [] };
    if (endpoint === departureEndpoints.upcoming) return { items: [following.flight, next] };
    if (endpoint === askingEndpoints.foreseeDeed)
      return {
        told: { people: 1, news: [{ title: 'A piece', body: 'It is on another flight.', shipments: 1 }] },
      };
    return { following: shown, people: [], shipment };
  });
  const session = { status: 'signed-in', user: { userId: 'clerk-1', roles: [role] } };
  screen = await openScreen(
    <SessionContext value={session as never}>
      <FlightProgress id={following.flight.id} area="/staff" />
    </SessionContext>,
  );
  await settle();
};

const field = <Kind extends HTMLElement>(label: string): Kind | null =>
  ([...screen.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
    ?.control as Kind | null) ?? null;

/** The sample, with its pieces in these states. */
const withPieces = (change: (n: number) => Partial<Shipment['pieces'][number]>): Shipment => ({
  ...sampleShipment,
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, ...change(piece.n) })),
});

test('what was left behind is booked on another flight from the page of its flight', async () => {
  const left = withPieces((n) =>
    n === 2 ? { state: 'READY', exception: 'OFFLOADED' } : { state: 'DEPARTED' },
  );
  await open('documents', left);
  await press('Book on another flight');
  await settle();
  const flights = [...screen.querySelectorAll('option')].map((option) => option.getAttribute('value'));
  expect(flights).toEqual(['', next.id]);
  await choose(field<HTMLSelectElement>('Flight'), next.id);
  const note = 'Friday is the next one with space.';
  await type(field<HTMLInputElement>('Why'), note);
  await press('Book it');
  await settle();
  expect(asked()).toContain(`${sampleShipment.shipper.name} is told`);
  expect(asked()).toContain('It is on another flight.');
  expect(called()).not.toContain(deskShipmentEndpoints.rebook);
  await press('Book it and tell the sender');
  await settle();
  const body = { version: left.version, pieces: [2], departureId: next.id, note };
  expect(calling.mock.calls).toContainEqual([
    deskShipmentEndpoints.rebook,
    { params: { number: left.number }, body },
  ]);
});

test('a piece is found by a name and reported missing; the others of its shipment are not', async () => {
  const flown = withPieces(() => ({ state: 'ARRIVED' }));
  await open('warehouse', flown, allAlong);
  await type(field<HTMLInputElement>('Which shipment'), 'sample');
  await press('Find');
  await settle();
  await press(flown.number);
  await settle();
  const second = screen.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1];
  await act(async () => second?.click());
  const offered = [...(field<HTMLSelectElement>('What happened')?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(['', 'DIS_MSCA', 'DIS_OVCD']);
  await choose(field<HTMLSelectElement>('What happened'), 'DIS_MSCA');
  await press('Record');
  await settle();
  expect(asked()).toContain(`${sampleShipment.shipper.name} is told`);
  expect(called()).not.toContain(deskShipmentEndpoints.record);
  await press('Record it');
  await settle();
  expect(asked()).toBeUndefined();
  const body = { eventId: expect.any(String), code: 'DIS_MSCA', pieces: [2] };
  expect(calling.mock.calls).toContainEqual([
    deskShipmentEndpoints.record,
    { params: { number: flown.number }, body },
  ]);
});

test('a shipment of another flight is not found here', async () => {
  await open('warehouse', { ...sampleShipment, departureId: next.id }, allAlong);
  await type(field<HTMLInputElement>('Which shipment'), sampleShipment.number);
  await press('Find');
  await settle();
  expect(screen.textContent).toContain(`We found no shipment for “${sampleShipment.number}” on this flight.`);
});

test('who does not work with pieces reports none, and who does not work with shipments books none', async () => {
  await open('documents', sampleShipment);
  expect(screen.textContent).not.toContain('Report a piece');
  closeScreen();
  await open('warehouse', sampleShipment);
  expect(screen.textContent).not.toContain('Book on another flight');
});
