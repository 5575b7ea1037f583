import { describe, expect, it } from 'vitest';
import { reservePort } from '#src/gateway/listeners.ts';
import { associations, distribution, send } from './fixture.ts';
import { type Setup, startSite } from './site.ts';

const start = async (setup?: Setup): Promise<string> => (await startSite(setup)).url;

describe('an unsupported template', () => {
  it.each<[string, Setup, RegExp]>([
    ['an unknown distribution property', { distribution: { config: { Staging: true } } }, /Staging/],
    [
      'an origin of nobody',
      {
        distribution: {
          config: {
            Origins: [
              { Id: 'site', DomainName: 'else.test' },
              { Id: 'api', DomainName: 'api1.execute-api.us-east-1.amazonaws.com' },
            ],
          },
        },
      },
      /else\.test/,
    ],
    [
      'an API that is sent the viewer’s host',
      { distribution: { api: { OriginRequestPolicyId: '216adef6-5c7f-47e4-b989-5492eafa07d3' } } },
      /Host/,
    ],
    ['an unknown cache policy', { distribution: { site: { CachePolicyId: 'mystery' } } }, /mystery/],
    [
      'a function that is not there',
      { distribution: { site: { FunctionAssociations: associations('ghost') } } },
      /ghost/,
    ],
    ['a second distribution', { more: [{ ...distribution(), logicalId: 'Second' }] }, /Second/],
  ])('says so: %s', async (_, setup, complaint) => {
    await expect(start(setup)).rejects.toThrow(complaint);
  });
});

describe('the origin', () => {
  it('listens on both loopback addresses', async () => {
    const url = await start();
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      expect((await send(`http://${host}:${port}/`)).status).toBe(200);
    }
  });

  it('refuses a taken port with the reason', async () => {
    const url = await start();
    const port = Number(new URL(url).port);
    await expect(reservePort(port)).rejects.toThrow(`Port ${port} is in use`);
  });

  it('sends mounted paths to their handler, but not requests with a foreign host name', async () => {
    const url = await start({ options: { mounts: { '/local': (_, response) => response.end('mounted') } } });
    expect((await send(`${url}/local/x`)).body.toString()).toBe('mounted');
    expect((await send(`${url}/locals`)).status).toBe(404);
    expect((await send(`${url}/local`, { headers: { host: 'evil.test' } })).status).toBe(421);
    expect((await send(`${url}/local`, { headers: { host: 'localhost.evil.test' } })).status).toBe(421);
  });
});
