import { namePartsOf, nameTerms, type Search, searchFor } from '../../kernel/search.ts';

/** Words that half of all titles have. In a search they would take the places of the words by which somebody remembers a post. */
export const smallWords: ReadonlySet<string> = new Set(
  'a an and are at by can do for from how i in into is it its may me my of on or our so that the their they this to up we what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words of a text by which it is found; all of them where there are no others. */
const tellingWords = (text: string): string => {
  const parts = namePartsOf(text);
  const telling = parts.filter((part) => !smallWords.has(part));
  return (telling.length > 0 ? telling : parts).join(' ');
};

/** The terms by which a title is found: its first telling words. */
export const titleTerms = (title: string): readonly string[] => nameTerms(tellingWords(title));

/** Reads what somebody typed to find a title. */
export const titleSearch = (typed: string): Search => searchFor(tellingWords(typed));
