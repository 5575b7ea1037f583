import { useCallback, useEffect, useRef, useState } from 'react';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { type Reading, scaleLines } from './scale-lines.ts';
import { deviceOf, type SerialPort, serialPorts, writeTo } from './serial.ts';
import { whyNotConnected } from './why-not.ts';

/** The scale of this device, `1659:8963`, which is opened again by itself. */
const KEY = 'skybarrel.scale';
const BAUD = 9600;
/** Some scales speak only when they are asked: Mettler Toledo with SI, OHAUS with IP. */
const ASK = 'SI\r\nIP\r\n';
const ASK_MS = 400;

type State = { readonly kind: 'absent' | 'off' | 'on' } | { readonly kind: 'failed'; readonly words: string };

/** Hears a scale until it is unplugged or `isOver`. Asks it while it says nothing. */
const hear = async (port: SerialPort, isOver: () => boolean, onPiece: (piece: string) => void) => {
  if (port.readable === null) return;
  const reader = port.readable.getReader();
  const letters = new TextDecoder();
  let last = 0;
  const timer = setInterval(() => {
    if (isOver()) void reader.cancel().catch(() => undefined);
    else if (Date.now() - last > ASK_MS) void writeTo(port, ASK).catch(() => undefined);
  }, ASK_MS);
  try {
    for (let next = await reader.read(); !next.done && !isOver(); next = await reader.read()) {
      last = Date.now();
      onPiece(letters.decode(next.value, { stream: true }));
    }
  } finally {
    clearInterval(timer);
    reader.releaseLock();
  }
};

/** The scale at this bench, where the browser has serial ports: `reading` is what it shows now, and `onReading` hears each one. */
export const useScale = (onReading: (reading: Reading) => void) => {
  const [state, setState] = useState<State>({ kind: serialPorts() ? 'off' : 'absent' });
  const [reading, setReading] = useState<Reading>();
  const latest = useRef(onReading);
  latest.current = onReading;
  const open = useRef<SerialPort>(undefined);

  const hearFrom = useCallback(async (port: SerialPort): Promise<void> => {
    await port.open({ baudRate: BAUD });
    open.current = port;
    withoutThrowing(() => localStorage.setItem(KEY, deviceOf(port)));
    setState({ kind: 'on' });
    const onPiece = scaleLines((next) => {
      setReading(next);
      latest.current(next);
    });
    const over = () => open.current !== port;
    await hear(port, over, onPiece).catch(() => undefined);
    await port.close().catch(() => undefined);
    if (over()) return;
    open.current = undefined;
    setReading(undefined);
    setState({ kind: 'failed', words: 'The scale was unplugged. Type the weight, or connect it again.' });
  }, []);

  useEffect(() => {
    const openAgain = async () => {
      const ports = (await serialPorts()?.getPorts()) ?? [];
      const known = ports.find((port) => deviceOf(port) === readStorage(KEY));
      if (known && !open.current) await hearFrom(known);
    };
    // Another tab has it open, or it is gone: then the weight is typed.
    void openAgain().catch(() => undefined);
    return () => {
      open.current = undefined;
    };
  }, [hearFrom]);

  const connect = async (): Promise<void> => {
    try {
      const port = await serialPorts()?.requestPort();
      if (port) await hearFrom(port);
    } catch (error) {
      const words = whyNotConnected(error, 'Type the weight.');
      if (words !== undefined) setState({ kind: 'failed', words });
    }
  };
  return { state, reading, connect };
};
