import { useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileSubject, subjectText } from '#domain/files/file.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { openInTab } from '#web/ui/open-tab.ts';

/** A file that a page opens. */
export interface OpenedFile {
  readonly id: string;
  readonly subject: FileSubject;
  /** What it is: `invoice`. */
  readonly name: string;
}

/** A button that opens a file in a tab of its own. */
export const OpenFile = ({ id, subject, name }: OpenedFile) => {
  const [failure, setFailure] = useState('');
  const open = (): void => {
    setFailure('');
    void openInTab(
      async () =>
        (await api(fileEndpoints.open, { params: { id }, query: { subject: subjectText(subject) } })).url,
    ).catch((error: unknown) => setFailure(messageOf(error)));
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="plain" onClick={open}>
        Open the {name}
      </Button>
      {failure ? (
        <p role="alert" className="font-semibold text-wrong">
          {failure}
        </p>
      ) : null}
    </div>
  );
};
