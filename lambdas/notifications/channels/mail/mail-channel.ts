import type { AnnouncedLetter } from '../../../runtime/announcement.ts';
import type { EnvOf } from '../../../runtime/env.ts';
import { writeLetter } from '../../../runtime/letters/write-letter.ts';
import type { Channel, channelVariables } from '../channel.ts';
import { letterOf } from './announced-letter.ts';
import { type ReadPhoto, readPhotos } from './letter-photos.ts';
import { mailChoiceStore } from './mail-choice-store.ts';
import { type MailDependencies, mailSender } from './mail-sender.ts';

interface Dependencies extends MailDependencies {
  readonly readPhoto: ReadPhoto;
}

/** Letters by e-mail: those of a kind that a customer may switch off, and those that always go. */
export const mailChannel = (env: EnvOf<typeof channelVariables>, dependencies: Dependencies): Channel => {
  const choices = mailChoiceStore(dependencies.client, env.NOTIFICATIONS_TABLE);
  const photosOf = readPhotos(dependencies);
  const { send, emailOf, readSetting, siteUrl } = mailSender(env, dependencies);

  /** False for a letter of a kind that this customer has switched off. */
  const isWanted = async ({ kind, to }: AnnouncedLetter): Promise<boolean> => {
    if (kind === undefined || typeof to === 'string') return true;
    const { kinds } = await choices.find(to.userId);
    return [kind].flat().some((one) => kinds.includes(one));
  };

  const mail = async (cause: string, letter: AnnouncedLetter): Promise<void> => {
    if (!(await isWanted(letter))) return;
    const [brand, wording, photos] = await Promise.all([
      readSetting('brand'),
      readSetting('wording'),
      photosOf(cause, letter.photos),
    ]);
    const worded = letterOf(letter, siteUrl, wording);
    const written = writeLetter(photos.length === 0 ? worded : { ...worded, photos }, brand);
    const recipient = `${letter.recipient}#email`;
    if (typeof letter.to === 'string') return send(cause, recipient, letter.to, written);
    const { userId } = letter.to;
    await send(cause, recipient, await emailOf(userId), { ...written, account: userId });
  };
  return {
    name: 'email',
    messagesOf: ({ letters = [] }) =>
      letters.map((letter) => ({
        recipient: letter.recipient,
        mayGet: () => isWanted(letter),
        send: (cause) => mail(cause, letter),
      })),
  };
};
