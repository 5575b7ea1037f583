import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { rulesFor } from '#domain/carriage/item-check.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Agree } from '../fields/agree.tsx';
import { Ask } from '../fields/ask.tsx';
import type { Wizard } from '../use-wizard.ts';
import { RuleNotice } from './rule-notice.tsx';

const LONGEST = 500;

const KindList = ({ verdict }: { readonly verdict: 'never' | 'ask' }) => (
  <ul className="grid list-disc gap-1 ps-5 text-sm">
    {commoditiesByVerdict(verdict).map(({ name, words }) => (
      <li key={name}>
        <span className="font-semibold">{name}</span>: {words.join(', ')}
      </li>
    ))}
  </ul>
);

const NothingProhibited = ({ wizard }: { readonly wizard: Wizard }) => (
  <div className="grid gap-2">
    <p className="font-semibold">These never fly with us:</p>
    <KindList verdict="never" />
    <Agree wizard={wizard} field="nothingProhibited">
      None of these is inside
    </Agree>
  </div>
);

/** What never flies, among what the sender says is inside. It is not refused here: “no power bank” names one, too. */
const NeverAmong = ({ said }: { readonly said: string }) =>
  rulesFor(said)
    .filter(({ verdict }) => verdict === 'never')
    .map((rule) => <RuleNotice key={rule.code} rule={rule} />);

/** The questions about dangerous and prohibited goods. A yes is no refusal: we look at it before it flies. */
export const SafetyFields = ({ wizard }: { readonly wizard: Wizard }) => {
  const { typed, change, problemOf, leave } = wizard;
  return (
    <section aria-labelledby="safety" className="grid gap-5 border-t-[1.5px] border-ink pt-5">
      <h3 id="safety" className="text-2xl">
        What the airline asks
      </h3>
      <Ask
        field={typed.dangerous === 'yes' ? 'dangerous-question' : 'dangerous'}
        question="Is anything like this inside?"
        hint={<KindList verdict="ask" />}
        className="grid grid-cols-2 gap-2"
        answers={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        chosen={typed.dangerous}
        problem={typed.dangerous === 'yes' ? undefined : problemOf('dangerous')}
        onChoose={(dangerous) => change((before) => ({ ...before, dangerous }))}
      />
      {typed.dangerous === 'yes' ? (
        <PlainTextArea
          id="dangerous"
          label="What is it, and how many?"
          hint="You can book it. We look at it before it flies, and tell you what can go."
          rows={3}
          required
          maxLength={LONGEST}
          value={typed.dangerousWords}
          error={problemOf('dangerous')}
          onChange={({ target }) => change((before) => ({ ...before, dangerousWords: target.value }))}
          onBlur={() => leave('dangerous')}
        />
      ) : null}
      {typed.dangerous === 'yes' ? <NeverAmong said={typed.dangerousWords} /> : null}
      <p className="text-sm">
        Not sure about one thing?{' '}
        <a href="/services#can-i-send" target="_blank" rel="noreferrer" className="text-link">
          Check it by its name
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </p>
      <NothingProhibited wizard={wizard} />
    </section>
  );
};
