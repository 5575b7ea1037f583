import type { ErrorShape } from './protocol.ts';

/** The error of a function, in Lambda's format. `name` is the error's type. */
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

  /** The error as the Invoke API returns it. */
  toJSON(): ErrorShape {
    return { errorType: this.errorType, errorMessage: this.errorMessage, trace: this.trace };
  }
}

/** There is no function with that name or ARN. */
export class FunctionNotFound extends Error {
  override readonly name = 'ResourceNotFoundException';

  constructor(name: string) {
    super(`Function not found: ${name}`);
  }
}
