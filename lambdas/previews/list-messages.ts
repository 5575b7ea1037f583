import { ok } from '#domain/kernel/result.ts';
import { PreviewLetter, type previewEndpoints, type SilentEvent } from '#domain/previews/endpoints.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { closingOf, linksOf, preheaderOf } from '../runtime/letters/words.ts';
import { writeLetter } from '../runtime/letters/write-letter.ts';
import type { ReadSetting } from '../settings/index.ts';
import { history } from '../told.ts';
import { everyMessage, type SampledLetter } from './every-message.ts';

interface Deps {
  readonly readSetting: ReadSetting;
  readonly siteUrl: string;
}

/** Takes what is shown, and leaves the rest of the letter. Its links are where the letter has them. */
const previewOf = ({ recipient, letter, photos = [] }: SampledLetter, brand: Brand): PreviewLetter => {
  const { button, others } = linksOf(letter);
  const { todo, action: _, ...rest } = letter;
  return PreviewLetter.parse({
    ...rest,
    ...(todo ? { todo: { ...todo, action: button } } : { action: button }),
    links: others,
    recipient,
    from: brand.name,
    preheader: preheaderOf(letter),
    ...(photos.length === 0 ? {} : { shows: photos.map(({ alt }) => alt) }),
    closing: closingOf(letter, brand),
    text: writeLetter(letter, brand).text,
  });
};

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
    const messages = everyMessage({ brand, capabilities, wording }, siteUrl).map(
      ({ letters, ...message }) => ({
        ...message,
        letters: letters.map((letter) => previewOf(letter, brand)),
      }),
    );
    return ok({ messages, silent: [...silent] });
  };
