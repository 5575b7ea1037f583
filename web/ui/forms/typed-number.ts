/** What was typed as a number, with or without thousands commas; NaN for nothing and for what is no number. */
export const numberIn = (typed: string): number => Number(typed.replaceAll(',', '').trim() || Number.NaN);
