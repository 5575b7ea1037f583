import type { Brand } from '#domain/settings/brand.ts';
import type { Letter, WebLink } from './letter.ts';

/** The words that all letters share. The HTML and the plain text have the same. */
export const words = {
  todo: 'What to do now',
  by: 'By',
  sum: 'To pay',
  place: 'Where',
  hours: 'Open',
  map: 'Open the map',
  phone: 'Phone',
  later: 'Then',
} as const;

/** Characters that nobody sees: controls, and those that turn the order of what follows around. A name could have them. */
const UNSEEN = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/** Text without characters that nobody sees. Line breaks stay. */
export const clean = (text: string): string => text.replaceAll(UNSEEN, '');

/** A subject is one line, whatever a name in it has. */
export const oneLine = (text: string): string => clean(text.replaceAll(/\s+/g, ' ')).trim();

/** Who we are: name and street. */
const whoWeAre = ({ name, facility }: Brand): string =>
  `${name} · ${facility.line1}, ${facility.city}, ${facility.state} ${facility.postalCode}`;

/** Where a reply goes: to us, unless the letter says otherwise. Undefined for letters to ourselves. */
export const replyAddress = (
  { replyTo, isOurs }: Pick<Letter, 'replyTo' | 'isOurs'>,
  { email }: Pick<Brand, 'email'>,
): string | undefined => replyTo ?? (isOurs ? undefined : email);

/** How to reach us, or who reads a reply. */
const howToReachUs = (replyTo: string, { about }: Pick<Letter, 'about'>, { email, phone }: Brand): string =>
  replyTo === email
    ? `Questions? Reply to this e-mail or call ${phone.display}${about === undefined ? '' : ` and give ${about}`}.`
    : `A reply to this e-mail goes to ${replyTo}.`;

/** The last lines of every letter: how to reach us, where we are, and the reason. A letter to ourselves says only where a reply goes. */
export const closingOf = (letter: Letter, brand: Brand): readonly string[] => {
  const replyTo = replyAddress(letter, brand);
  return [
    ...(replyTo === undefined ? [] : [howToReachUs(replyTo, letter, brand)]),
    whoWeAre(brand),
    ...(letter.reason ? [letter.reason.words] : []),
  ];
};

interface Links {
  readonly button: WebLink | undefined;
  /** The other answer to a question, which is a button, too. */
  readonly other?: WebLink;
  readonly others: readonly WebLink[];
}

/** The one button, which stands with what is to do where something is, and all other links. A question has a second one. */
export const linksOf = ({ todo, action, links = [] }: Pick<Letter, 'todo' | 'action' | 'links'>): Links => {
  if (todo?.action === undefined || action === undefined)
    return { button: todo?.action ?? action, others: links };
  return todo.hasOther
    ? { button: todo.action, other: action, others: links }
    : { button: todo.action, others: [action, ...links] };
};

/** Whether a subject begins with what is to do: the inbox shows it in bold already. */
const says = (subject: string, title: string): boolean =>
  subject.startsWith(title.split(' ').slice(0, 2).join(' '));

/** What an inbox shows beside the subject: what to do by when, or the first sentence that is not the heading again. */
export const preheaderOf = ({ subject, preheader, todo, heading, paragraphs }: Letter): string => {
  if (preheader !== undefined) return preheader;
  if (todo && !says(subject, todo.title))
    return `${todo.title}${todo.by === undefined ? '' : ` by ${todo.by}`}`;
  return paragraphs.find((paragraph) => paragraph !== heading) ?? '';
};
