import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePrinter, knownPrinter } from '#web/scanning/ports/label-printer.ts';
import { serialPorts } from '#web/scanning/ports/serial.ts';

/** What the script calls, and what the cloud at home answers. */
const cloud = { scale: 'ST,GS,+   5.35lb\r\n', hasPaper: true, isReached: true, printed: [] as string[] };

const answer = async (url: string, how: RequestInit = {}): Promise<Response> => {
  if (!cloud.isReached) throw new TypeError('Failed to fetch');
  if (url === '/local/scale.txt') return new Response(cloud.scale);
  if (url === '/local/api/bench') return Response.json({ hasPaper: cloud.hasPaper });
  if (url !== '/local/bench' || how.method !== 'POST') return new Response('', { status: 404 });
  cloud.printed.push(new URLSearchParams(String(how.body)).get('zpl') ?? '');
  return new Response('', { status: 200 });
};

const offered = async (browser: object = {}): Promise<object> => {
  // The script offers them to this one when it is loaded.
  vi.stubGlobal('navigator', {});
  const { offerDevices } = await import('./devices.ts');
  vi.stubGlobal('navigator', browser);
  offerDevices(browser);
  return browser;
};

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(cloud, { scale: 'ST,GS,+   5.35lb\r\n', hasPaper: true, isReached: true, printed: [] });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the scale is chosen once, sends its bytes while it is open, also without a network, and rests after that', async () => {
  await offered();
  expect(await serialPorts()?.getPorts()).toEqual([]);
  const port = await serialPorts()?.requestPort();
  expect(await serialPorts()?.getPorts()).toEqual([port]);
  await port?.open({ baudRate: 9600 });
  const reader = port?.readable?.getReader();
  const said = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await said()).toBe(cloud.scale);
  cloud.isReached = false;
  expect(await said()).toBe(cloud.scale);
  await reader?.cancel();
  await port?.close();
  expect(port?.readable).toBeNull();
});

test('the printer takes the bytes of a label, and does not without paper', async () => {
  await offered();
  expect(await knownPrinter()).toBeUndefined();
  const print = await choosePrinter();
  await print('^XA^XZ');
  expect(cloud.printed).toEqual(['^XA^XZ']);
  cloud.hasPaper = false;
  await expect(print('^XA^XZ')).rejects.toThrow('did not take the label');
  expect(cloud.printed).toHaveLength(1);
  cloud.hasPaper = true;
  // The next page knows it.
  await offered();
  await (await knownPrinter())?.('^XA2^XZ');
  expect(cloud.printed.at(-1)).toBe('^XA2^XZ');
});

test('real devices that were chosen before come first, and ports that a test has put there stay', async () => {
  const [realPort, realPrinter] = [{ name: 'port' }, { name: 'printer' }];
  const real = {
    serial: { getPorts: async () => [realPort] },
    usb: { getDevices: async () => [realPrinter] },
  };
  // A browser has its ports by its prototype.
  await offered(Object.create(real));
  const ours = await serialPorts()?.requestPort();
  expect(await serialPorts()?.getPorts()).toEqual([realPort, ours]);
  const { usb } = navigator as unknown as typeof real;
  expect(await usb.getDevices()).toEqual([realPrinter]);

  const fake = { getPorts: async () => [] };
  const browser = await offered({ serial: fake });
  expect(browser).toMatchObject({ serial: fake });
});
