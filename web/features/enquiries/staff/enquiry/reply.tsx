import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { AnswerForm } from '#domain/enquiries/form/answer-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { useAnswer } from '../use-enquiries.ts';
import { AnswerParts } from './answer-parts.tsx';
import { withPart } from './answer-templates.ts';
import { ChangeRefused, wasChanged } from './change-refused.tsx';

const Message = ({
  to: { name, email },
  onTyped,
}: {
  readonly to: Enquiry;
  readonly onTyped: (text: string) => void;
}) => (
  <PlainTextArea
    label={`Answer to ${name}`}
    hint={`Goes to ${email}, with their message below and our phone number.`}
    required
    rows={7}
    maxLength={8000}
    {...useFields<AnswerForm>()('message', ({ target }) => onTyped(target.value))}
  />
);

/**
 * Writes to the sender. The answer is based on the version at the time somebody began to write (optimistic lock): if a
 * colleague answers meanwhile, it is not sent until they have seen that.
 */
export const Reply = ({
  enquiry,
  begunOn,
  onBegun,
  priceLink,
}: {
  readonly enquiry: Enquiry;
  /** The enquiry's version when somebody began to write; undefined before. */
  readonly begunOn: number | undefined;
  readonly onBegun: (version: number | undefined) => void;
  /** The price that was worked out last on this device, with its link. */
  readonly priceLink: () => string | undefined;
}) => {
  const answer = useAnswer(enquiry.reference);
  const form = useSchemaForm({ schema: AnswerForm, defaultValues: { message: '' } });
  const submission = useSubmission(form, {
    send: async ({ message }) => {
      await answer.mutateAsync({ version: begunOn ?? enquiry.version, message: message.trim() });
      form.reset();
      onBegun(undefined);
      toast.success(`Your answer is on its way to ${enquiry.email}.`);
    },
    // The failure is shown below, with a colleague's change if there is one.
    explain: (thrown) => {
      if (wasChanged(thrown)) onBegun(undefined);
      return '';
    },
  });
  const typed = (text: string): void => onBegun(text === '' ? undefined : (begunOn ?? enquiry.version));
  const add = (part: string): void => {
    const answer = withPart(form.getValues('message'), part, enquiry.name);
    form.setValue('message', answer);
    form.clearErrors('message');
    typed(answer);
    form.setFocus('message');
  };
  return (
    <FormFrame form={form} submission={submission} className="grid gap-3">
      <Message to={enquiry} onTyped={typed} />
      <AnswerParts priceLink={priceLink} onAdd={add} />
      {answer.isError ? <ChangeRefused error={answer.error} /> : null}
      <Button type="submit" className="justify-self-start" busy={submission.busy} busyText="Sending...">
        Send the answer
      </Button>
    </FormFrame>
  );
};
