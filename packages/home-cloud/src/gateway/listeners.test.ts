import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type ReservedPort, reservePort } from './listeners.ts';

const reservedPorts: ReservedPort[] = [];
const reserve = async (port = 0): Promise<ReservedPort> => {
  const reservedPort = await reservePort(port);
  reservedPorts.push(reservedPort);
  return reservedPort;
};
const urlOf = ({ port }: ReservedPort) => `http://localhost:${port}/`;

afterEach(async () => {
  await Promise.all(reservedPorts.splice(0).map((reservedPort) => reservedPort.stop()));
});

describe('a reserved port', () => {
  it('cannot be taken by another process before it is served', async () => {
    const { port } = await reserve();
    await expect(reserve(port)).rejects.toThrow(`Port ${port} is in use: end what listens there`);
  });

  it('lets the first requests wait until it is served', async () => {
    const reservedPort = await reserve();
    const early = fetch(urlOf(reservedPort));
    reservedPort.serveWith((_, response) => response.end('open'));
    expect(await (await early).text()).toBe('open');
    expect(await (await fetch(urlOf(reservedPort))).text()).toBe('open');
  });

  it('refuses a request with two Host headers, in either order', async () => {
    const reservedPort = await reserve();
    reservedPort.serveWith((_, response) => response.end('open'));
    const ask = (...hosts: readonly string[]) => {
      const socket = connect(reservedPort.port, '127.0.0.1');
      const lines = ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''];
      socket.write(lines.join('\r\n'));
      return text(socket);
    };
    expect(await ask('localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('localhost', 'evil.test')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('localhost', 'localhost')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('ends waiting requests when it stops, and is free again', async () => {
    const reservedPort = await reserve();
    const early = fetch(urlOf(reservedPort)).catch(() => 'sent away');
    await reservedPort.stop();
    expect(await early).toBe('sent away');
    expect((await reserve(reservedPort.port)).port).toBe(reservedPort.port);
  });
});
