import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { consoleHandler } from '#src/console/console.ts';
import type { ConsoleQueue, ConsoleSources } from '#src/console/sources.ts';
import { openOutbox } from '#src/mail/outbox.ts';
import { openState } from '#src/state/state.ts';
import { systemClock, systemIds } from '#src/types.ts';
import { send } from './fixture.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const outbox = openOutbox(openState(':memory:').database, systemClock, systemIds);
const dead: ConsoleQueue = {
  name: 'jobs-dead',
  ready: 1,
  inFlight: 0,
  delayed: 0,
  deadLettersOf: ['jobs'],
  messages: [{ id: 'm1', body: '{"a":"<b>"}' }],
};
const jobs: ConsoleQueue = {
  name: 'jobs',
  ready: 0,
  inFlight: 2,
  delayed: 0,
  deadLetterQueue: 'jobs-dead',
  messages: [],
};

const start = async (
  change: Partial<ConsoleSources> = {},
  added?: Parameters<typeof consoleHandler>[2],
): Promise<string> => {
  const sources: ConsoleSources = {
    mail: (filter) => outbox.list(filter),
    mailById: (id) => outbox.get(id),
    mailFiles: (id) => outbox.attachments(id),
    messages: () => [],
    outcome: () => undefined,
    reply: () => undefined,
    writeFrom: () => undefined,
    templates: () => [],
    decide: () => undefined,
    returnMail: () => undefined,
    events: () => [
      {
        id: 'e1',
        time: '2026-01-02T03:04:05Z',
        bus: 'house',
        source: 's',
        detailType: 'order-placed.v1',
        detail: { n: 1 },
      },
    ],
    queues: () => [jobs, dead],
    redrive: (name) => (name === 'jobs-dead' ? { moved: 1 } : undefined),
    tables: () => [{ name: 'mailboxes', itemCount: 1, items: [{ pk: 'NUMBER#1', sk: '<script>' }] }],
    stores: () => [{ name: 'published', pairs: [['/about', '/published/3f2a/about/index.html']] }],
    functions: () => [{ name: 'greet', lines: ['hello'] }],
    invoke: (name) => (name === 'greet' ? { result: { isDone: true } } : undefined),
    endpoints: () => ({ cognito: 'http://127.0.0.1:1' }),
    ...change,
  };
  server = createServer(consoleHandler(sources, () => {}, added));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('the console', () => {
  it('shows all sections, escaped, with a policy that forbids inline code', async () => {
    const url = await start();
    for (const section of [
      '',
      '/mail',
      '/messages',
      '/events',
      '/queues',
      '/tables',
      '/edge',
      '/functions',
    ]) {
      const page = await send(`${url}/local${section}`);
      expect([section, page.status]).toEqual([section, 200]);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      // With no-referrer, browsers send `Origin: null` with our own form, and it would be refused.
      expect(page.headers['referrer-policy']).toBe('same-origin');
      expect(page.body.toString()).not.toMatch(/<b>|<script>/);
    }
  });

  it('shows a message on its phone as it reads, escaped, with what can become of it', async () => {
    const message = {
      id: 'w1',
      sentAt: '2026-01-02T03:04:05Z',
      channel: 'WhatsApp',
      to: '+15550100142',
      template: 'news',
      values: ['<b>'],
      text: 'Received: <b>',
      status: 'sent',
    };
    const url = await start({ messages: () => [message] });
    const page = (await send(`${url}/local/messages`)).body.toString();
    expect(page).toContain('+15550100142');
    expect(page).toContain('Received: &lt;b&gt;');
    for (const outcome of ['delivered', 'read', 'failed'])
      expect(page).toContain(`action="/local/messages/w1/${outcome}"`);
  });

  it('lets the person with a phone answer, with STOP when they write nothing', async () => {
    const written: string[] = [];
    const url = await start({
      reply: (id, text) => {
        written.push(`${id} ${text}`);
        return id === 'w1' ? { status: 'reply' } : undefined;
      },
    });
    const post = (path: string, body = '') => send(`${url}/local/${path}`, { method: 'POST', body });
    expect((await post('messages/w1/reply')).status).toBe(303);
    expect((await post('api/messages/w1/reply', 'text=Hello%3F')).status).toBe(200);
    expect((await post('api/messages/w2/reply')).status).toBe(404);
    expect(written).toEqual(['w1 STOP', 'w1 Hello?', 'w2 STOP']);
  });

  it('lets anybody write to our number, with a number and a text', async () => {
    const written: string[] = [];
    const url = await start({
      writeFrom: (phone, text) => {
        written.push(`${phone} ${text}`);
        return { status: 'reply' };
      },
    });
    const post = (path: string, body: string) => send(`${url}/local/${path}`, { method: 'POST', body });
    expect((await post('messages/write', 'from=%2B1+(201)+555-0142&text=Hello%3F')).status).toBe(303);
    expect((await post('api/messages/write', 'from=%2B5926000142&text=Hi')).status).toBe(200);
    expect((await post('api/messages/write', 'from=555&text=Hi')).status).toBe(400);
    expect((await post('api/messages/write', 'from=%2B5926000142&text=')).status).toBe(400);
    expect(written).toEqual(['+12015550142 Hello?', '+5926000142 Hi']);
    expect((await send(`${url}/local/messages`)).body.toString()).toContain('action="/local/messages/write"');
  });

  it('lets anybody send a photo to our number, with a text or without', async () => {
    const written: unknown[] = [];
    const url = await start({
      writeFrom: (...sent) => {
        written.push(sent);
        return { status: 'reply' };
      },
    });
    const post = async (fields: Readonly<Record<string, string | File>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return (await fetch(`${url}/local/api/messages/write`, { method: 'POST', body })).status;
    };
    const bytes = Uint8Array.of(0xff, 0xd8, 0, 13, 10);
    const file = new File([bytes], 'receipt.jpg', { type: 'image/jpeg' });
    expect(await post({ from: '+5926000142', file })).toBe(200);
    expect(await post({ from: '+5926000142', text: 'My receipt', file })).toBe(200);
    expect(await post({ from: '+5926000142', file: new File([], '') })).toBe(400);
    const media = { mimeType: 'image/jpeg', bytes };
    expect(written).toEqual([
      ['+5926000142', '', media],
      ['+5926000142', 'My receipt', media],
    ]);
  });

  it('serves the files that the app adds, as they are at that moment', async () => {
    let lb = 5;
    const scale = { name: 'scale.txt', type: 'text/plain', body: () => `${lb} lb` };
    const url = await start({}, { pages: [], files: [scale] });
    expect((await send(`${url}/local/scale.txt`)).body.toString()).toBe('5 lb');
    lb = 6;
    const { body, headers } = await send(`${url}/local/scale.txt`);
    expect([body.toString(), headers['content-type'], headers['cache-control']]).toEqual([
      '6 lb',
      'text/plain',
      'no-store',
    ]);
    expect((await send(`${url}/local/scale`)).status).toBe(404);
  });

  it.each(['console.css', '../scale.txt', 'scale'])('takes no file with the name %s', async (name) => {
    await expect(
      start({}, { pages: [], files: [{ name, type: 'text/plain', body: () => '' }] }),
    ).rejects.toThrow('console');
  });

  it('has the same data as JSON', async () => {
    const url = await start();
    const items = async (name: string) =>
      JSON.parse((await send(`${url}/local/api/${name}`)).body.toString()).items;
    expect(await items('messages')).toEqual([]);
    expect(await items('events')).toMatchObject([{ detailType: 'order-placed.v1' }]);
    expect(await items('queues')).toMatchObject([{ name: 'jobs' }, { name: 'jobs-dead' }]);
    expect(await items('edge')).toEqual([
      { name: 'published', pairs: [['/about', '/published/3f2a/about/index.html']] },
    ]);
    await outbox.deliver({
      from: 'a@x.test',
      to: ['Ann@x.test'],
      subject: 'Hi',
      html: '<a href="http://localhost/x">go</a><script>1</script><img src="cid:box"><img src="cid:bill">',
      via: 'cognito',
      attachments: [
        { fileName: 'box.jpg', contentType: 'image/jpeg', contentId: 'box', content: Uint8Array.of(0xff, 1) },
        { fileName: 'bill.htm', contentType: 'text/html', contentId: 'bill', content: Uint8Array.of(1) },
      ],
    });
    const [mail] = await items('mail?to=ann@x.test');
    expect(mail).toMatchObject({ subject: 'Hi', links: ['http://localhost/x'] });
    expect(await items('mail?to=nn@x.test')).toEqual([]);
    const body = await send(`${url}/local/mail/${mail.id}/body/light`);
    expect(body.headers['content-security-policy']).toMatch(
      /^sandbox (?!.*allow-scripts)(?!.*allow-same-origin)/,
    );
    // Its pictures are in it, and nothing else is.
    expect(String(body.body)).toContain('<img src="data:image/jpeg;base64,/wE="><img src="cid:bill">');
    expect(String((await send(`${url}/local/mail`)).body)).toContain('box.jpg (1 KB), bill.htm (1 KB)');
    expect(JSON.stringify(mail)).not.toContain('content"');
    expect((await send(`${url}/local/mail/no-such/body/light`)).status).toBe(404);
    expect((await send(`${url}/local/mail/${mail.id}/body/dim`)).status).toBe(404);
  });

  it('redrives a dead-letter queue from its page and as JSON', async () => {
    const url = await start();
    const page = await send(`${url}/local/queues/jobs-dead/redrive`, {
      method: 'POST',
      headers: { origin: url },
    });
    expect([page.status, page.headers.location]).toEqual([303, '/local/queues?moved=1']);
    const json = await send(`${url}/local/api/queues/jobs-dead/redrive`, { method: 'POST' });
    expect(JSON.parse(json.body.toString())).toEqual({ moved: 1 });
    expect((await send(`${url}/local/api/queues/other/redrive`, { method: 'POST' })).status).toBe(404);
  });

  it('calls a function by hand and answers what it returned', async () => {
    const url = await start();
    const { status, body } = await send(`${url}/local/api/functions/greet/invoke`, { method: 'POST' });
    expect([status, JSON.parse(body.toString())]).toEqual([200, { result: { isDone: true } }]);
    expect((await send(`${url}/local/api/functions/other/invoke`, { method: 'POST' })).status).toBe(404);
    const headers = { origin: 'https://evil.test' };
    const foreign = await send(`${url}/local/api/functions/greet/invoke`, { method: 'POST', headers });
    expect(foreign.status).toBe(403);
  });

  it('refuses requests from another site', async () => {
    let redriven = 0;
    const url = await start({ redrive: () => ({ moved: ++redriven }) });
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await send(`${url}/local/api/queues/jobs-dead/redrive`, { method: 'POST', headers });
      expect(answer.status).toBe(403);
    }
    expect(redriven).toBe(0);
  });

  it('reports a failing source and continues to work', async () => {
    const url = await start({ events: () => Promise.reject(new Error('down')) });
    expect((await send(`${url}/local/events`)).status).toBe(500);
    expect((await send(`${url}/local/queues`)).status).toBe(200);
  });
});
