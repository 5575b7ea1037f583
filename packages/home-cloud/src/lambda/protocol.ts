/** What the host tells an execution environment when it starts. */
export interface EnvironmentSetup {
  readonly file: string;
  readonly exportName: string;
  readonly name: string;
  readonly arn: string;
  readonly memoryMegabytes: number;
  /** Folder of V8's compile cache. */
  readonly compileCache: string;
}

/** One event for a handler. */
export interface Call {
  readonly requestId: string;
  readonly event: unknown;
  /** Milliseconds left at the moment it is handed over. */
  readonly timeoutMs: number;
}

/** How Lambda shapes an error of a handler. */
export interface ErrorShape {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** What an execution environment tells the host. `result` is JSON; undefined for a handler that returned nothing. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed to start'; readonly error: ErrorShape }
  | { readonly kind: 'done'; readonly requestId: string; readonly result: string | undefined }
  | { readonly kind: 'failed'; readonly requestId: string; readonly error: ErrorShape };
