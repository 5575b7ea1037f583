import { useState } from 'react';
import { Link } from 'react-router-dom';
import { byDueDay, type Queue } from '#domain/blog/queue/queue.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { PostCard } from './post-card.tsx';

const SHOWN = 8;

/** One stage of the queue: what is due first comes first. */
export const Stage = ({
  stage: { status, cards, more },
  area,
  nameOf,
}: {
  readonly stage: Queue['stages'][number];
  readonly area: Area;
  readonly nameOf: (userId: string) => string;
}) => {
  const [isOpen, open] = useState(false);
  const shown = byDueDay(cards).slice(0, isOpen ? cards.length : SHOWN);
  const hidden = cards.length - shown.length;
  return (
    <Section
      title={`${statusNames[status]} (${cards.length}${more ? '+' : ''})`}
      className="grid content-start gap-2"
    >
      {cards.length === 0 ? <p className="text-ink-soft">Nothing here.</p> : null}
      <ul className="grid gap-2">
        {shown.map((card) => (
          <PostCard
            key={card.id}
            card={card}
            area={area}
            owner={card.owner === undefined ? 'No owner' : nameOf(card.owner)}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button look="quiet" className="justify-self-start" onClick={() => open(true)}>
          Show {hidden} more
        </Button>
      ) : null}
      {more ? (
        <Link
          to={`${area}/blog?status=${status}`}
          className={`${textLink} inline-flex min-h-11 items-center justify-self-start`}
        >
          The others are in the list<span className="sr-only">: {statusNames[status]}</span>
        </Link>
      ) : null}
    </Section>
  );
};
