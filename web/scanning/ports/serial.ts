import { mayUse } from './may-use.ts';

/** A port of the Web Serial API, as far as it is used here. */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(how: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
  getInfo(): { readonly usbVendorId?: number; readonly usbProductId?: number };
}
interface Serial {
  requestPort(): Promise<SerialPort>;
  getPorts(): Promise<readonly SerialPort[]>;
}

/** The serial ports of this browser. Undefined where it has none, or this document may not use them. */
export const serialPorts = (): Serial | undefined =>
  mayUse('serial') ? (navigator as { readonly serial?: Serial }).serial : undefined;

/** Which device a port is: its maker and model. */
export const deviceOf = (port: SerialPort): string => {
  const { usbVendorId = 0, usbProductId = 0 } = port.getInfo();
  return `${usbVendorId}:${usbProductId}`;
};

/** Sends bytes to a port. Throws when it is gone. */
export const writeTo = async (port: SerialPort, text: string): Promise<void> => {
  if (port.writable === null) throw new Error('The device is not connected.');
  const writer = port.writable.getWriter();
  try {
    await writer.write(new TextEncoder().encode(text));
  } finally {
    writer.releaseLock();
  }
};
