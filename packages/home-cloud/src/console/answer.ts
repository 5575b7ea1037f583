/** What the console answers to a request. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer for programs. */
export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** Sends the browser to another page. */
export const seeOther = (location: string): Answer => ({
  status: 303,
  type: 'text/plain',
  body: '',
  headers: { location },
});
