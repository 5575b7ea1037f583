import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type HeldPort, holdPort } from './listeners.ts';

const doors: HeldPort[] = [];
const hold = async (port = 0): Promise<HeldPort> => {
  const door = await holdPort(port);
  doors.push(door);
  return door;
};
const urlOf = ({ port }: HeldPort) => `http://localhost:${port}/`;

afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.stop()));
});

describe('a held port', () => {
  it("is nobody else's, though nothing answers yet", async () => {
    const { port } = await hold();
    await expect(hold(port)).rejects.toThrow(`Port ${port} is in use: end what listens there`);
  });

  it('lets the first requests wait until somebody answers', async () => {
    const door = await hold();
    const early = fetch(urlOf(door));
    door.answerBy((_, response) => response.end('open'));
    expect(await (await early).text()).toBe('open');
    expect(await (await fetch(urlOf(door))).text()).toBe('open');
  });

  it('refuses a request with two hosts, whichever of them is ours', async () => {
    const door = await hold();
    door.answerBy((_, response) => response.end('open'));
    const ask = (...hosts: readonly string[]) => {
      const socket = connect(door.port, '127.0.0.1');
      const lines = ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''];
      socket.write(lines.join('\r\n'));
      return text(socket);
    };
    expect(await ask('localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('localhost', 'evil.test')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('localhost', 'localhost')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('sends those away who wait when it stops, and can be had again', async () => {
    const door = await hold();
    const early = fetch(urlOf(door)).catch(() => 'sent away');
    await door.stop();
    expect(await early).toBe('sent away');
    expect((await hold(door.port)).port).toBe(door.port);
  });
});
