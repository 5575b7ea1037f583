import { SocialMessagingClient, type TemplateSummary } from '@aws-sdk/client-socialmessaging';
import { expect, test } from 'vitest';
import { messageTemplates } from '#domain/notifications/whatsapp/templates.ts';
import { metaTemplates } from './meta-templates.ts';

const ours: TemplateSummary = {
  templateName: 'shipment_news',
  templateLanguage: 'en_US',
  templateStatus: 'APPROVED',
  templateCategory: 'UTILITY',
  metaTemplateId: '1',
};
const body = (text: string) => ({ components: [{ type: 'HEADER' }, { type: 'BODY', text }] });
const same = body(messageTemplates.shipment_news.body);

/** What we read when AWS lists these pages, and has this of the template that it is asked for. */
const read = (pages: readonly (readonly TemplateSummary[])[], template = JSON.stringify(same)) => {
  const client = new SocialMessagingClient({ region: 'us-east-1' });
  let page = 0;
  const played = (name: string | undefined): object => {
    if (name !== 'ListWhatsAppMessageTemplatesCommand') return { template };
    page += 1;
    return { templates: pages[page - 1], ...(page < pages.length ? { nextToken: String(page) } : {}) };
  };
  client.middlewareStack.add(
    (_next, { commandName }) =>
      async () => ({ output: { $metadata: {}, ...played(commandName) }, response: {} }),
    { step: 'initialize', priority: 'high' },
  );
  return metaTemplates(client, 'waba-1')('shipment_news');
};

test('the state is that of the template of our name and language, on whatever page it is', async () => {
  const other = { ...ours, templateName: 'other_news', templateStatus: 'REJECTED' };
  const french = { ...ours, templateLanguage: 'fr', templateStatus: 'PENDING' };
  expect(await read([[other, french], [ours]])).toEqual({ state: 'APPROVED', category: 'UTILITY' });
  expect(await read([[other], [french]])).toEqual({ state: 'MISSING' });
  expect(await read([[]])).toEqual({ state: 'MISSING' });
});

test('why Meta rejected it, and words of Meta that are not ours, are read with it', async () => {
  const rejected = JSON.stringify({ ...body('Hello {{1}}'), rejected_reason: 'INVALID_FORMAT' });
  expect(await read([[{ ...ours, templateStatus: 'REJECTED' }]], rejected)).toEqual({
    state: 'REJECTED',
    category: 'UTILITY',
    reason: 'INVALID_FORMAT',
    otherText: 'Hello {{1}}',
  });
  const approved = JSON.stringify({ ...same, rejected_reason: 'NONE' });
  expect(await read([[ours]], approved)).toEqual({ state: 'APPROVED', category: 'UTILITY' });
});

test.each(['', 'not JSON', '{"components":"none"}'])(
  'the state counts where the template itself cannot be read: %s',
  async (template) => {
    expect(await read([[ours]], template)).toEqual({ state: 'APPROVED', category: 'UTILITY' });
  },
);
