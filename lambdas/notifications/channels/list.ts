import type { Channel, ChannelDependencies } from './channel.ts';
import { openMail } from './mail/open-mail.ts';
import { openWhatsApp } from './whatsapp/open-whatsapp.ts';

/** Every channel of the stage. A new one is a folder here and a line in this list. */
export const openChannels = (shared: ChannelDependencies): readonly Channel[] => [
  openMail(shared),
  openWhatsApp(shared),
];
