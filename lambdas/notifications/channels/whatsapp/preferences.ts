import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { noticeKinds } from '#domain/notifications/kinds.ts';
import { consentText } from '#domain/notifications/whatsapp/consent-text.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import type { MailChoiceStore } from '../mail/mail-choice-store.ts';
import type { ConsentStore } from './consent-store.ts';

type Returned = NonNullable<EndpointReply<typeof notificationEndpoints.preferences>['mail']['returned']>;

interface Deps {
  readonly consents: ConsentStore;
  readonly phoneOf: (userId: string) => Promise<string | null>;
  readonly hashOf: (phone: string) => Promise<string>;
  readonly readSetting: ReadSetting;
  /** Whether this stage sends WhatsApp messages. */
  readonly offered: boolean;
  readonly mailChoices: Pick<MailChoiceStore, 'find'>;
  /** Why an account's address gets no mail; null while it does. */
  readonly returnedFor: (userId: string) => Promise<Returned | null>;
  readonly clock: Clock;
}

/** The number of a person, and the words to agree to for it. */
const wordsFor = async (
  { phoneOf, readSetting }: Pick<Deps, 'phoneOf' | 'readSetting'>,
  userId: string,
): Promise<{ readonly phone: string; readonly text: string } | undefined> => {
  const [phone, brand] = await Promise.all([phoneOf(userId), readSetting('brand')]);
  return phone ? { phone, text: consentText(brand.name, phone) } : undefined;
};

/** Shows what the caller is told by e-mail and by WhatsApp, and what they answered when. */
export const showPreferences =
  ({
    consents,
    hashOf,
    offered,
    mailChoices,
    returnedFor,
    ...deps
  }: Deps): UseCase<typeof notificationEndpoints.preferences> =>
  async ({ caller: { userId } }) => {
    const [words, consent, answers, mail, returned] = await Promise.all([
      wordsFor(deps, userId),
      consents.find(userId),
      consents.history(userId),
      mailChoices.find(userId),
      returnedFor(userId),
    ]);
    const isTheirs = words !== undefined && consent?.phone_hash === (await hashOf(words.phone));
    return ok({
      offered,
      phone: words?.phone ?? null,
      consentText: words?.text ?? null,
      on: consent?.on === true && isTheirs,
      otherNumber: consent?.on === true && !isTheirs,
      kinds: consent?.kinds ?? [...noticeKinds],
      version: consent?.version ?? 0,
      answers: answers.map(({ at, on, kinds, how, text }) => ({ at, on, kinds, how, text })),
      mail: { kinds: mail.kinds, version: mail.version, returned },
    });
  };

/**
 * Keeps what the caller says about WhatsApp. To begin, they must have seen the words that hold now, with their present number. To
 * end it is always possible, even without a number.
 */
export const setWhatsApp =
  ({ consents, hashOf, offered, clock, ...deps }: Deps): UseCase<typeof notificationEndpoints.setWhatsApp> =>
  async ({ caller: { userId }, body }) => {
    const [words, before] = await Promise.all([wordsFor(deps, userId), consents.find(userId)]);
    if (body.on && !offered) return refuse('WHATSAPP_NOT_OFFERED', 'We do not send WhatsApp messages yet.');
    if (body.on && !words) return refuse('NO_PHONE', 'Add your phone number to your profile first.');
    if (body.on && words?.text !== body.text)
      return refuse('CONSENT_TEXT_CHANGED', 'The words or your number changed. Read them again.');
    const agreed = body.on && words ? await agreedFor(words, hashOf) : undefined;
    const version = body.version + 1;
    const saved = await consents.save(userId, {
      ...(agreed ?? { text: before?.text ?? '', phone_hash: '', phone_end: before?.phone_end ?? '' }),
      version,
      on: body.on,
      kinds: body.kinds,
      at: clock().toISOString(),
      how: 'page',
    });
    return saved
      ? ok({ version })
      : refuse('PREFERENCES_CHANGED', 'You changed this in another window. Look at it again.');
  };

const agreedFor = async (
  { phone, text }: { readonly phone: string; readonly text: string },
  hashOf: Deps['hashOf'],
) => ({ text, phone_hash: await hashOf(phone), phone_end: phone.slice(-4) });
