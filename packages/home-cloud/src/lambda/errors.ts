import type { ErrorShape } from './protocol.ts';

/** A function answered with an error, shaped as Lambda shapes it: `name` is the error's type. */
export class FunctionError extends Error implements ErrorShape {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];

  constructor(functionName: string, { errorType, errorMessage, trace = [] }: ErrorShape) {
    super(errorMessage);
    this.name = errorType;
    this.errorType = errorType;
    this.errorMessage = errorMessage;
    this.trace = trace;
    this.stack = [`${functionName}: ${errorType}: ${errorMessage}`, ...trace].join('\n');
  }

  /** What a caller of the Invoke API would get. */
  toJSON(): ErrorShape {
    return { errorType: this.errorType, errorMessage: this.errorMessage, trace: this.trace };
  }
}

/** Nobody has a function by that name or ARN. */
export class FunctionNotFound extends Error {
  override readonly name = 'ResourceNotFoundException';

  constructor(name: string) {
    super(`Function not found: ${name}`);
  }
}
