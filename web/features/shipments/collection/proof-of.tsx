import { useState } from 'react';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import type { HandoverShown } from '#domain/shipments/handover/handover.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { openInTab } from '#web/ui/open-tab.ts';

type Proof = Pick<HandoverShown, 'signature' | 'onPaper' | 'photo' | 'name'>;

/** Opens the signature and the photo of a handover. Each look is written down. */
export const ProofOf = ({
  number,
  handover: { signature, onPaper, photo, name },
}: {
  readonly number: string;
  readonly handover: Proof;
}) => {
  const [failure, setFailure] = useState('');
  const open = (id: string) => async (): Promise<void> => {
    const query = { subject: subjectText({ kind: 'shipment', id: number }) };
    const linkTo = async () => (await api(fileEndpoints.open, { params: { id }, query })).url;
    setFailure(await openInTab(linkTo).then(() => '', messageOf));
  };
  const button = (id: string | undefined, words: string) =>
    id === undefined ? null : (
      <Button look="plain" onClick={() => void open(id)()}>
        {words}
        <span className="sr-only"> of {name}</span>
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {button(signature, 'Open the signature')}
      {onPaper === true ? <p>Signed on paper, which the counter keeps.</p> : null}
      {button(photo, 'Open the photo')}
      {failure === '' ? null : (
        <p role="alert" className="text-wrong">
          {failure}
        </p>
      )}
    </div>
  );
};
