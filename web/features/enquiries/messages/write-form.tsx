import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SUBJECT_MAX, WRITTEN_MAX } from '#domain/enquiries/limits.ts';
import type { MessageWay, Ways } from '#domain/enquiries/ways.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { useWrite } from './use-messages.ts';
import { openWays, WayChoice } from './way-choice.tsx';

interface Form {
  readonly subject: string;
  readonly text: string;
}

const formFor = (way: MessageWay) =>
  formSchema(({ subject, text }: Form) => ({
    ...(way === 'email' && !subject.trim() ? { subject: 'Write what it is about' } : {}),
    ...(text.trim() ? {} : { text: 'Write the message' }),
  }));

/** The message as its reader has it. */
const Preview = ({ way }: { readonly way: MessageWay }) => {
  const { brand } = useSiteSettings();
  const { subject, text } = useFormContext<Form>().watch();
  return (
    <details>
      <summary className="unfold">Preview</summary>
      <div className="grid gap-3 border-s-4 border-rule ps-4">
        {way === 'email' ? <strong className="wrap-anywhere">{subject || 'No subject yet'}</strong> : null}
        <p className="whitespace-pre-wrap wrap-anywhere">{text || 'Nothing written yet'}</p>
        {way === 'email' ? (
          <p className="text-sm text-ink-soft">
            {brand.name} · {brand.phone.display} · A reply goes to {brand.email}
          </p>
        ) : null}
      </div>
    </details>
  );
};

const Fields = ({ way }: { readonly way: MessageWay }) => {
  const field = useFields<Form>();
  return (
    <>
      {way === 'email' ? (
        <PlainInput label="Subject" required maxLength={SUBJECT_MAX} {...field('subject')} />
      ) : null}
      <PlainTextArea label="Message" required rows={6} maxLength={WRITTEN_MAX} {...field('text')} />
    </>
  );
};

/** Writes to somebody. What could not be sent stays in the form, and is sent once however often it is pressed. */
export const WriteForm = ({
  person,
  ways,
  about,
}: {
  readonly person: string;
  readonly ways: Ways;
  /** The tracking number of the shipment from which somebody came here. */
  readonly about?: string | undefined;
}) => {
  const id = useRef(uuidV7());
  const [chosen, setWay] = useState<MessageWay>();
  const open = openWays(ways);
  const way = chosen !== undefined && open.includes(chosen) ? chosen : open[0];
  const write = useWrite();
  const form = useSchemaForm({
    schema: formFor(way ?? 'email'),
    defaultValues: { subject: about === undefined ? '' : `Your shipment ${about}`, text: '' },
  });
  const submission = useSubmission(form, {
    send: async ({ subject, text }) => {
      if (way === undefined) return;
      const given = way === 'email' ? { subject: subject.trim() } : {};
      await write.mutateAsync({ id: id.current, person, way, ...given, text: text.trim(), about });
      id.current = uuidV7();
      form.reset({ subject: '', text: '' });
      toast.success('Your message is on its way.');
    },
    explain: messageOf,
  });
  return (
    <FormFrame form={form} submission={submission} className="grid gap-3">
      <WayChoice ways={ways} way={way} onWay={setWay} />
      {way === undefined ? null : (
        <>
          <Fields way={way} />
          <Preview way={way} />
          <Failure message={submission.failure} />
          <Button type="submit" className="justify-self-start" busy={submission.busy} busyText="Sending...">
            Send the message
          </Button>
        </>
      )}
    </FormFrame>
  );
};
