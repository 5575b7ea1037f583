import { useRef } from 'react';
import { WidgetForm } from '#domain/widgets/widget.ts';
import { messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { useAddWidget } from './use-widgets.ts';

const NameField = () => <TextField label="Name" {...useFields<WidgetForm>()('name')} />;

/** Adds a widget. Its id stays the same until it is added, so that a repeated request adds no second one. */
export const AddWidget = () => {
  const id = useRef(uuidV7());
  const add = useAddWidget();
  const form = useSchemaForm({ schema: WidgetForm, defaultValues: { name: '' } });
  const submission = useSubmission(form, {
    send: async ({ name }) => {
      await add.mutateAsync({ id: id.current, name });
      id.current = uuidV7();
      form.reset();
      toast.success(`${name} is added.`);
    },
    explain: messageOf,
  });
  return (
    <FormFrame form={form} submission={submission} className="mb-6 grid max-w-2xl gap-4">
      <NameField />
      <Failure message={submission.failure} />
      <Button type="submit" className="justify-self-start" busy={submission.busy}>
        Add the widget
      </Button>
    </FormFrame>
  );
};
