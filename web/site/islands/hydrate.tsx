import { Component, type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '#web/telemetry/telemetry.ts';
import type { Held } from './hold-presses.ts';
import { restoreTyped } from './restore-typed.ts';

interface BoundaryProps {
  /** Whose failure is reported. */
  readonly island: string;
  readonly children: ReactNode;
}

/** Without it a component that fails would leave an empty place. */
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

const Arrived = ({
  onArrival,
  children,
}: {
  readonly onArrival: () => void;
  readonly children: ReactNode;
}) => {
  // Before anything else can render, or what was typed would be overwritten.
  useLayoutEffect(onArrival, [onArrival]);
  return children;
};

/**
 * Makes the server's HTML of an island a living component, with all that was typed, chosen and pressed in it before.
 * Its props are what the server rendered it with.
 */
export const hydrate = (island: HTMLElement, Content: ComponentType<never>, held: Held): void => {
  const { island: name = '', props = '{}' } = island.dataset;
  const arrive = (): void => {
    if (island.dataset.state === 'awake') return;
    island.dataset.state = 'awake';
    restoreTyped(island);
    // What is pressed again must find what was typed, which is rendered when this commit ends.
    queueMicrotask(held.release);
  };
  hydrateRoot(
    island,
    <Boundary island={name}>
      <Arrived onArrival={arrive}>{createElement(Content, JSON.parse(props))}</Arrived>
    </Boundary>,
    { identifierPrefix: name },
  );
};
