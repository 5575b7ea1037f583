import { useEffect, useRef, useState } from 'react';
import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { previewAddress } from '#web/shell/preview/show-preview.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { openInTab } from '#web/ui/open-tab.ts';
import { linksToPictures, withPictures } from './preview-pictures.ts';

const WORDS =
  'Preview: nobody else sees it. It shows the text as you have typed it. Links and the menu do not work here.';

/** Opens the page as it would be published with the text as it is typed, in a tab of its own. */
export const Preview = ({ id, text }: { readonly id: string; readonly text: PostText }) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const addresses = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const open = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      await openInTab(async () => {
        const [{ html }, links] = await Promise.all([
          api(blogEndpoints.preview, { params: { id }, body: { text } }),
          linksToPictures(text),
        ]);
        const address = previewAddress(withPictures(html, links), WORDS);
        addresses.current.push(address);
        return address;
      });
    } catch (thrown) {
      setFailure(messageOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="plain" busy={busy} busyText="Preparing..." onClick={() => void open()}>
        Preview the page
      </Button>
      {failure ? <Alert className="w-full">{failure}</Alert> : null}
    </>
  );
};
