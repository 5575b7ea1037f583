import { useId } from 'react';
import { commodityOf } from '#domain/carriage/commodities.ts';
import {
  type DangerAnswers,
  dangerQuestions,
  noDangers,
  otherDangers,
} from '#domain/carriage/dangerous/questions.ts';
import { dangerVerdict } from '#domain/carriage/dangerous/verdict.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

type Question = (typeof dangerQuestions)[number];

interface Props {
  readonly answers: DangerAnswers;
  readonly onChange: (answers: DangerAnswers) => void;
}

const HowMany = ({ question, answers, onChange }: Props & { readonly question: Question }) => {
  const { field } = question;
  const value = answers[field];
  // Milliliters can be unknown; everything else that is left empty is none.
  const isSize = field === 'perfumeMl';
  const type = (text: string) => {
    const typed = Number.parseInt(text, 10);
    const { perfumeMl: _, ...others } = answers;
    if (isSize) onChange(typed > 0 ? { ...others, perfumeMl: typed } : others);
    else onChange({ ...answers, [field]: Number.isNaN(typed) ? 0 : typed });
  };
  return (
    <PlainInput
      label={question.question}
      hint={question.hint}
      optional={false}
      inputMode="numeric"
      maxLength={isSize ? 5 : 3}
      value={typeof value === 'number' && value > 0 ? String(value) : ''}
      placeholder={isSize ? '' : '0'}
      onChange={({ target }) => type(target.value)}
    />
  );
};

const Others = ({ question, answers, onChange }: Props & { readonly question: Question }) => (
  <fieldset>
    <legend className="font-semibold">{question.question}</legend>
    {otherDangers.map((code) => {
      const { name, words } = commodityOf(code);
      return (
        <CheckField
          key={code}
          label={name}
          hint={words.join(', ')}
          checked={answers.others.includes(code)}
          onChange={({ target }) =>
            onChange({
              ...answers,
              others: target.checked
                ? [...answers.others, code]
                : answers.others.filter((other) => other !== code),
            })
          }
        />
      );
    })}
  </fieldset>
);

const Chosen = ({ question, answers, onChange }: Props & { readonly question: Question }) => {
  const { field, kind, answers: offered = {} } = question;
  const name = useId();
  const isYesNo = kind === 'yes-no';
  const choices: Readonly<Record<string, string>> = isYesNo ? { no: 'No', yes: 'Yes' } : offered;
  const value = answers[field];
  return (
    <div className="grid gap-1">
      <Choices
        name={name}
        legend={question.question}
        choices={Object.entries(choices).map(([one, label]) => ({ value: one, label }))}
        chosen={isYesNo ? (value === true ? 'yes' : 'no') : String(value)}
        onChoose={(one) => onChange({ ...answers, [field]: isYesNo ? one === 'yes' : one })}
      />
      {question.hint ? <p className="text-sm text-ink-soft">{question.hint}</p> : null}
    </div>
  );
};

const Ask = (props: Props & { readonly question: Question }) => {
  if (props.question.kind === 'list') return <Others {...props} />;
  return props.question.kind === 'how-many' ? <HowMany {...props} /> : <Chosen {...props} />;
};

/** What follows from the answers, at once. */
const Findings = ({ answers }: { readonly answers: DangerAnswers }) => {
  const { findings } = dangerVerdict(answers);
  return (
    <div role="status" className="grid gap-2">
      {findings.map(({ row, level, words, whatToDo }) => (
        <p
          key={row}
          className={`border-s-4 px-3 py-2 text-sm ${level === 'never' ? 'border-wrong bg-wrong-wash' : 'border-time bg-time-wash'}`}
        >
          <strong className="font-semibold">
            {level === 'never' ? 'It may not fly. ' : 'We look at it. '}
          </strong>
          {words} {whatToDo}
        </p>
      ))}
    </div>
  );
};

const isNothing = (answers: DangerAnswers): boolean => dangerVerdict(answers).verdict === 'fine';

/** The size of a bottle is asked once there is one. */
const asksNow = ({ field }: Question, { perfume }: DangerAnswers): boolean =>
  field !== 'perfumeMl' || perfume > 0;

/**
 * The question of the airline: one tap for somebody who has nothing of it inside, and the questions of the table for everybody else. `wants`
 * is whether they said that something is inside. Until they say what, nothing is answered.
 */
export const DangerFields = ({
  answers,
  wants,
  mayWait = true,
  onChange,
}: {
  readonly answers: DangerAnswers | undefined;
  readonly wants: boolean;
  /** False where it holds the parcel, and is asked now. */
  readonly mayWait?: boolean;
  readonly onChange: (answers: DangerAnswers | undefined, wants: boolean) => void;
}) => {
  const name = useId();
  const isYes = wants || (answers !== undefined && !isNothing(answers));
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Choices
          name={name}
          legend="Is there a battery, a power bank, perfume, nail polish, a spray can or anything dangerous inside?"
          choices={[
            { value: 'no', label: 'No, nothing like it' },
            { value: 'yes', label: 'Yes' },
            ...(mayWait ? [{ value: 'later', label: 'I say it later' }] : []),
          ]}
          chosen={isYes ? 'yes' : answers === undefined ? 'later' : 'no'}
          onChoose={(said) => onChange(said === 'no' ? noDangers : undefined, said === 'yes')}
        />
        <p className="text-sm text-ink-soft">
          Phones, laptops, watches, headphones and many toys have a battery built in.
        </p>
      </div>
      {isYes ? (
        <div className="grid gap-4 border-s-4 border-rule ps-4">
          {dangerQuestions
            .filter((question) => asksNow(question, answers ?? noDangers))
            .map((question) => (
              <Ask
                key={question.field}
                question={question}
                answers={answers ?? noDangers}
                onChange={(next) => onChange(isNothing(next) ? undefined : next, true)}
              />
            ))}
          <Findings answers={answers ?? noDangers} />
        </div>
      ) : null}
    </div>
  );
};
