import { useState } from 'react';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { useWho } from '#web/session/use-who.ts';
import { Button } from '#web/ui/button.tsx';
import { type ChangeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { cardChanges } from './price-changes.ts';

interface Props {
  /** Every version, newest first. */
  readonly cards: readonly RateCardEntry[];
  /** The version that the form is a copy of. */
  readonly current: number;
  /** True while the form has changes, which an old version would replace. */
  readonly hasChanges: boolean;
  readonly onBringBack: (card: RateCardEntry) => void;
}

/** The prices that a version began as a copy of: the version before it that was not withdrawn. */
const earlierOf = (cards: readonly RateCardEntry[], version: number): RateCardEntry | undefined =>
  cards.find((card) => card.version < version && card.state !== 'withdrawn');

const changeLines = (card: RateCardEntry, before: RateCardEntry | undefined): readonly ChangeLine[] =>
  before === undefined
    ? []
    : cardChanges(before.card, card.card).map(({ label, before: was, after }) => ({
        label,
        words: `${was} → ${after}`,
      }));

/** Says why no price is listed. */
const Unchanged = ({ before }: { readonly before: RateCardEntry | undefined }) => (
  <p className="text-ink-soft">
    {before === undefined ? 'The first prices.' : `The same prices as version ${before.version}.`}
  </p>
);

const Versions = ({ cards, current, hasChanges, onBringBack }: Props) => {
  const who = useWho(cards.flatMap(({ publishedBy }) => publishedBy ?? []));
  return (
    <HistoryLines>
      {cards.map((card) => {
        const before = earlierOf(cards, card.version);
        const changes = changeLines(card, before);
        const withdrawn = card.state === 'withdrawn' ? ', which is withdrawn' : '';
        return (
          <HistoryLine
            key={card.version}
            who={card.publishedBy === undefined ? `Version ${card.version}` : who(card.publishedBy)}
            what={
              card.publishedBy === undefined
                ? `is built in${withdrawn}`
                : `published version ${card.version}${withdrawn}`
            }
            at={card.publishedAt}
            changes={changes}
          >
            {changes.length === 0 ? <Unchanged before={before} /> : null}
            {card.version === current ? (
              <p className="text-sm text-ink-soft">The form begins with these prices.</p>
            ) : (
              <Button
                look="plain"
                className="justify-self-start"
                disabled={hasChanges}
                aria-label={`Bring the prices of version ${card.version} back`}
                onClick={() => onBringBack(card)}
              >
                Bring these prices back
              </Button>
            )}
          </HistoryLine>
        );
      })}
    </HistoryLines>
  );
};

/** What each version of the prices changed, and a way back to each, which is published like any other change. */
export const CardHistory = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="History" className="mt-4 grid justify-items-start gap-3 border-t-[1.5px] border-ink pt-4">
      <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the history' : 'Show who changed what'}
      </Button>
      {isOpen && props.hasChanges ? (
        <p className="text-ink-soft">Publish or undo your changes to bring older prices back.</p>
      ) : null}
      {isOpen ? <Versions {...props} /> : null}
    </Section>
  );
};
