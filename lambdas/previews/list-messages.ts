import { ok } from '#domain/kernel/result.ts';
import { textOf } from '#domain/notifications/whatsapp/templates.ts';
import type { MessagePreview, previewEndpoints, SilentEvent } from '#domain/previews/endpoints.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { letterOf, messageOf } from '../notifications/index.ts';
import type { AnnouncedLetter, Messages } from '../runtime/announcement.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type Letter, signature, writeLetter } from '../runtime/letter.ts';
import type { SampleEvent } from '../runtime/sample-event.ts';
import type { ReadSetting } from '../settings/index.ts';
import { announcements, history, letters as lettersOf, samples } from '../told.ts';

interface Deps {
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
}

type PreviewLetter = MessagePreview['letters'][number];

const previewOf = (
  recipient: string,
  letter: Letter,
  brand: Brand,
  photos: AnnouncedLetter['photos'] = [],
): PreviewLetter => {
  const { subject, heading, paragraphs, block, action, note } = letter;
  return {
    recipient,
    from: brand.name,
    subject,
    heading,
    paragraphs: [...paragraphs],
    ...(photos.length === 0 ? {} : { shows: photos.map(({ alt }) => alt) }),
    ...(block ? { block: [...block] } : {}),
    ...(action ? { action } : {}),
    ...(note === undefined ? {} : { note }),
    signature: signature(brand),
    text: writeLetter(letter, brand).text,
  };
};

/** `person:…` is the account of a customer; the others are names that people know. */
const nameOf = (audience: string): string => (audience.startsWith('person:') ? 'customer' : audience);

const linesOf = ({ lines = [], tallies = [] }: Messages): MessagePreview['lines'] => [
  ...lines.map(({ audience, title, body }) => ({ audience: nameOf(audience), title, body })),
  ...tallies.map(({ audience, one }) => ({ audience: nameOf(audience), title: one, body: '' })),
];

/** `invoice-issued.v1` → `Invoice issued`. */
const wordsOf = (type: string): string => {
  const words = type
    .replace(/\.v\d+$/, '')
    .replaceAll('-', ' ')
    .replace('cancelled', 'canceled');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** The history knows every event; those of which nobody is told say why in their contracts. */
const silent: readonly SilentEvent[] = history
  .flat()
  .flatMap(({ contract: { type, notifies } }) =>
    'nobody' in notifies ? [{ id: type, name: wordsOf(type), why: notifies.nobody }] : [],
  )
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Writes every message with the functions that send them, the settings of today, and sample facts. */
export const listMessages =
  ({ readSetting, siteUrl }: Deps): UseCase<typeof previewEndpoints.list> =>
  async () => {
    const [brand, capabilities, wording] = await Promise.all([
      readSetting('brand'),
      readSetting('capabilities'),
      readSetting('wording'),
    ]);

    const ofEvent = ({ id, event }: SampleEvent): MessagePreview => {
      const announcement = announcements.flat().find(({ type }) => type === event.type);
      const parts = announcement?.partsOf(event, brand, capabilities, announcement.facts?.sample) ?? [];
      const messages = parts.flatMap((part) => [
        part,
        ...(part.cap?.whenExceeded ? [part.cap.whenExceeded] : []),
      ]);
      const lines = messages.flatMap(linesOf);
      const letters = messages.flatMap((part) =>
        (part.letters ?? []).map((letter) =>
          previewOf(letter.recipient, letterOf(letter, siteUrl, wording), brand, letter.photos),
        ),
      );
      const texts = messages.flatMap((part) =>
        (part.news ?? []).map((one) => ({
          recipient: one.recipient,
          text: textOf(messageOf(one, siteUrl)),
        })),
      );
      const name =
        (letters.find(({ recipient }) => recipient !== 'desk') ?? letters[0])?.subject ??
        lines[0]?.title ??
        event.type;
      const about = event.source.replace('skybarrel.', '');
      const why = announcement?.withoutNews;
      return {
        id,
        name,
        about,
        lines,
        letters,
        texts,
        ...(why === undefined ? {} : { withoutWhatsApp: why }),
      };
    };

    const others = Object.entries(lettersOf).flatMap(([about, write]) =>
      write(brand, siteUrl).map(({ id, recipient, letter }) => ({
        id: `${about}-${id}`,
        name: letter.subject,
        about,
        lines: [],
        letters: [previewOf(recipient, letter, brand)],
        texts: [],
      })),
    );
    return ok({ messages: [...samples.flat().map(ofEvent), ...others], silent: [...silent] });
  };
