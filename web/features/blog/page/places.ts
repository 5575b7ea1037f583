/** Ids of places on the page of a post. The headings of its text have ids too, without an underline. */
export const PLAN = 'post_plan';
export const BRIEF = 'post_brief';
export const TEXT = 'post_text';
