import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { actionClass, Button } from '#web/ui/button.tsx';

/** One layout, three texts (trade.md, What the owner fixed). Its links reload the page, because the app's state may be broken. */
const ErrorScreen = ({
  title,
  text,
  retryText,
  onRetry,
  home,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly retryText: string;
  readonly onRetry: () => void;
  readonly home?: { readonly text: string; readonly to: string };
}) => (
  <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-16">
    <span aria-hidden="true" className="label-bars w-40 text-edge" />
    <h1 className="text-4xl">{title}</h1>
    {text ? <p>{text}</p> : null}
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>{retryText}</Button>
      {home ? (
        <a href={home.to} className={actionClass({ look: 'plain' })}>
          {home.text}
        </a>
      ) : null}
    </div>
  </div>
);

type Retry = Pick<FallbackProps, 'resetErrorBoundary'>;

/** For every route without an error screen of its own. */
export const GenericError = ({ resetErrorBoundary }: Retry) => (
  <ErrorScreen
    title="Something went wrong"
    text="If this problem persists, please contact support."
    retryText="Try Again"
    onRetry={resetErrorBoundary}
    home={{ text: 'Go Home', to: '/' }}
  />
);

/** Under /admin. */
export const AdminError = ({ resetErrorBoundary }: Retry) => (
  <ErrorScreen
    title="Admin Dashboard Error"
    retryText="Retry"
    onRetry={resetErrorBoundary}
    home={{ text: 'Dashboard', to: '/admin' }}
  />
);

/** On a customer's screens. */
export const CustomerError = ({ resetErrorBoundary }: Retry) => (
  <ErrorScreen
    title="Oops! Something went wrong"
    retryText="Try Again"
    onRetry={resetErrorBoundary}
    home={{ text: 'My Dashboard', to: '/dashboard' }}
  />
);

/** While the device has no connection. */
export const OfflineError = ({ resetErrorBoundary }: Retry) => (
  <ErrorScreen
    title="You are offline"
    text="We could not load this page. It opens as soon as you are connected again."
    retryText="Try Again"
    onRetry={resetErrorBoundary}
  />
);
