import {
  ADDITION_MAX,
  ADDITION_MIN,
  ADDITION_SHORT,
  type AdditionForm,
} from '#domain/billing/claims/claim.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import type { SentPhoto } from '#web/photos/photos-field.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Change, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { CallerFields, callerProblems, noCaller, type TypedCaller } from './caller-fields.tsx';
import { ClaimPhotos } from './claim-photos.tsx';

interface Typed extends TypedCaller {
  readonly text: string;
  readonly photos: readonly SentPhoto[];
}

/** What is sent, and who asked the desk for it. */
export interface TypedAddition {
  readonly form: AdditionForm;
  readonly caller: TypedCaller;
}

/** Adds a sentence and photos to a claim. Sent twice, the same form is one addition. */
export const AddForm = ({
  shipment,
  change,
  forCaller = false,
  photos = true,
  done,
}: {
  readonly shipment: string;
  readonly change: Change<TypedAddition, unknown>;
  /** The desk adds it for somebody who called. */
  readonly forCaller?: boolean;
  /** Whoever may not add files to the shipment is not asked for photos. */
  readonly photos?: boolean;
  readonly done: () => void;
}) => {
  const act = useAct(change, {
    begin: { text: '', photos: [], ...noCaller } as Typed,
    schema: formSchema<Typed>(({ text, how, who }) => ({
      ...(forCaller ? callerProblems({ how, who }) : {}),
      ...onlyErrors({ text: text.trim().length < ADDITION_MIN ? `${ADDITION_SHORT}.` : undefined }),
    })),
    input: ({ text, photos: sent, ...caller }, id) => ({
      form: { id, text: text.trim(), photos: sent.map((photo) => photo.id) },
      caller,
    }),
    done,
  });
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      <PlainTextArea
        label="What to add"
        hint="What the photos show, or what else we should know."
        required
        rows={3}
        maxLength={ADDITION_MAX}
        {...act.field('text')}
      />
      {photos ? <ClaimPhotos shipment={shipment} act={act} label="Photos to add to the claim" /> : null}
      {forCaller ? <CallerFields act={act} /> : null}
      <ActFailure act={act} title="Not added" />
      <ActButton act={act} look="plain" busyText="Adding…">
        Add it to the claim
      </ActButton>
    </ActForm>
  );
};
