import { pathTo } from '#domain/kernel/paths.ts';
import { fillWords, type LetterWords, type Wording } from '#domain/notifications/letter-words.ts';
import type { AnnouncedLetter, AppLink } from '../../../runtime/announcement.ts';
import type { Letter, LetterContent, LetterReason, WebLink } from '../../../runtime/letters/letter.ts';

/** In the words that admins have set. */
const wordsOf = (
  { subject, paragraphs, worded }: AnnouncedLetter,
  wording: Wording,
): Pick<Letter, 'subject' | 'paragraphs'> => {
  if (worded === undefined) return { subject, paragraphs };
  const words: LetterWords = fillWords(wording[worded.letter], worded.fields);
  return { subject: words.subject, paragraphs: [words.opening, ...paragraphs.slice(1)] };
};

/** The links of a letter with whole addresses. Those that it does not have stay away. */
const linked = (
  { todo, action, links, reason }: Pick<LetterContent<AppLink>, 'todo' | 'action' | 'links' | 'reason'>,
  siteUrl: string,
): Pick<Letter, 'todo' | 'action' | 'links' | 'reason'> => {
  const whole = ({ label, path }: AppLink): WebLink => ({ label, url: `${siteUrl}${path}` });
  const within = <Part extends { readonly action?: AppLink }>({ action: link, ...rest }: Part) => ({
    ...rest,
    ...(link ? { action: whole(link) } : {}),
  });
  return {
    ...(todo ? { todo: within(todo) } : {}),
    ...(action ? { action: whole(action) } : {}),
    ...(links ? { links: links.map(whole) } : {}),
    ...(reason ? { reason: within(reason) } : {}),
  };
};

/** The recipients of letters to ourselves. */
export const ourselves: readonly string[] = ['desk', 'admins'];

/** Why somebody gets a letter: it goes to ourselves, they have not switched this kind off, or it is of those that always come. */
const reasonOf = ({ recipient, kind, to }: AnnouncedLetter): LetterReason<AppLink> | undefined => {
  if (ourselves.includes(recipient))
    return { words: 'It goes to the address for staff notices in the settings.' };
  if (typeof to === 'string') return undefined;
  return kind === undefined
    ? { words: 'We always e-mail receipts, quotes, account news and flight changes.' }
    : {
        words: 'You get this because you ship with us.',
        action: { label: 'Choose your e-mails', path: pathTo('/customer/notifications', {}) },
      };
};

/**
 * The letter of an announcement, with whole addresses in its links, in the words that are set, and with the reason why one gets it; without
 * its photos.
 */
export const letterOf = (letter: AnnouncedLetter, siteUrl: string, wording: Wording): Letter => {
  const { recipient: _, to: __, kind: ___, worded: ____, photos: _____, ...content } = letter;
  const { todo, action, links, reason = reasonOf(letter), ...rest } = content;
  return {
    ...rest,
    ...(ourselves.includes(letter.recipient) ? { isOurs: true } : {}),
    ...wordsOf(letter, wording),
    ...linked(
      {
        ...(todo ? { todo } : {}),
        ...(action ? { action } : {}),
        ...(links ? { links } : {}),
        ...(reason ? { reason } : {}),
      },
      siteUrl,
    ),
  };
};
