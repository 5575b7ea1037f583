import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { BlockForm } from '../dialogs/block-form.tsx';
import { FigureForm } from '../dialogs/figure-form.tsx';
import type { TextFormProps } from '../dialogs/form-props.ts';
import { LinkForm } from '../dialogs/link-form.tsx';
import { PictureForm } from '../dialogs/picture-form.tsx';
import type { OpenForm } from './use-forms.ts';

const titleOf = ({ name, chosen }: OpenForm): string => {
  if (name === 'link') return 'Link';
  if (name === 'figure' || chosen?.kind === 'figure') return 'Figure in a sentence';
  if (name === 'picture' || (chosen?.kind === 'block' && chosen.block.kind === 'image')) return 'Picture';
  return name === 'change' ? 'Change the block' : 'Insert a block';
};

interface FormProps extends TextFormProps {
  /** The post that is written. */
  readonly post: string;
}

const FormOf = ({
  form: { name, chosen, dropped },
  post,
  ...props
}: FormProps & { readonly form: OpenForm }) => {
  if (name === 'link') return <LinkForm {...props} />;
  if (name === 'figure' || chosen?.kind === 'figure')
    return <FigureForm {...props} start={chosen?.kind === 'figure' ? chosen.part : undefined} />;
  const block = chosen?.kind === 'block' ? chosen.block : undefined;
  if (name === 'picture') return <PictureForm {...props} post={post} dropped={dropped} />;
  if (block?.kind === 'image') return <PictureForm {...props} post={post} start={block} />;
  return <BlockForm {...props} start={block} />;
};

/** The form that a tool has opened. */
export const FormDialog = ({
  form,
  onClose,
  ...props
}: FormProps & { readonly form: OpenForm | undefined; readonly onClose: () => void }) => (
  <AskDialog title={form ? titleOf(form) : ''} isOpen={form !== undefined} onClose={onClose}>
    {form ? <FormOf form={form} {...props} /> : null}
  </AskDialog>
);
