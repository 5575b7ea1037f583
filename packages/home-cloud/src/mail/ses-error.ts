/** An error in the format of the SES v2 API. */
export class SesError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const badRequest = (message: string): SesError => new SesError('BadRequestException', message);
