/** The bytes did not arrive, and sending them again may work. */
export class Lost extends Error {
  constructor() {
    super('The connection was lost. Your file is still here: try again.');
  }
}

interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A slow phone sends ten megabytes within this time. */
const TIMEOUT_MS = 10 * 60_000;

/** Sends bytes to where they were asked to be sent. Tells how much has arrived, from 0 to 1. Throws `Lost`. */
export const putBytes = (
  { url, headers }: Upload,
  blob: Blob,
  onProgress: (arrived: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Only this kind of request tells how much was sent.
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status === 200 ? resolve() : reject(new Lost()));
    request.onerror = () => reject(new Lost());
    request.ontimeout = () => reject(new Lost());
    request.send(blob);
  });
