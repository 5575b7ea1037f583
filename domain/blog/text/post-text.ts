import * as z from 'zod/mini';
import { Body } from '../body/body.ts';
import { shownText, Words } from '../body/inline.ts';
import { LinkTarget } from '../body/link.ts';

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 300;
export const ENDING_MAX = 300;
export const LABEL_MAX = 40;

/** A request may have 64 KB, of which some is left for what goes beside the text. That is a post of some 8,000 words. */
const TEXT_CHARACTERS_MAX = 60_000;

const Action = z.strictObject({ label: shownText(LABEL_MAX), to: LinkTarget });

/** What a post asks its readers to do, at its end. */
const Ending = z.strictObject({
  title: shownText(TITLE_MAX),
  text: shownText(ENDING_MAX),
  action: Action,
  second: Action,
});
export type Ending = z.infer<typeof Ending>;

/** What is written of a post: everything that its readers see of it but its days and its address. */
export const PostText = z
  .strictObject({
    title: shownText(TITLE_MAX),
    /** One or two sentences about its content, for lists and search results. */
    description: shownText(DESCRIPTION_MAX),
    /** The lines below the title. */
    lead: Words,
    body: Body,
    ending: z.optional(Ending),
  })
  .check(
    z.refine(
      (text) => JSON.stringify(text).length <= TEXT_CHARACTERS_MAX,
      'This post is too long to be kept as one. Make two of it.',
    ),
  );
export type PostText = z.infer<typeof PostText>;

/** The text of a post that nobody has written yet. */
export const emptyText = (title: string): PostText => ({ title, description: '', lead: [], body: [] });
