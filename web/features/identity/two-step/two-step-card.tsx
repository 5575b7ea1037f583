import { useState } from 'react';
import type { TwoStep } from '#domain/identity/two-step.ts';
import { worksHere } from '#domain/kernel/role.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { SetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';
import { useTwoStep } from './use-two-step.ts';

const On = ({ since, onTurnOff }: { readonly since: string | undefined; readonly onTurnOff: () => void }) => (
  <>
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone="done">On</Badge>
      {since === undefined ? null : (
        <span>
          since <Instant at={since} />
        </span>
      )}
    </p>
    <p>Signing in asks for your password and for a code from your phone.</p>
    <p className="text-ink-soft">New phone? Turn it off, then set it up on the new one.</p>
    <div>
      <Button look="plain" onClick={onTurnOff}>
        Turn Off
      </Button>
    </div>
  </>
);

const Off = ({ isAsked, onSetUp }: { readonly isAsked: boolean; readonly onSetUp: () => void }) => (
  <>
    <p>
      {isAsked
        ? 'Your work needs two-step sign-in. '
        : 'Protect your account: even someone who knows your password cannot sign in without your phone. '}
      Signing in then asks for your password and for a code from an app on your phone.
    </p>
    <div>
      <Button look="plain" onClick={onSetUp}>
        Set It Up
      </Button>
    </div>
  </>
);

const Content = ({ twoStep, reload }: { readonly twoStep: TwoStep; readonly reload: () => void }) => {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const works = user !== undefined && (worksHere(user) || user.rolesAfterTwoStep.length > 0);
  const isAsked = twoStep.askedOfStaff && works;
  const close = () => setOpen(false);
  const done = () => {
    close();
    reload();
  };
  if (twoStep.on) {
    return isOpen ? (
      <TurnOff isAsked={isAsked} onDone={done} onStop={close} />
    ) : (
      <On since={twoStep.since} onTurnOff={() => setOpen(true)} />
    );
  }
  return isOpen ? (
    <SetUp onDone={done} onStop={close} />
  ) : (
    <Off isAsked={isAsked} onSetUp={() => setOpen(true)} />
  );
};

/**
 * The user's two-step sign-in: to set up, or on since a date and to turn off. On a page that has this heading, the card has none.
 */
export const TwoStepCard = ({ hasHeading = true }: { readonly hasHeading?: boolean }) => {
  const twoStep = useTwoStep();
  return (
    <Card {...(hasHeading ? { title: 'Two-step sign-in' } : {})}>
      {/* As tall as what comes, so that nothing below moves. */}
      <div className="min-h-45 sm:min-h-27">
        <Loaded query={twoStep} loading="Loading your two-step sign-in…" lines={4}>
          {(shown) => (
            <div className="grid gap-4">
              <Content twoStep={shown} reload={() => void twoStep.refetch()} />
            </div>
          )}
        </Loaded>
      </div>
    </Card>
  );
};
