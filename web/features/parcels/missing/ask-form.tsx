import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { OwnTrace } from '#domain/parcels/trace/trace.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { ProofField } from './proof-field.tsx';
import { askFormOf, askProblems, nothingAsked, type TypedAsk } from './typed-ask.ts';
import { useAskTrace } from './use-traces.ts';

/** What we answered at once. */
type Answer = { readonly trace: OwnTrace } | { readonly parcel: string };

const Answered = ({ answer }: { readonly answer: Answer }) =>
  'parcel' in answer ? (
    <Alert kind="success" title="It is here, in your mailbox">
      <Link to={pathTo('/dashboard/mailbox/:code', { code: answer.parcel })} className={textLink}>
        Open {answer.parcel}
      </Link>
    </Alert>
  ) : (
    <Alert kind="success" title="We are looking for it">
      You will have our answer by <Instant at={answer.trace.promisedBy} />. We will write to you, and show it
      below.
    </Alert>
  );

const Fields = ({ act }: { readonly act: Act<TypedAsk> }) => (
  <>
    <PlainInput
      label="Tracking number"
      hint="From the e-mail that says it was delivered. A link works, too."
      optional={false}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      {...act.field('tracking')}
    />
    <PlainTextArea
      label="What is in it, and what does the box look like?"
      optional={false}
      rows={3}
      maxLength={300}
      {...act.field('contents')}
    />
    <PlainInput label="Store" maxLength={60} {...act.field('store')} />
    <PlainInput label="Delivered on" hint="As the carrier says." type="date" {...act.field('deliveredOn')} />
    <PlainInput
      label="Name on the label"
      hint="If the store sent it to another name than yours."
      maxLength={100}
      {...act.field('nameOnLabel')}
    />
    <ProofField files={act.values.proof} onChange={(proof) => act.set('proof', [...proof])} />
  </>
);

const Typed = formSchema<TypedAsk>(askProblems);

/** “The store says delivered, I do not see it.” Sent twice, the same form is one search. */
export const AskForm = () => {
  const [answer, setAnswer] = useState<Answer>();
  const act = useAct(useAskTrace(), {
    begin: nothingAsked,
    schema: Typed,
    input: (typed, key) => askFormOf(key, typed),
    done: setAnswer,
  });
  return (
    <ActForm act={act} className="grid gap-4">
      <Fields act={act} />
      <ActFailure act={act} title="Not asked" />
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {answer === undefined || act.busy ? null : <Answered answer={answer} />}
      </div>
      <ActButton act={act} busyText="Asking…">
        Look for it
      </ActButton>
    </ActForm>
  );
};
