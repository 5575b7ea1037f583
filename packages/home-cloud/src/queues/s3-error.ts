/** The parts of the emulator's response that a refusal needs. */
export interface ErrorReply {
  status(code: number): ErrorReply;
  header(name: string, value: string): ErrorReply;
  send(body: string): unknown;
}

/** An error response of S3. */
export interface S3Error {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? '');

/** Responds with an error as S3 does. The response to HEAD has no body. */
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
