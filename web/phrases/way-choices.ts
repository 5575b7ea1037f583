import { waysToSay, wayWords } from '#domain/shipments/caller/said.ts';

const upper = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

/** The ways to tell us, for a list. */
export const wayChoices = waysToSay.map((way) => ({ value: way, label: upper(wayWords[way]) }));
