import { storeOfOrderNumber } from '../../tracking/store-order-numbers.ts';

const NAMED =
  /\b(?:order|receipt|purchase|confirmation)\s?(?:number|no\.?|num|id|ref(?:erence)?|confirmation)?\s?(?:is|:|#|：)*\s?#?\s?([A-Z0-9][A-Z0-9-]{3,29})(?![\w/@]|\.\w)/i;

const NUMBERED = /\b(?:order|receipt)\s?(?:number|no\.?|id)?\s?:?\s?#\s?([A-Z0-9][A-Z0-9-]{2,29})(?![\w/@])/i;

const SAID =
  /\border\s?(?:number|no\.?|num|id)\s?(?:is|:|#|：)+\s?#?\s?([A-Z0-9][A-Z0-9-]{3,29})(?![\w/@]|\.\w)/i;

const TOKENS = /(?<![\w-])[A-Z0-9]{2,6}-?[A-Z0-9]{3,20}(?:-[A-Z0-9]{5,20})?(?![\w-])/gi;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

const isDate = (text: string): boolean => /^\d{1,4}-\d{1,2}-\d{1,4}$/.test(text);

const accepted = (number: string | undefined, leastDigits: number): string | undefined =>
  number !== undefined && digitsIn(number) >= leastDigits && !isDate(number)
    ? number.replace(/-+$/, '')
    : undefined;

/** Numbers whose form is that of one store alone. */
const ownForm = (text: string): string | undefined =>
  (text.match(TOKENS) ?? []).find((token) => {
    const store = storeOfOrderNumber(token);
    // The others need the word order before them, since goods and people have such numbers, too.
    return store !== undefined && /-/.test(token);
  });

/** The number of an order in a line, as the store writes it. */
export const orderNumberIn = (text: string): string | undefined =>
  ownForm(text) ??
  accepted(SAID.exec(text)?.[1], 3) ??
  accepted(NUMBERED.exec(text)?.[1], 3) ??
  accepted(NAMED.exec(text)?.[1], 5);
