import { ReadableStream, type ReadableStreamDefaultController, WritableStream } from 'node:stream/web';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press } from '#web/ui/testing/screen.tsx';
import { usePrinter } from './use-printer.ts';
import { useScale } from './use-scale.ts';

/** A serial port whose other end is in the test's hand. */
const serialPort = (usbProductId: number) => {
  let scale: ReadableStreamDefaultController<Uint8Array> | undefined;
  const written: string[] = [];
  const port = {
    readable: new ReadableStream<Uint8Array>({
      start: (one) => {
        scale = one;
      },
    }),
    writable: new WritableStream<Uint8Array>({
      write: (bytes) => void written.push(new TextDecoder().decode(bytes)),
    }),
    open: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
    getInfo: () => ({ usbVendorId: 1, usbProductId }),
  };
  const say = (text: string) => act(async () => scale?.enqueue(new TextEncoder().encode(text)));
  return { port, say, written, unplug: () => act(async () => scale?.close()) };
};

const Scale = ({ onLb }: { readonly onLb: (lb: number) => void }) => {
  const { state, reading, connect } = useScale((one) => one.kind === 'weight' && onLb(one.lb));
  return (
    <>
      <button type="button" onClick={() => void connect()}>
        Connect
      </button>
      <p>
        {state.kind} {'words' in state ? state.words : ''} {reading?.kind === 'weight' ? reading.lb : ''}
      </p>
    </>
  );
};
const Printer = ({ onPrinted }: { readonly onPrinted: (isPrinted: boolean) => void }) => {
  const { state, connect, print } = usePrinter();
  return (
    <>
      <button type="button" onClick={() => void connect()}>
        Connect
      </button>
      <button type="button" onClick={() => void print('^XA^XZ').then(onPrinted)}>
        Print
      </button>
      <p>
        {state.kind} {'words' in state ? state.words : ''}
      </p>
    </>
  );
};
const says = (screen: HTMLElement, text: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(screen.textContent).toContain(text);
  });

beforeEach(() => localStorage.clear());
afterEach(() => closeScreen());

test('a scale that was chosen is heard, and is opened again by the next page', async () => {
  const one = serialPort(7);
  const serial = { requestPort: vi.fn(async () => one.port), getPorts: vi.fn(async () => [] as object[]) };
  vi.stubGlobal('navigator', { ...navigator, serial });
  const heard: number[] = [];
  const screen = await openScreen(<Scale onLb={(lb) => heard.push(lb)} />);
  await press('Connect');
  await says(screen, 'on');
  await one.say('\r\nST,GS,+  5.3');
  await one.say('5lb\r\n');
  await says(screen, '5.35');
  expect(heard).toEqual([5.35]);
  await closeScreen();

  const [other, again] = [serialPort(8), serialPort(7)];
  serial.getPorts.mockResolvedValue([other.port, again.port]);
  vi.stubGlobal('navigator', { ...navigator, serial });
  const next = await openScreen(<Scale onLb={() => undefined} />);
  await says(next, 'on');
  expect(other.port.open).not.toHaveBeenCalled();
  await again.unplug();
  await says(next, 'The scale was unplugged.');
});

test('a browser without ports says so, and one that may not use them says where it may', async () => {
  const screen = await openScreen(<Scale onLb={() => undefined} />);
  expect(screen.textContent).toContain('absent');
  await closeScreen();
  const requestPort = async () => Promise.reject(new DOMException('no', 'SecurityError'));
  vi.stubGlobal('navigator', { ...navigator, serial: { requestPort, getPorts: async () => [] } });
  const next = await openScreen(<Scale onLb={() => undefined} />);
  await press('Connect');
  await says(next, 'Open this screen at /staff and load it again. Type the weight.');
});

test('a printer gets the label, and one that is gone leaves it to the print dialog', async () => {
  const one = serialPort(9);
  vi.stubGlobal('navigator', {
    ...navigator,
    serial: { requestPort: async () => one.port, getPorts: async () => [] },
  });
  const printed: boolean[] = [];
  const screen = await openScreen(<Printer onPrinted={(isPrinted) => printed.push(isPrinted)} />);
  await press('Print');
  await press('Connect');
  await says(screen, 'on');
  await press('Print');
  await vi.waitFor(() => expect(one.written).toEqual(['^XA^XZ']));
  vi.spyOn(one.port.writable, 'getWriter').mockImplementation(() => {
    throw new TypeError('gone');
  });
  await press('Print');
  await says(screen, 'The label printer does not answer.');
  expect(printed).toEqual([false, true, false]);
});
