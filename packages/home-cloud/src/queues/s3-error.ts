/** As much of the emulator's answers as a refusal needs. */
export interface ErrorReply {
  status(code: number): ErrorReply;
  header(name: string, value: string): ErrorReply;
  send(body: string): unknown;
}

/** An answer other than the object, as S3 words it. */
export interface S3Error {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text inside of XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? '');

/** Answers as S3 does; the answer to HEAD has no body. */
export const refuseAsS3 = (
  reply: ErrorReply,
  method: string,
  { status, code, message }: S3Error,
): unknown => {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  return reply
    .status(status)
    .header('content-type', 'application/xml')
    .send(method === 'HEAD' ? '' : body);
};
