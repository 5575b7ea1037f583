import { type Problem, runtimeProblems } from '#domain/kernel/problem.ts';

type RuntimeCode = keyof typeof runtimeProblems;

/** A refusal by the runtime, before or instead of the use case. The middleware turns it into a Problem answer. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: RuntimeCode, more: { message?: string; fields?: Readonly<Record<string, string>> } = {}) {
    super(more.message ?? runtimeProblems[code].message);
    this.name = 'HttpProblem';
    this.code = code;
    this.status = runtimeProblems[code].status;
    this.fields = more.fields;
  }

  /** The body of the answer. */
  toBody(correlationId: string): Problem {
    const body: Problem = { code: this.code, message: this.message, correlationId };
    return this.fields ? { ...body, fields: { ...this.fields } } : body;
  }
}
