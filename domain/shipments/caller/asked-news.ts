import { listed } from '../../kernel/listed.ts';
import { dollars } from '../../kernel/money.ts';
import { fieldNames } from '../field-names.ts';
import { type WayToSay, wayWords } from './said.ts';

/** What staff did because a sender asked for it, and how they told us. */
export interface Asked {
  readonly what: 'CORRECTION' | 'REWEIGH';
  readonly how: WayToSay;
}

type Changed = Readonly<
  Record<string, { readonly before?: string | undefined; readonly after?: string | undefined }>
>;

/** Fields as a sentence has them. */
const inSentence: Readonly<Record<string, string>> = {
  consignee: 'the receiver',
  notifyParty: 'who else is told',
  commodities: 'the list of what is inside',
  goods: 'the boxes and barrels',
  dangerous: 'what you said about dangerous goods',
};

/** What follows from another field, or has a sentence of its own. */
const unsaid: readonly string[] = ['total', 'eei', 'pieces', 'searchConsent'];

const fieldWords = (changed: Changed): string =>
  listed(
    Object.keys(changed)
      .filter((field) => !unsaid.includes(field))
      .map((field) => inSentence[field] ?? (fieldNames[field] ?? field).toLowerCase()),
  );

const priceWords = ({ total }: Changed): string =>
  total?.before === undefined || total.after === undefined
    ? 'The price stays the same.'
    : `The price is now ${dollars(Number(total.after))}. Before it was ${dollars(Number(total.before))}.`;

/** What a sender reads of what the desk did for them. */
export const askedNews = (
  { what, how }: Asked,
  changed: Changed,
): { readonly title: string; readonly body: string } =>
  what === 'REWEIGH'
    ? {
        title: 'New price agreed',
        body: `You told us ${wayWords[how]} that you agree to ${dollars(Number(changed.total?.after))} for what was weighed. Call us if you did not.`,
      }
    : {
        title: 'Changed as you asked',
        body: `You asked us ${wayWords[how]}, and we changed ${fieldWords(changed)}. ${priceWords(changed)} Look at it on its page, and call us if something is not right.`,
      };
