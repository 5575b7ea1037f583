import type { CustomerLetter } from '#domain/quotes/customer-quote.ts';
import { QUOTE_TEXT_MAX } from '#domain/quotes/limits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { OurInstant } from './our-instant.tsx';
import type { QuoteActions } from './quote-actions.ts';

type Entry = CustomerLetter['history'][number];

const deeds: Partial<Record<Entry['what'], string>> = {
  requested: 'asked for this quote',
  sent: 'sent the price',
  viewed: 'opened it',
  accepted: 'accepted the price',
  declined: 'declined',
  expired: 'It expired',
  superseded: 'asked for a new price',
  converted: 'made a shipment of it',
  claimed: 'put it into the account',
  question: 'wrote',
  reply: 'replied',
};
const people = { customer: 'You', desk: 'We', system: 'We' } as const;

const words = ({ what, by }: Entry): string =>
  what === 'expired' ? 'It expired' : `${people[by]} ${deeds[what] ?? what}`;

/** What was said and done, oldest first, and a question to the desk. What was typed stays until it is sent. */
export const MessagesPart = ({
  history,
  mayAsk,
  ask,
}: {
  readonly history: CustomerLetter['history'];
  readonly mayAsk: boolean;
  readonly ask: QuoteActions['ask'];
}) => {
  const act = useAct(ask, { begin: { text: '' }, input: ({ text }, id) => ({ id, text: text.trim() }) });
  return (
    <Section title="What happened" className="space-y-4">
      <ol className="grid gap-3">
        {history.map((entry) => (
          <li
            key={entry.id}
            className={classNames(
              'border-s-4 ps-4',
              entry.text === undefined ? 'border-rule' : 'border-time',
            )}
          >
            <p className="text-sm text-ink-soft">
              <strong className="font-semibold text-ink">{words(entry)}</strong>, <OurInstant at={entry.at} />
            </p>
            {entry.text === undefined ? null : (
              <p className="whitespace-pre-line break-words">{entry.text}</p>
            )}
          </li>
        ))}
      </ol>
      {mayAsk ? (
        <ActForm act={act} className="grid gap-3">
          <PlainTextArea
            label="Ask us about this quote"
            hint="We answer by e-mail and here."
            required
            rows={3}
            maxLength={QUOTE_TEXT_MAX}
            {...act.field('text')}
          />
          <ActFailure act={act} />
          <ActButton act={act} look="plain" busyText="Sending..." disabled={!act.values.text.trim()}>
            Send
          </ActButton>
        </ActForm>
      ) : null}
    </Section>
  );
};
