import type { AnnouncedText } from '../../../../runtime/announcement.ts';
import type { Channel, ChannelDependencies } from '../../channel.ts';
import { claimToSend } from '../../send-once.ts';
import { sentStore } from '../../sent-store.ts';
import type { SendFreeText } from '../sender.ts';
import { textStore } from './text-store.ts';

interface Dependencies extends ChannelDependencies {
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendFreeText: SendFreeText | undefined;
}

/** What staff write to somebody on WhatsApp, each once. What the provider does not take is noted, and the desk sees it. */
export const textChannel = (
  { NOTIFICATIONS_TABLE: table }: { readonly NOTIFICATIONS_TABLE: string },
  { client, clock, log, sendFreeText }: Dependencies,
): Channel => {
  const sent = sentStore(client, table);
  const texts = textStore(client, table);
  const send = async (cause: string, { recipient, phone, text }: AnnouncedText): Promise<void> => {
    const name = `${recipient}#whatsapp`;
    if (!(await claimToSend({ sent, clock, log }, cause, name))) return;
    const outcome = sendFreeText ? await sendFreeText(phone, text) : ({ refused: 'message' } as const);
    await texts.note(cause, outcome, clock());
    await sent.confirm(cause, name);
  };
  return {
    name: 'whatsapp',
    messagesOf: ({ texts: announced = [] }) =>
      announced.map((one) => ({
        recipient: one.recipient,
        mayGet: async () => true,
        send: (cause) => send(cause, one),
      })),
  };
};
