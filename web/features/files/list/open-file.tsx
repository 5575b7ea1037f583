import { useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, subjectText } from '#domain/files/file.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { openInTab } from '#web/ui/open-tab.ts';

const linkTo = async ({ id, subject }: FileEntry): Promise<string> => {
  const query = { subject: subjectText(subject) };
  return (await api(fileEndpoints.open, { params: { id }, query })).url;
};

/** Shows a picture in a new tab, or downloads a PDF, which leaves the page where it is. */
const open = async (file: FileEntry): Promise<void> =>
  file.contentType === 'application/pdf'
    ? location.assign(await linkTo(file))
    : openInTab(() => linkTo(file));

/** A button that opens a released file. */
export const OpenFile = ({ file }: { readonly file: FileEntry }) => {
  const [state, setState] = useState<{ readonly busy: boolean; readonly failure: string }>({
    busy: false,
    failure: '',
  });
  const press = async (): Promise<void> => {
    setState({ busy: true, failure: '' });
    const failure = await open(file).then(() => '', messageOf);
    setState({ busy: false, failure });
  };
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <Button look="plain" busy={state.busy} onClick={() => void press()}>
        {file.contentType === 'application/pdf' ? 'Download' : 'Open'}
        <span className="sr-only"> {rulesOf(file.purpose).title}</span>
      </Button>
      {state.failure ? (
        <p role="alert" className="text-wrong">
          {state.failure}
        </p>
      ) : null}
    </div>
  );
};
