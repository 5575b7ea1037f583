import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import type { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import type { SendOnce } from '../../notifications/index.ts';
import type { Letter } from '../../runtime/letters/letter.ts';
import { writeLetter } from '../../runtime/letters/write-letter.ts';
import type { WriteSamples } from '../../runtime/sample-letter.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { EmailStore } from './email-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly emails: Pick<EmailStore, 'find' | 'keepLink'>;
  readonly newSecret: () => string;
  readonly readBrand: () => Promise<Brand>;
  readonly send: SendOnce;
  readonly siteUrl: string;
}

/** To the old address: whoever reads it may be the only one who knows that it was not them. */
const oldLetter = ({ name, phone }: Brand, url: string): Letter => ({
  subject: `Your e-mail address at ${name} was changed`,
  heading: 'Your e-mail address was changed',
  paragraphs: [
    `Your ${name} account has another e-mail address now. Sign in with the new one; letters go there.`,
    'Was this you? Then there is nothing to do.',
    'Was it not you? Press the button: this address comes back, every device is signed out, and you choose a new password.',
  ],
  action: { label: 'This was not me', url },
  note: `The button works for seven days. You can also call us: ${phone.display}.`,
});

/** To the new one. */
const newLetter = ({ name, phone }: Brand, siteUrl: string): Letter => ({
  subject: `You sign in to ${name} with this address now`,
  heading: 'Your new e-mail address works',
  paragraphs: [`From now on you sign in to ${name} with this address, and our letters come here.`],
  action: { label: 'Open my profile', url: `${siteUrl}/customer/profile` },
  note: `Questions? Call us: ${phone.display}.`,
});

/**
 * Tells both addresses of a change, each once. The link in the letter to the old one has a secret, of which only the hash is kept; a letter
 * that is tried again has another one.
 */
export const tellAddresses =
  ({ emails, newSecret, readBrand, send, siteUrl, clock }: Deps) =>
  async ({ id, data: { userId, changeId } }: EventOf<typeof EmailChangedV1>): Promise<void> => {
    const change = (await emails.find(userId)).changes.find((one) => one.id === changeId);
    // It was undone, or the account is closed.
    if (change === undefined || change.undoneAt !== undefined) return;
    const brand = await readBrand();
    const secret = newSecret();
    await emails.keepLink(secret, { userId, changeId }, clock());
    const url = `${siteUrl}/auth/undo-email#${secret}`;
    await send(id, 'old-address#email', change.from, writeLetter(oldLetter(brand, url), brand));
    await send(id, 'new-address#email', change.to, writeLetter(newLetter(brand, siteUrl), brand));
  };

/** Both letters, for previews. */
export const sampleEmailLetters: WriteSamples = (brand, siteUrl) => [
  {
    id: 'email-changed-old',
    recipient: 'old-address',
    letter: oldLetter(brand, `${siteUrl}/auth/undo-email#AAAAAAAAAAAAAAAAAAAAAA`),
  },
  { id: 'email-changed-new', recipient: 'new-address', letter: newLetter(brand, siteUrl) },
];
