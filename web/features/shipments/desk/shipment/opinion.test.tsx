import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/shipments/endpoint-examples.ts';
import { opinionEndpoints } from '#domain/shipments/opinion/endpoints.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { Opinion } from './opinion.tsx';

const { rights } = vi.hoisted(() => ({ rights: { manages: true } }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({ useMay: () => () => rights.manages }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

const delivered = { ...sampleShipment, state: 'DELIVERED' as const };
const open = async (shipment = delivered) => {
  const screen = await openScreen(<Opinion shipment={shipment} />);
  await settle();
  return screen;
};
const answers = (opinion: object | undefined) =>
  calling.mockImplementation(async (endpoint) =>
    endpoint === opinionEndpoints.deskOpinion ? { opinion } : examples.opinionAnswered.reply,
  );

beforeEach(() => {
  rights.manages = true;
  calling.mockReset();
  answers(examples.deskOpinion.reply.opinion);
});
afterEach(closeScreen);

test('what a sender said who was not content, with the hour that we promised, is answered with a note', async () => {
  const screen = await open();
  for (const said of [
    'Not good',
    'One barrel came with a dent.',
    'We promised to get in touch by Mon, Nov 30, 11:00 AM.',
  ])
    expect(screen.textContent).toContain(said);
  await type(screen.querySelector('input'), '  Called. We pay for the barrel. ');
  await press('We have been in touch');
  expect(calling).toHaveBeenCalledWith(opinionEndpoints.opinionAnswered, {
    params: { number: sampleShipment.number },
    body: { version: 1, note: 'Called. We pay for the barrel.' },
  });
});

test('what we did about it stays, and asks for nothing more', async () => {
  answers(examples.opinionAnswered.reply.opinion);
  const screen = await open();
  expect(screen.textContent).toContain('Called. We pay for the barrel.');
  expect(screen.textContent).not.toContain('We promised');
  expect(screen.querySelector('form')).toBeNull();
});

test('who may not change shipments reads it', async () => {
  rights.manages = false;
  const screen = await open();
  expect(screen.textContent).toContain('Not good');
  expect(screen.querySelector('form')).toBeNull();
});

test('nothing is there while nobody said anything, and nothing is asked before everything is handed over', async () => {
  answers(undefined);
  expect((await open()).textContent).toBe('');
  closeScreen();
  calling.mockClear();
  expect((await open({ ...delivered, state: 'ARRIVED' as never })).textContent).toBe('');
  expect(calling).not.toHaveBeenCalled();
});
