import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { BlockForm } from '../dialogs/block-form.tsx';
import { FigureForm } from '../dialogs/figure-form.tsx';
import type { TextFormProps } from '../dialogs/form-props.ts';
import { LinkForm } from '../dialogs/link-form.tsx';
import type { OpenForm } from './use-forms.ts';

const titleOf = ({ name, chosen }: OpenForm): string => {
  if (name === 'link') return 'Link';
  if (name === 'figure' || chosen?.kind === 'figure') return 'Figure in a sentence';
  return name === 'change' ? 'Change the block' : 'Insert a block';
};

const FormOf = ({ form: { name, chosen }, ...props }: TextFormProps & { readonly form: OpenForm }) => {
  if (name === 'link') return <LinkForm {...props} />;
  if (name === 'figure' || chosen?.kind === 'figure')
    return <FigureForm {...props} start={chosen?.kind === 'figure' ? chosen.part : undefined} />;
  return <BlockForm {...props} start={chosen?.kind === 'block' ? chosen.block : undefined} />;
};

/** The form that a tool has opened. */
export const FormDialog = ({
  form,
  onClose,
  ...props
}: TextFormProps & { readonly form: OpenForm | undefined; readonly onClose: () => void }) => (
  <AskDialog title={form ? titleOf(form) : ''} isOpen={form !== undefined} onClose={onClose}>
    {form ? <FormOf form={form} {...props} /> : null}
  </AskDialog>
);
