import type { ReactNode } from 'react';
import type { Commodity } from '#domain/carriage/commodities.ts';
import type { ItemAnswer } from '#domain/carriage/item-check.ts';
import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';

/** How to ask us. */
export type OurContact = Parameters<typeof phoneLink>[0] & Parameters<typeof whatsAppLink>[0];

/** More kinds than anybody reads; the strictest come first. */
const MOST_ROWS = 3;

const looks: Readonly<Record<ItemAnswer['verdict'], { readonly headline: string; readonly look: string }>> = {
  never: { headline: 'No. This never flies with us.', look: 'border-wrong bg-wrong-wash' },
  ask: { headline: 'Ask us first.', look: 'border-time bg-time-wash' },
  papers: { headline: 'Yes, with papers.', look: 'border-link bg-note-wash' },
  fine: { headline: 'Yes, it can fly.', look: 'border-done bg-done-wash' },
  unknown: { headline: 'We do not have this on our list. Ask us.', look: 'border-time bg-time-wash' },
};

const Rows = ({ rows }: { readonly rows: readonly Commodity[] }) => (
  <ul className="grid gap-2">
    {rows.slice(0, MOST_ROWS).map(({ code, name, reason, whatToDo }) => (
      <li key={code}>
        <span className="font-semibold">{name}.</span> {reason} {whatToDo}
      </li>
    ))}
  </ul>
);

const AskUs = ({
  said,
  us,
  children,
}: {
  readonly said: string;
  readonly us: OurContact;
  readonly children: ReactNode;
}) => (
  <p>
    {children}{' '}
    <a href={whatsAppLink(us, `Can I send this: ${said}?`)} rel="noopener" className="text-link">
      Ask on WhatsApp
    </a>{' '}
    or call{' '}
    <a href={phoneLink(us)} className="text-link whitespace-nowrap">
      {us.phone.display}
    </a>
    .
  </p>
);

/** Why something is not on the list: nothing of it is, or only a part. */
const unknownWords = ({ rows, unknown }: ItemAnswer): string =>
  rows.length === 0
    ? 'That does not mean yes or no.'
    : `We know a part of it (${rows.map(({ name }) => name.toLowerCase()).join('; ')}), but not “${unknown.join(' ')}”.`;

/** What the list says about goods, in words before colors. */
export const Answer = ({
  said,
  answer,
  us,
}: {
  readonly said: string;
  readonly answer: ItemAnswer;
  readonly us: OurContact;
}) => {
  const { headline, look } = looks[answer.verdict];
  return (
    <div className={`grid gap-2 rounded-label border border-s-[6px] px-4 py-3 ${look}`}>
      <p className="text-lg font-semibold">{headline}</p>
      {answer.verdict === 'unknown' ? (
        <AskUs said={said} us={us}>
          {unknownWords(answer)}
        </AskUs>
      ) : (
        <Rows rows={answer.rows.filter(({ verdict }) => verdict !== 'fine' || answer.verdict === 'fine')} />
      )}
      {answer.verdict === 'ask' ? (
        <AskUs said={said} us={us}>
          Not sure what we need to know?
        </AskUs>
      ) : null}
      {answer.verdict === 'fine' || answer.verdict === 'papers' ? (
        <p className="text-sm text-ink-soft">
          Everything is screened. The airline or customs can still refuse it.
        </p>
      ) : null}
    </div>
  );
};
