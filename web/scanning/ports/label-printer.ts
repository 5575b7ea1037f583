import { mayUse } from './may-use.ts';
import { type SerialPort, serialPorts, writeTo } from './serial.ts';

interface Endpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
}
interface Interface {
  readonly interfaceNumber: number;
  readonly alternate: { readonly interfaceClass: number; readonly endpoints: readonly Endpoint[] };
}

/** A device of the WebUSB API, as far as it is used here. */
interface UsbDevice {
  readonly configuration: { readonly interfaces: readonly Interface[] } | null;
  readonly vendorId: number;
  readonly productId: number;
  open(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(which: number): Promise<void>;
  transferOut(endpoint: number, bytes: Uint8Array): Promise<{ readonly status: string }>;
}
interface Usb {
  requestDevice(which: { readonly filters: readonly { readonly classCode: number }[] }): Promise<UsbDevice>;
  getDevices(): Promise<readonly UsbDevice[]>;
}

/** A printer that takes ZPL as it is. Resolves when it has all bytes; throws when it is gone. */
export type LabelPrinter = (zpl: string) => Promise<void>;

/** USB's class of printers. */
const PRINTER = 7;
const BAUD = 9600;

const usb = (): Usb | undefined => (mayUse('usb') ? (navigator as { readonly usb?: Usb }).usb : undefined);

/** Whether this browser can reach a label printer at all. */
export const hasPrinterPorts = (): boolean => usb() !== undefined || serialPorts() !== undefined;

const overUsb = async (device: UsbDevice): Promise<LabelPrinter> => {
  await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  const own = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === PRINTER);
  const out = own?.alternate.endpoints.find(({ direction }) => direction === 'out');
  if (own === undefined || out === undefined) throw new Error('This device is not a printer.');
  await device.claimInterface(own.interfaceNumber);
  return async (zpl) => {
    const { status } = await device.transferOut(out.endpointNumber, new TextEncoder().encode(zpl));
    if (status !== 'ok') throw new Error('The printer did not take the label.');
  };
};

const overSerial = async (port: SerialPort): Promise<LabelPrinter> => {
  await port.open({ baudRate: BAUD });
  return (zpl) => writeTo(port, zpl);
};

/** Asks which printer is at this bench: one at a USB port, or where the browser has no USB, one at a serial port. */
export const choosePrinter = async (): Promise<LabelPrinter> => {
  const ports = usb();
  if (ports) return overUsb(await ports.requestDevice({ filters: [{ classCode: PRINTER }] }));
  const port = await serialPorts()?.requestPort();
  if (port === undefined) throw new DOMException('No ports.', 'NotSupportedError');
  return overSerial(port);
};

/** The printer that this device was given before. Undefined when there is none, or it is switched off. */
export const knownPrinter = async (): Promise<LabelPrinter | undefined> => {
  const devices =
    (await usb()
      ?.getDevices()
      .catch(() => [])) ?? [];
  const isPrinter = ({ configuration }: UsbDevice) =>
    configuration === null ||
    configuration.interfaces.some(({ alternate }) => alternate.interfaceClass === PRINTER);
  const found = devices.find(isPrinter);
  return found && overUsb(found).catch(() => undefined);
};
