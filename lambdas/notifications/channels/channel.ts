import type { Messages } from '../../runtime/announcement.ts';
import { required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';

/** A message to one person by one channel. */
interface ChannelMessage {
  /** The recipient's name in the contract of the event. */
  readonly recipient: string;
  /** Whether the person may be told in this way, and wants to be: by their consent or their choice. */
  readonly mayGet: () => Promise<boolean>;
  /**
   * Sends it to whoever may get it, once for this cause. `alsoTold` says whether the person hears the same by another channel.
   */
  readonly send: (cause: string, alsoTold: () => Promise<boolean>) => Promise<void>;
}

/** A way to tell people outside the account, such as e-mail. What was sent is noted under its name, which never changes. */
export interface Channel {
  readonly name: string;
  /** Its messages among those of an announcement. */
  readonly messagesOf: (messages: Messages) => readonly ChannelMessage[];
}

/** What a channel is made of, besides its provider. */
export type ChannelDependencies = Omit<SharedDependencies, 'newId' | 'checks'>;

/** The variables that every channel reads. */
export const channelVariables = {
  NOTIFICATIONS_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};
