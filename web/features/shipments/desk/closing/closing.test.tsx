import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { closingExamples } from '#domain/shipments/closing/endpoint-examples.ts';
import { type ClosingShown, closingEndpoints } from '#domain/shipments/closing/endpoints.ts';
import { deskShipmentEndpoints } from '#domain/shipments/desk/shipment-endpoints.ts';
import { flightProgressExamples } from '#domain/shipments/flight-progress/endpoint-examples.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, press, settle } from '#web/ui/testing/screen.tsx';
import { Closing } from './closing.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(
  api as (endpoint: unknown, input: { body?: unknown; params?: unknown }) => Promise<unknown>,
);

const example = closingExamples.closing.reply.closing;
const { manifest, rows } = closingExamples.manifest.reply;
const closed = closingExamples.renewManifest.reply.closing;
const { last: _stopped, ...clear } = { ...example, blocked: [] };

const { foreseen } = flightProgressExamples.foreseeAct.reply;
let shown: ClosingShown;
let earlier: readonly (typeof rows)[number][];
beforeEach(() => {
  earlier = rows;
  // The document of these tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open_(this: HTMLDialogElement) {
    this.open = true;
  };
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { params }) => {
    if (endpoint === closingEndpoints.manifest)
      return { manifest, rows: (params as { version: string }).version === '1' ? earlier : rows };
    if (endpoint === departureEndpoints.master)
      return {
        version: 1,
        lowMark: 1,
        left: 9,
        airlines: [
          { prefix: '106', left: 9, next: '106-12345675', code: 'BW', name: 'Caribbean Airlines (BW)' },
          { prefix: '001', left: 9, next: '001-00000011', code: 'AA', name: 'American Airlines (AA)' },
        ],
        history: [],
      };
    return { closing: shown, foreseen, people: [] };
  });
});
afterEach(closeScreen);

const open = async (closing: ClosingShown, role: 'documents' | 'staff' | 'billing' = 'documents') => {
  shown = closing;
  const session = { status: 'signed-in', user: { userId: 'clerk-1', roles: [role] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <Closing id={closing.flight.id} area="/staff" />
    </SessionContext>,
  );
  await settle();
  return screen;
};
const button = (screen: Element, text: string) =>
  [...screen.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(text));

test('what blocks a flight is counted by kind, with what shows and what changes those shipments', async () => {
  const [first] = example.blocked;
  if (!first) throw new Error('The example has a blocked shipment.');
  const away = { code: 'NOT_AT_DOCK' as const, text: '', remedy: '', who: [] };
  const other = { ...first, number: 'ZJ2D5-N7A2M-J', blockers: [away] };
  const screen = await open({ ...example, blocked: [{ ...first, blockers: [away] }, other] }, 'staff');
  const kinds = screen.querySelector('ul[aria-label="What blocks the flight"]');
  expect(kinds?.textContent).toContain('2 Not at the dock');
  expect(kinds?.querySelector('a')?.getAttribute('href')).toBe(
    `/staff/shipments?departure=${example.flight.id}&stage=EXPECTED`,
  );
  expect(button(screen, 'Move all 2 to a flight')).toBeDefined();
  await press('Something else');
  expect(kinds?.textContent).toContain('2 chosen');
  expect(button(screen, 'Move to a flight')).toBeDefined();
});

test('the act that mends a kind is one press away, for whoever may do it', async () => {
  const [first] = example.blocked;
  if (!first) throw new Error('The example has a blocked shipment.');
  const unpaid = { code: 'HOLD' as const, hold: 'PAYMENT_DUE' as const, text: '', remedy: '', who: [] };
  const blocked = [{ ...first, blockers: [unpaid] }];
  const screen = await open({ ...example, blocked }, 'staff');
  await press('Remind the sender');
  await settle();
  expect(screen.querySelector('dialog[open]')?.textContent).toContain('Remind of the payment');
  closeScreen();
  const other = await open({ ...example, blocked }, 'billing');
  expect(button(other, 'Remind the sender')).toBeUndefined();
});

test('what blocks a flight is said with a link, what to do and who can do it, and the flight cannot be closed', async () => {
  const screen = await open(example);
  for (const words of [
    'Papers and payments are due',
    '0 of 3 pieces loaded at the dock.',
    '1 of 1 shipment cannot go on the flight yet',
    '1 piece is not screened (piece 2)',
    'Screen them',
    'Who can: Warehouse, Dispatch, or Admin',
    'The last try to close the flight was stopped',
  ])
    expect(screen.textContent).toContain(words);
  expect(screen.querySelector(`a[href="/staff/shipments/${example.blocked[0]?.number}"]`)).not.toBeNull();
  expect(button(screen, 'Close the flight')?.disabled).toBe(true);
  expect(screen.textContent).toContain(
    'This cannot be done yet: 1 shipment is not ready. See above what each needs.',
  );
});

test('a shipment of which some pieces are here can fly in two parts, right where it blocks the flight', async () => {
  const [first] = example.blocked;
  if (!first) throw new Error('The example is blocked.');
  const late = {
    code: 'NOT_AT_DOCK' as const,
    text: '1 piece is not at the dock',
    remedy: 'Wait.',
    pieces: [3],
  };
  const shipment = {
    ...sampleShipment,
    pieces: sampleShipment.pieces.map((piece) => ({
      ...piece,
      state: piece.n === 3 ? ('BOOKED' as const) : ('READY' as const),
    })),
  };
  calling.mockImplementation(async (endpoint) => {
    if (endpoint === deskShipmentEndpoints.deskShow)
      return { shipment, events: [], history: [], blockers: [] };
    return endpoint === departureEndpoints.upcoming ? { items: [] } : { closing: shown, people: [] };
  });
  const screen = await open({ ...example, blocked: [{ ...first, pieces: 3, blockers: [late] }] });
  await press('Fly 2, send 1 later');
  await settle();
  expect(screen.textContent).toContain('the sender reads in one message which pieces fly when');
  expect(button(screen, 'Book it')).toBeDefined();
});

test('a flight that nothing blocks is closed on the version that was seen, and then shows how far it is', async () => {
  const screen = await open(clear);
  shown = { ...clear, ...closingExamples.beginClosing.reply.closing, progress: { done: 3, of: 7 } };
  await press('Close the flight and make its manifest');
  await settle();
  expect(calling).toHaveBeenCalledWith(closingEndpoints.beginClosing, {
    params: { id: clear.flight.id },
    body: { version: clear.flight.version },
  });
  expect(screen.textContent).toContain('3 of 7 shipments checked. They stay as they are');
  expect(screen.textContent).toContain('began to close the flight');
  expect(screen.querySelector('progress')?.value).toBe(3);
});

test('before booking closes, and without the right, it cannot be closed', async () => {
  const before = await open({ ...clear, flight: { ...clear.flight, state: 'CARGO_CLOSED' } });
  expect(button(before, 'Close the flight')?.disabled).toBe(true);
  expect(before.textContent).toContain('after booking closes');
  await closeScreen();
  expect(button(await open(clear, 'staff'), 'Close the flight')).toBeUndefined();
});

test('the manifest has a row for each shipment, to the cent and the ounce', async () => {
  const screen = await open(closed);
  const [row] = rows;
  for (const words of [
    'Version 1',
    row?.hawb,
    row?.consignee,
    row?.shipper,
    'Master air waybill (MAWB)',
    closed.flight.mawb,
  ])
    expect(screen.textContent).toContain(words);
});

test('a later version says what is different from the one before', async () => {
  earlier = rows.map((row) => ({
    ...row,
    value: row.value + 1,
    pieces: [...row.pieces, { n: 9, kind: 'BOX' as const, thousandthsLb: 1500, security: 'SPX' }],
  }));
  const second = { ...manifest, version: 2 };
  const screen = await open({ ...closed, manifests: [second, manifest] });
  await settle();
  expect(screen.textContent).toContain('Different from version 1');
  expect(screen.textContent).toContain('piece 9 taken off, −1.5 lb, value changed');
});

test('a flight without a number takes the next one of an airline, and the airline accepts what has one', async () => {
  const { mawb: _none, ...numberless } = closed.flight;
  const without = await open({ ...closed, flight: numberless });
  expect(button(without, 'The airline has accepted it')?.disabled).toBe(true);
  expect(without.textContent).not.toContain('001-00000011');
  await press('Use MAWB 106-12345675 (9 left)');
  expect(calling).toHaveBeenCalledWith(departureEndpoints.takeMaster, {
    params: { id: closed.flight.id },
    body: { version: closed.flight.version, prefix: '106' },
  });
  await closeScreen();
  await open(closed);
  await press('The airline has accepted it');
  await settle();
  expect(calling).not.toHaveBeenCalledWith(closingEndpoints.tender, expect.anything());
  await press('Record it');
  expect(calling).toHaveBeenCalledWith(closingEndpoints.tender, {
    params: { id: closed.flight.id },
    body: { version: foreseen.version },
  });
});

test('a flight whose airline is not set says so, with the way to the field', async () => {
  const { carrier: _none, flightNumber: _unknown, mawb: _number, ...nameless } = closed.flight;
  const screen = await open({ ...closed, flight: nameless });
  expect(screen.textContent).toContain('Set the airline and the flight number first');
  expect(
    screen.querySelector(`a[href="/staff/departures/${closed.flight.id}#flight-airline"]`),
  ).not.toBeNull();
  expect(button(screen, 'Use MAWB')).toBeUndefined();
  expect(button(screen, 'The airline has accepted it')?.disabled).toBe(true);
});

test('an old manifest asks for the next version first', async () => {
  const screen = await open({ ...closed, isManifestOld: true });
  expect(button(screen, 'The airline has accepted it')?.disabled).toBe(true);
  await press('Make the next manifest');
  expect(calling).toHaveBeenCalledWith(closingEndpoints.renewManifest, expect.anything());
});

test('somebody who was second is told so', async () => {
  await open(clear);
  calling.mockImplementation(async (endpoint) => {
    if (endpoint !== closingEndpoints.beginClosing) return { closing: shown, people: [] };
    throw new ApiError(409, {
      code: 'FLIGHT_CHANGED',
      message: 'Someone else has changed this flight.',
      correlationId: 'c',
    });
  });
  await press('Close the flight and make its manifest');
  await settle();
  expect(document.body.textContent).toContain('Someone else has changed this flight');
});
