import { InvalidParametersException, SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { expect, test } from 'vitest';
import { socialMessagingSender } from './sender.ts';

const message = { template: 'shipment_news', language: 'en_US', values: ['7K3M9-Q2X4T-C'] } as const;

/** What comes of a message when the provider answers so. */
const sent = (answer: () => object) => {
  const client = new SocialMessagingClient({ region: 'us-east-1' });
  client.middlewareStack.add(() => async () => ({ output: { $metadata: {}, ...answer() }, response: {} }), {
    step: 'initialize',
    priority: 'high',
  });
  return socialMessagingSender(client, 'phone-number-id-1')('+5926000142', message);
};
const refusing = (text: string) => () => {
  throw new InvalidParametersException({ message: text, $metadata: {} });
};

test.each(['132000', '132001', '132007', '132015', '132016'])(
  'a refusal with Meta’s code %s is one of the template',
  async (code) => {
    expect(await sent(refusing(`(#${code}) Template`))).toEqual({ refused: 'template' });
  },
);

test.each(['132005', '132012', '131026', '1320011'])(
  'a refusal with %s is one of the message alone',
  async (code) => {
    expect(await sent(refusing(`(#${code}) Message`))).toEqual({ refused: 'message' });
  },
);

test('an accepted message has its id, and any other answer is an error that is tried again', async () => {
  expect(await sent(() => ({ messageId: 'message-1' }))).toEqual({ messageId: 'message-1' });
  await expect(sent(() => ({}))).rejects.toThrow('gave it no id');
  const away = () => {
    throw new Error('AWS is away, not #132001');
  };
  await expect(sent(away)).rejects.toThrow('AWS is away');
});
