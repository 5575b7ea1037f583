import type { LexicalEditor } from 'lexical';
import { useId } from 'react';
import { PictureContext } from '#web/site/pages/blog/body/picture.tsx';
import { DeskPicture } from '../../text/desk-picture.tsx';
import { useSite } from '../../text/use-site.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Surface } from './surface.tsx';
import { useForms } from './use-forms.ts';

/** The text with its toolbar, and the forms that the toolbar opens. */
export const Writing = ({ post, editor }: { readonly post: string; readonly editor: LexicalEditor }) => {
  const site = useSite();
  const hint = useId();
  const { form, open, close, apply } = useForms(editor);
  return (
    <div className="min-w-0">
      <PictureContext value={DeskPicture}>
        <Toolbar editor={editor} onOpen={open} />
        <p id={hint} className="sr-only">
          Escape or Alt and F10 lead to the toolbar, Escape leads back.
        </p>
        <Surface editor={editor} site={site} label="Text of the post" describedBy={hint} />
        <FormDialog post={post} form={form} editor={editor} site={site} apply={apply} onClose={close} />
      </PictureContext>
    </div>
  );
};
