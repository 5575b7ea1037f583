import type { FileSubject } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { SendFile } from './send/send-file.tsx';
import { useSending } from './send/use-sending.ts';

/** Asks for one paper where it is missed. It is listed with all others once it is here. */
export const SendOne = ({
  subject,
  purpose,
}: {
  readonly subject: FileSubject;
  readonly purpose: FilePurpose;
}) => <SendFile subject={subject} sending={useSending(subject)} only={purpose} />;
