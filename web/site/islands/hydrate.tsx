import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '#web/telemetry/telemetry.ts';
import type { EarlyInput } from './early-input.ts';
import { restoreTyped, typedIn } from './restore-typed.ts';

interface BoundaryProps {
  /** Name of the island, for error reports. */
  readonly island: string;
  readonly children: ReactNode;
}

/** Shows a sentence instead of nothing when the component fails. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { component: this.props.island, action: 'render_island' });
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p role="alert" className="rounded-label border border-s-[6px] border-wrong bg-wrong-wash px-4 py-3">
        This part of the page stopped working. Load the page again, or call us: someone answers.
      </p>
    ) : (
      this.props.children
    );
  }
}

/** Sends the forms that `before-hydration.ts` has held back. */
const sendHeld = (island: HTMLElement): void => {
  for (const form of island.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset.held;
    form.requestSubmit();
  }
};

/**
 * Hydrates the server's HTML of an island with the props it was rendered with, and keeps what people typed, chose and
 * clicked before. All of it is one task: React hydrates later otherwise, and a key that is pressed in between would be lost.
 */
export const hydrate = (island: HTMLElement, Content: ComponentType<never>, earlyInput: EarlyInput): void => {
  const { island: name = '', props = '{}' } = island.dataset;
  // Read before hydration, because a form library writes its own values into the fields.
  const typed = typedIn(island);
  const content = <Boundary island={name}>{createElement(Content, JSON.parse(props))}</Boundary>;
  flushSync(() => hydrateRoot(island, content, { identifierPrefix: name }));
  // Replayed clicks need the typed values in the component's state.
  flushSync(() => restoreTyped(typed));
  island.dataset.state = 'awake';
  earlyInput.release();
  sendHeld(island);
};
