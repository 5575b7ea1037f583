/** What an execution environment gets when it starts. */
export interface EnvironmentSetup {
  readonly file: string;
  readonly exportName: string;
  readonly name: string;
  readonly arn: string;
  readonly memoryMegabytes: number;
  /** The folder of V8's compile cache. */
  readonly compileCache: string;
}

/** One event for a handler. */
export interface Call {
  readonly requestId: string;
  readonly event: unknown;
  /** The remaining time when the environment gets the call. */
  readonly timeoutMs: number;
}

/** The error of a handler, in Lambda's format. */
export interface ErrorShape {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** A message of an execution environment to the host. `result` is JSON, or undefined if the handler returned nothing. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed to start'; readonly error: ErrorShape }
  | { readonly kind: 'done'; readonly requestId: string; readonly result: string | undefined }
  | { readonly kind: 'failed'; readonly requestId: string; readonly error: ErrorShape };
