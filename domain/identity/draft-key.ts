/** The storage key of an unfinished registration in the browser. */
export const DRAFT_KEY = 'register_form';
