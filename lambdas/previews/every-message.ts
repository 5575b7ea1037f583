import { textOf } from '#domain/notifications/whatsapp/templates.ts';
import type { MessagePreview } from '#domain/previews/endpoints.ts';
import type { defaultSettings } from '#domain/settings/defaults.ts';
import { letterOf, messageOf } from '../notifications/index.ts';
import type { AnnouncedLetter, AnnouncedNews, AnnouncementPart, Messages } from '../runtime/announcement.ts';
import type { Letter } from '../runtime/letters/letter.ts';
import type { SampleEvent } from '../runtime/sample-event.ts';
import { announcements, digestSamples, letters as lettersOf, samples } from '../told.ts';

/** A letter with sample facts, as it would be sent now. */
export interface SampledLetter {
  readonly recipient: string;
  readonly letter: Letter;
  /** The photos that it may have. Samples have none. */
  readonly photos?: AnnouncedLetter['photos'];
}

/** Everything that is said about one thing that happens, with its letters in parts. */
export interface SampledMessage extends Omit<MessagePreview, 'letters'> {
  readonly letters: readonly SampledLetter[];
}

type Needed = Pick<typeof defaultSettings, 'brand' | 'capabilities' | 'wording'>;

/** `person:…` is the account of a customer; the others are names that people know. */
const nameOf = (audience: string): string => (audience.startsWith('person:') ? 'customer' : audience);

const linesOf = ({ lines = [], tallies = [] }: Messages): MessagePreview['lines'] => [
  ...lines.map(({ audience, title, body }) => ({ audience: nameOf(audience), title, body })),
  ...tallies.map(({ audience, one }) => ({ audience: nameOf(audience), title: one, body: '' })),
];

const textPreview = (news: AnnouncedNews, siteUrl: string): MessagePreview['texts'][number] => {
  const message = messageOf(news, siteUrl);
  return { recipient: news.recipient, template: message.template, text: textOf(message) };
};

/** What a part says, and what is said once it was too much. */
const saidBy = (part: AnnouncementPart): readonly AnnouncementPart[] => [
  part,
  ...(part.cap?.whenExceeded ? [part.cap.whenExceeded] : []),
];

const ofEvent =
  ({ brand, capabilities, wording }: Needed, siteUrl: string) =>
  ({ id, event }: SampleEvent): SampledMessage => {
    const announcement = announcements.flat().find(({ type }) => type === event.type);
    const parts = announcement?.partsOf(event, brand, capabilities, announcement.facts?.sample) ?? [];
    const messages = parts.flatMap(saidBy);
    const lines = messages.flatMap(linesOf);
    const letters = messages.flatMap((part) =>
      (part.letters ?? []).map((announced) => ({
        recipient: announced.recipient,
        letter: letterOf(announced, siteUrl, wording),
      })),
    );
    const first = letters.find(({ recipient }) => recipient !== 'desk') ?? letters[0];
    const why = announcement?.withoutNews;
    return {
      id,
      name: first?.letter.subject ?? lines[0]?.title ?? event.type,
      about: event.source.replace('skybarrel.', ''),
      lines,
      letters,
      texts: [],
      ...(why === undefined ? {} : { withoutWhatsApp: why }),
    };
  };

/** What is told a little later, worded from sample facts. */
const ofDigests = ({ brand, wording }: Needed, siteUrl: string): readonly SampledMessage[] =>
  Object.entries(digestSamples).flatMap(([about, write]) =>
    write(brand).map(({ id, digested: { letter: announced, news } }) => {
      const letter = letterOf(announced, siteUrl, wording);
      return {
        id,
        name: letter.subject,
        about,
        lines: [],
        letters: [
          {
            recipient: announced.recipient,
            letter,
            ...(announced.photos ? { photos: announced.photos } : {}),
          },
        ],
        texts: [textPreview(news, siteUrl)],
      };
    }),
  );

/** Every message of the product, written with sample facts by the functions that send them: of each event, and the letters that no event has. */
export const everyMessage = (settings: Needed, siteUrl: string): readonly SampledMessage[] => [
  // What is only told soon is worded by its digest.
  ...samples
    .flat()
    .map(ofEvent(settings, siteUrl))
    .filter(({ lines, letters }) => lines.length + letters.length > 0),
  ...ofDigests(settings, siteUrl),
  ...Object.entries(lettersOf).flatMap(([about, write]) =>
    write(settings.brand, siteUrl).map(({ id, recipient, letter }) => ({
      id: `${about}-${id}`,
      name: letter.subject,
      about,
      lines: [],
      letters: [{ recipient, letter }],
      texts: [],
    })),
  ),
];
