import { useState } from 'react';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { AnswerForm } from '#domain/enquiries/form/answer-form.ts';
import { ANSWER_MAX, WRITTEN_MAX } from '#domain/enquiries/limits.ts';
import type { MessageWay, Ways } from '#domain/enquiries/ways.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { openWays, WayChoice } from '../../messages/way-choice.tsx';
import { useAnswer } from '../use-enquiries.ts';
import { AnswerParts } from './answer-parts.tsx';
import { withPart } from './answer-templates.ts';
import { ChangeRefused, wasChanged } from './change-refused.tsx';

const hints: Readonly<Record<MessageWay, (to: string) => string>> = {
  email: (to) => `Goes to ${to}, with their message below and our phone number.`,
  whatsapp: (to) => `Goes to ${readableE164(to)} on WhatsApp.`,
};

const Message = ({
  name,
  way,
  to,
  onTyped,
}: {
  readonly name: string;
  readonly way: MessageWay;
  readonly to: string;
  readonly onTyped: (text: string) => void;
}) => (
  <PlainTextArea
    label={`Answer to ${name}`}
    hint={hints[way](to)}
    required
    rows={7}
    maxLength={way === 'whatsapp' ? WRITTEN_MAX : ANSWER_MAX}
    {...useFields<AnswerForm>()('message', ({ target }) => onTyped(target.value))}
  />
);

/**
 * Writes to the sender. The answer is based on the version at the time somebody began to write (optimistic lock): if a
 * colleague answers meanwhile, it is not sent until they have seen that.
 */
export const Reply = ({
  enquiry,
  ways,
  begunOn,
  onBegun,
  priceLink,
}: {
  readonly enquiry: Enquiry;
  /** By which ways an answer can go now. */
  readonly ways: Ways;
  /** The enquiry's version when somebody began to write; undefined before. */
  readonly begunOn: number | undefined;
  readonly onBegun: (version: number | undefined) => void;
  /** The price that was worked out last on this device, with its link. */
  readonly priceLink: () => string | undefined;
}) => {
  const answer = useAnswer(enquiry.reference);
  const [chosen, setWay] = useState<MessageWay>();
  const open = openWays(ways);
  const way = chosen !== undefined && open.includes(chosen) ? chosen : open[0];
  const to = way === undefined ? '' : (ways[way].to ?? '');
  const form = useSchemaForm({ schema: AnswerForm, defaultValues: { message: '' } });
  const submission = useSubmission(form, {
    send: async ({ message }) => {
      await answer.mutateAsync({
        version: begunOn ?? enquiry.version,
        message: message.trim(),
        ...(way === 'whatsapp' ? { way } : {}),
      });
      form.reset();
      onBegun(undefined);
      toast.success(`Your answer is on its way to ${to}.`);
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
      {enquiry.kind === 'whatsapp' || way === undefined ? (
        <WayChoice ways={ways} way={way} onWay={setWay} />
      ) : null}
      {way === undefined ? null : (
        <>
          <Message name={enquiry.name} way={way} to={to} onTyped={typed} />
          <AnswerParts priceLink={priceLink} onAdd={add} />
          {answer.isError ? <ChangeRefused error={answer.error} /> : null}
          <Button type="submit" className="justify-self-start" busy={submission.busy} busyText="Sending...">
            Send the answer
          </Button>
        </>
      )}
    </FormFrame>
  );
};
