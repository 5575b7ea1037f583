import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESv2, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outbox, openOutbox } from '#src/mail/outbox.ts';
import { sesHandler } from '#src/mail/ses.ts';
import { openState } from '#src/state/state.ts';
import { systemClock, systemIds } from '#src/types.ts';
import { reaching } from '../clients.ts';

let server: Server;
let ses: SESv2;
let outbox: Outbox;
beforeEach(async () => {
  outbox = openOutbox(openState(':memory:').database, systemClock, systemIds);
  server = createServer(sesHandler(outbox.deliver, systemIds));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  ses = new SESv2(reaching(`http://127.0.0.1:${port}/local/aws/ses`));
});
afterEach(() => {
  ses.destroy();
  server.close();
  server.closeAllConnections();
});

const simple = (change: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: 'Shop <hello@shop.test>',
  Destination: { ToAddresses: ['Ann <ann@example.test>'], CcAddresses: ['bob@example.test'] },
  Content: {
    Simple: {
      Subject: { Data: 'Your mailbox' },
      Body: {
        Text: { Data: 'Hello https://x.test/a.' },
        Html: { Data: '<a href="https://x.test/b?c=1&amp;d=2">b</a>' },
      },
    },
  },
  ...change,
});

const picture = new Uint8Array([0xff, 0xd8, 0xff]);
type File = NonNullable<NonNullable<NonNullable<SendEmailCommandInput['Content']>['Simple']>['Attachments']>;

/** The same with files. */
const withFiles = (...changes: readonly Partial<File[number]>[]): Partial<SendEmailCommandInput> => ({
  Content: {
    Simple: {
      Subject: { Data: 'Your mailbox' },
      Body: { Html: { Data: '<img src="cid:photo-1">' } },
      Attachments: changes.map((change) => ({
        FileName: 'box.jpg',
        ContentType: 'image/jpeg',
        ContentDisposition: 'INLINE',
        ContentTransferEncoding: 'BASE64',
        RawContent: picture,
        ...change,
      })),
    },
  },
});

describe('SendEmail', () => {
  it('stores the mail for all recipients', async () => {
    const { MessageId } = await ses.sendEmail(simple());
    expect(MessageId).toMatch(/\w/);
    expect(outbox.list()).toMatchObject([
      {
        from: 'Shop <hello@shop.test>',
        to: ['ann@example.test', 'bob@example.test'],
        subject: 'Your mailbox',
        via: 'ses',
        links: ['https://x.test/b?c=1&d=2', 'https://x.test/a'],
      },
    ]);
  });

  it('stores the reply addresses', async () => {
    await ses.sendEmail(simple({ ReplyToAddresses: ['Ann <ann@example.test>'] }));
    expect(outbox.list()).toMatchObject([{ replyTo: ['ann@example.test'] }]);
  });

  it('stores the files, and lists only what they are', async () => {
    await ses.sendEmail(simple(withFiles({ ContentId: 'photo-1' }, { FileName: 'note.txt' })));
    const [mail] = outbox.list();
    expect(mail?.attachments).toEqual([
      { fileName: 'box.jpg', contentType: 'image/jpeg', contentId: 'photo-1', bytes: 3 },
      { fileName: 'note.txt', contentType: 'image/jpeg', bytes: 3 },
    ]);
    expect(outbox.attachments(mail?.id ?? '').map(({ content }) => content)).toEqual([picture, picture]);
  });

  it.each<[string, Partial<SendEmailCommandInput>, RegExp]>([
    ['no recipient', { Destination: {} }, /Destination/],
    [
      'more than fifty recipients',
      { Destination: { BccAddresses: Array.from({ length: 51 }, (_, at) => `p${at}@x.test`) } },
      /50/,
    ],
    ['a recipient that is no address', { Destination: { ToAddresses: ['nobody'] } }, /nobody/],
    ['a reply to what is no address', { ReplyToAddresses: ['nobody'] }, /nobody/],
    ['no sender', { FromEmailAddress: undefined }, /FromEmailAddress/],
    ['raw content', { Content: { Raw: { Data: new Uint8Array([1]) } } }, /Raw/],
    ['a content id that is empty', withFiles({ ContentId: '' }), /ContentId/],
    ['a content id of more than 78 characters', withFiles({ ContentId: 'x'.repeat(79) }), /ContentId/],
    ['a content id that ends its header', withFiles({ ContentId: 'a>b' }), /ContentId/],
    ['one content id twice', withFiles({ ContentId: 'a' }, { ContentId: 'a' }), /ContentId/],
    ['a file without a name', withFiles({ FileName: '' }), /FileName/],
    ['a name of more than 255 characters', withFiles({ FileName: 'x'.repeat(256) }), /FileName/],
    ['bytes as seven-bit text', withFiles({ ContentTransferEncoding: undefined }), /SEVEN_BIT/],
    ['more than 40 MB', withFiles({ RawContent: new Uint8Array(31 * 1024 * 1024) }), /length/],
    ['no body', { Content: { Simple: { Subject: { Data: 's' }, Body: {} } } }, /body/i],
    [
      'a subject of two lines',
      { Content: { Simple: { Subject: { Data: 'a\r\nBcc: all' }, Body: { Text: { Data: 't' } } } } },
      /subject/,
    ],
  ])('refuses %s as SES does', async (_, change, message) => {
    await expect(ses.sendEmail(simple(change))).rejects.toMatchObject({
      name: 'BadRequestException',
      message: expect.stringMatching(message),
      $metadata: { httpStatusCode: 400 },
    });
    expect(outbox.list()).toEqual([]);
  });
});
