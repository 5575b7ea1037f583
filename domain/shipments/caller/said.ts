import * as z from 'zod/mini';
import { oneLine } from '../../kernel/person/one-line.ts';
import { optionalLine } from '../words-typed.ts';

/** How somebody told us what they want done. */
export const waysToSay = ['PHONE', 'IN_PERSON', 'EMAIL', 'WHATSAPP'] as const;
export type WayToSay = (typeof waysToSay)[number];

/** The same in a sentence: "as you asked by phone". */
export const wayWords: Readonly<Record<WayToSay, string>> = {
  PHONE: 'by phone',
  IN_PERSON: 'at the counter',
  EMAIL: 'by e-mail',
  WHATSAPP: 'by WhatsApp',
};

/** Who asked the desk for something, how, and why: kept in the history of what was done. */
export const Said = z.strictObject({
  how: z.enum(waysToSay),
  who: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(2, 'Write who said it'),
      z.maxLength(100, 'At most 100 characters'),
    ),
  why: optionalLine('Reason', 300),
});
export type Said = z.infer<typeof Said>;

/** The note of the history: `Marva Ramotar, by phone: two digits were swapped`. */
export const saidNote = ({ how, who, why }: Said): string =>
  `${who}, ${wayWords[how]}${why ? `: ${why}` : ''}`;
