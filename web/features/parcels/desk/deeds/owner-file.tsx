import { useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileSubject, subjectText } from '#domain/files/file.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { usePhotoLink } from '#web/session/use-photo-link.ts';
import { Button } from '#web/ui/button.tsx';
import { openInTab } from '#web/ui/open-tab.ts';

interface Props {
  readonly id: string;
  readonly subject: FileSubject;
  /** What it is: `invoice`. */
  readonly name: string;
}

/** A button that opens a file in a tab of its own. */
export const OpenOwnerFile = ({ id, subject, name }: Props) => {
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

/** A file as far as the page can show it: a photo stands here, a PDF is opened. */
export const OwnerFile = (props: Props) => {
  const link = usePhotoLink(props);
  const [isPicture, setIsPicture] = useState(true);
  return (
    <div className="grid gap-2">
      {link === undefined || !isPicture ? null : (
        <img
          src={link}
          alt={`The ${props.name}, as its owner sent it`}
          className="max-h-96 w-full border border-rule bg-sheet object-contain"
          onError={() => setIsPicture(false)}
        />
      )}
      <OpenOwnerFile {...props} />
    </div>
  );
};
