import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paperEndpoints } from '#domain/papers/endpoints.ts';
import { api } from '#web/api/client.ts';
import { choose, closeScreen, openScreen, press } from '#web/ui/testing/screen.tsx';
import { PrintForm } from './print-form.tsx';
import { PrintSlip } from './print-slip.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/ui/open-tab.ts', () => ({ openInTab: (addressOf: () => Promise<string>) => addressOf() }));
const calling = vi.mocked(api as (endpoint: unknown, input: { readonly body: object }) => Promise<unknown>);
const printed = () =>
  calling.mock.calls.filter(([endpoint]) => endpoint === paperEndpoints.issue).map(([, { body }]) => body);

beforeEach(() => {
  calling.mockReset();
  calling.mockResolvedValue({ url: 'https://example.test/a.pdf', paper: {} });
});
afterEach(() => closeScreen());

const select = (screen: HTMLElement, label: string) =>
  [...screen.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === label);
/** Presses Print as a browser does: a form with something missing is not sent. */
const print = (screen: HTMLElement) => act(async () => screen.querySelector('form')?.requestSubmit());
const choosePaper = async (screen: HTMLElement, words: string) => {
  const paper = select(screen, 'Paper');
  const option = [...(paper?.options ?? [])].find(({ text }) => text.startsWith(words));
  await choose(paper, option?.value ?? '');
};

describe('printing', () => {
  test('prints the labels of all pieces, and of one', async () => {
    const screen = await openScreen(<PrintForm subject="shipment:7K3M9-Q2X4T-C" pieces={[1, 2]} />);
    await choosePaper(screen, 'Label');
    expect(screen.querySelector('form')?.checkValidity()).toBe(true);
    await print(screen);
    await choose(select(screen, 'Pieces'), '2');
    await print(screen);
    expect(printed()).toMatchObject([{ kind: 'LABELS' }, { kind: 'LABELS', pieces: [2] }]);
    expect(printed()[0]).not.toHaveProperty('pieces');
  });

  test('prints the present manifest of a flight, and an earlier one', async () => {
    const screen = await openScreen(<PrintForm subject="departure:GY-2026-11-27" versions={2} />);
    await choosePaper(screen, 'Manifest');
    expect(screen.querySelector('form')?.checkValidity()).toBe(true);
    await print(screen);
    await choose(select(screen, 'Version'), '1');
    await print(screen);
    expect(printed()).toMatchObject([{ kind: 'MANIFEST' }, { kind: 'MANIFEST', version: 1 }]);
    expect(printed()[0]).not.toHaveProperty('version');
  });

  test('prints the slip for the sender with one press, and offers it nowhere else', async () => {
    const screen = await openScreen(
      <>
        <PrintForm subject="shipment:7K3M9-Q2X4T-C" />
        <PrintSlip number="7K3M9-Q2X4T-C" />
      </>,
    );
    expect([...(select(screen, 'Paper')?.options ?? [])].map(({ text }) => text).join()).not.toContain(
      'Slip',
    );
    await press('Print a slip for the sender');
    expect(printed()).toEqual([{ kind: 'SLIP', format: 'pdf', subject: 'shipment:7K3M9-Q2X4T-C' }]);
  });
});
