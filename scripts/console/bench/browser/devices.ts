/**
 * A scale and a label printer that a browser offers as if they were plugged in. The cloud at home adds this script to documents of staff, before all others,
 * in browsers where somebody has switched the devices on at `/local/bench`.
 */

/** So often a real scale says what lies on it. */
const SPEAKS_MS = 200;
/** USB's class of printers. */
const PRINTER = 7;
const OUT = 1;

/** Which devices this browser was given, as it would remember real ones. */
const givenKey = (device: 'scale' | 'printer'): string => `simulated.${device}`;
const isGiven = (device: 'scale' | 'printer'): boolean => localStorage.getItem(givenKey(device)) === 'yes';
const give = <Device>(name: 'scale' | 'printer', device: Device): Device => {
  localStorage.setItem(givenKey(name), 'yes');
  return device;
};

/** A serial port with the scale at its other end. */
const scalePort = () => {
  const letters = new TextEncoder();
  let opened = 0;
  let last = '';
  const speak = async (hears: ReadableStreamDefaultController<Uint8Array>, opening: number) => {
    while (opened === opening) {
      // The network may be gone; the scale on the bench is not.
      last = await fetch('/local/scale.txt').then(
        (answer) => (answer.ok ? answer.text() : last),
        () => last,
      );
      if (opened === opening && last !== '') hears.enqueue(letters.encode(last));
      await new Promise((resolve) => setTimeout(resolve, SPEAKS_MS));
    }
  };
  const rest = () => {
    opened += 1;
  };
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    // It speaks without being asked.
    writable: null,
    open: async () => {
      rest();
      port.readable = new ReadableStream<Uint8Array>({
        start: (hears) => void speak(hears, opened),
        cancel: rest,
      });
    },
    close: async () => {
      rest();
      port.readable = null;
    },
    getInfo: () => ({ usbVendorId: 0, usbProductId: 1 }),
  };
  return port;
};

const print = async (zpl: string): Promise<{ readonly status: 'ok' | 'stall' }> => {
  const hasPaper = await fetch('/local/api/bench').then(async (answer) => (await answer.json()).hasPaper);
  if (hasPaper !== true) return { status: 'stall' };
  const body = new URLSearchParams({ act: 'print', zpl });
  const answer = await fetch('/local/bench', { method: 'POST', body, redirect: 'manual' });
  return { status: answer.status >= 400 ? 'stall' : 'ok' };
};

const usbPrinter = () => ({
  configuration: {
    interfaces: [
      {
        interfaceNumber: 0,
        alternate: { interfaceClass: PRINTER, endpoints: [{ endpointNumber: OUT, direction: 'out' }] },
      },
    ],
  },
  vendorId: 0,
  productId: 2,
  open: async () => undefined,
  selectConfiguration: async () => undefined,
  claimInterface: async () => undefined,
  transferOut: (_: number, bytes: Uint8Array) => print(new TextDecoder().decode(bytes)),
});

interface Known {
  getPorts?(): Promise<readonly unknown[]>;
  getDevices?(): Promise<readonly unknown[]>;
}
type Ports = Partial<Record<'serial' | 'usb', Known>>;

/** Real devices that this browser was given before come first, so they stay in use. */
const behind = async <Device>(real: Promise<readonly unknown[]> | undefined, ours: readonly Device[]) => [
  ...((await real?.catch(() => [])) ?? []),
  ...ours,
];

/** Gives a navigator the two devices. Where a test has put ports of its own into it, they stay. */
export const offerDevices = (browser: object): void => {
  const { serial, usb } = browser as Ports;
  const port = scalePort();
  const printer = usbPrinter();
  const ports = {
    serial: {
      getPorts: () => behind(serial?.getPorts?.(), isGiven('scale') ? [port] : []),
      requestPort: async () => give('scale', port),
    },
    usb: {
      getDevices: () => behind(usb?.getDevices?.(), isGiven('printer') ? [printer] : []),
      requestDevice: async () => give('printer', printer),
    },
  };
  for (const [name, value] of Object.entries(ports))
    if (!Object.hasOwn(browser, name)) Object.defineProperty(browser, name, { value });
};

offerDevices(navigator);
