import { useState } from 'react';
import type { RateCardEntry } from '#domain/settings/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useBy } from '../form/use-by.ts';
import { ChangeList } from './change-list.tsx';
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

const Changes = ({
  card,
  before,
}: {
  readonly card: RateCardEntry;
  readonly before: RateCardEntry | undefined;
}) => {
  if (before === undefined) return <p className="text-ink-soft">The first prices.</p>;
  const changes = cardChanges(before.card, card.card);
  if (changes.length === 0)
    return <p className="text-ink-soft">The same prices as version {before.version}.</p>;
  return <ChangeList changes={changes} />;
};

const Versions = ({ cards, current, hasChanges, onBringBack }: Props) => {
  const by = useBy(cards.map(({ publishedBy }) => publishedBy));
  return (
    <ol className="grid w-full">
      {cards.map((card) => (
        <li key={card.version} className="grid gap-2 border-t border-rule py-4 first:border-t-0">
          <p className="text-sm text-ink-soft">
            Version {card.version},{' '}
            {card.publishedAt === undefined ? (
              'built in'
            ) : (
              <>
                <Instant at={card.publishedAt} /> {by(card.publishedBy)}
              </>
            )}
            {card.state === 'withdrawn' ? ', withdrawn' : ''}
          </p>
          <Changes card={card} before={earlierOf(cards, card.version)} />
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
        </li>
      ))}
    </ol>
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
