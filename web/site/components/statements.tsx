import { type Fact, isEstimate } from '#domain/carriage/customs/fact.ts';
import { Badge } from '#web/ui/layout/badge.tsx';

const Statement = ({ fact }: { readonly fact: Fact }) => (
  <li className="grid gap-x-6 gap-y-1 border-t border-rule py-4 sm:grid-cols-[11rem_1fr]">
    <h3 className="flex flex-wrap items-center gap-2 self-start font-sans text-lg font-semibold tracking-normal">
      {fact.about}
      {isEstimate(fact) ? <Badge tone="time">estimate</Badge> : null}
    </h3>
    <div className="max-w-prose">
      <p>{fact.text}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {fact.source}. {fact.dated}.
      </p>
    </div>
  </li>
);

/** Statements about requirements of authorities, each with source and date. Statements that must be checked again are marked. */
export const Statements = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <ul className="border-b border-rule">
    {facts.map((fact) => (
      <Statement key={fact.about} fact={fact} />
    ))}
  </ul>
);
