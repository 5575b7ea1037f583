import type { AnnouncedLetter } from '../runtime/announcement.ts';
import type { Letter } from '../runtime/letter.ts';

/** The letter of an announcement, with the whole address in its link. */
export const letterOf = (
  { recipient: _, to: __, kind: ___, action, ...letter }: AnnouncedLetter,
  siteUrl: string,
): Letter => ({
  ...letter,
  ...(action ? { action: { label: action.label, url: `${siteUrl}${action.path}` } } : {}),
});
