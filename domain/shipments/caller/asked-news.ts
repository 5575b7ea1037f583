import { changeWords, type FieldChange } from '../../kernel/change-words.ts';
import { dollars } from '../../kernel/money.ts';
import { fieldNames } from '../field-names.ts';
import { type WayToSay, wayWords } from './said.ts';

/** What staff did because a sender asked for it, and how they told us. */
export interface Asked {
  readonly what: 'CORRECTION' | 'REWEIGH';
  readonly how: WayToSay;
  /** The entry of the history that has what was corrected, field by field. Absent in what was done before it was kept. */
  readonly entry?: string | undefined;
}

type Changed = Readonly<Record<string, Omit<FieldChange, 'field'>>>;

/** What follows from another field, or has a sentence of its own. */
const unsaid: readonly string[] = ['total', 'eei', 'pieces', 'searchConsent'];

/** What was corrected, a sentence for each field: `Receiver’s phone: +592 600-0142 → +592 600-0199.` */
const fieldWords = (corrected: readonly FieldChange[]): string =>
  corrected
    .filter(({ field }) => !unsaid.includes(field))
    .map((change) => `${fieldNames[change.field] ?? change.field}: ${changeWords(change)}.`)
    .join(' ');

const priceWords = ({ total }: Changed): string =>
  total?.before === undefined || total.after === undefined
    ? 'The price stays the same.'
    : `The price is now ${dollars(Number(total.after))}. Before it was ${dollars(Number(total.before))}.`;

/** What a sender reads of what the desk did for them. `corrected`: as `corrected-fields.ts` tells it. */
export const askedNews = (
  { what, how }: Asked,
  changed: Changed,
  corrected: readonly FieldChange[] = [],
): { readonly title: string; readonly body: string } =>
  what === 'REWEIGH'
    ? {
        title: 'New price agreed',
        body: `You told us ${wayWords[how]} that you agree to ${dollars(Number(changed.total?.after))} for what was weighed. Call us if you did not.`,
      }
    : {
        title: 'Changed as you asked',
        body: [
          `You asked us ${wayWords[how]} for a change, and we made it.`,
          fieldWords(corrected),
          priceWords(changed),
          'Call us if something is not right.',
        ]
          .filter(Boolean)
          .join(' '),
      };
