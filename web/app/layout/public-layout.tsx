import type { ComponentType, ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useBrand } from '#web/session/site-settings.ts';
import { CompactFooter } from '#web/shell/compact-footer.tsx';
import { customerFrame } from '#web/shell/frames.ts';
import { Header } from '#web/shell/header.tsx';
import { CustomerError, GenericError } from '../errors/error-screens.tsx';
import { CustomerTools } from './customer-tools.tsx';
import { Screen, SkipLink } from './screen.tsx';
import { useViewer } from './use-viewer.ts';

const Frame = ({
  fallback,
  className,
  children,
}: {
  readonly fallback: ComponentType<FallbackProps>;
  readonly className: string;
  readonly children?: ReactNode;
}) => {
  const viewer = useViewer();
  const brand = useBrand();
  return (
    <div className={customerFrame.whole}>
      <SkipLink />
      <Header
        brand={brand}
        viewer={viewer}
        tools={viewer.kind === 'signed-in' ? <CustomerTools person={viewer.person} /> : null}
      />
      <Screen fallback={fallback} className={className}>
        {children}
      </Screen>
      <CompactFooter brand={brand} />
    </div>
  );
};

/** Layout of sign-in, registration and all screens without a guard. */
export const PublicLayout = ({ children }: { readonly children?: ReactNode }) => (
  <Frame fallback={GenericError} className="w-full flex-1">
    {children}
  </Frame>
);

/** Layout of a customer's own screens. */
export const CustomerLayout = () => <Frame fallback={CustomerError} className={customerFrame.main} />;
