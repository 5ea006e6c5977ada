import { startTransition, useEffect, useRef, useState } from 'react';
import { viewObserver } from '../../../../../plugins/gatsby-plugin-html-first';
import { importWithRetry } from '../../../../lib/import-with-retry';
import { withTimeout } from '../../../../lib/with-timeout';
import { prefersReducedMotion } from '../../../../components/motion/reduced-motion';
import type { ModelScene } from './scene';
import { frontRotation, rotated, type Rotation } from './rotation';

/** Returns whether the visitor saves data or has a slow connection. */
function savesData(): boolean {
  // Undefined where the browser does not say.
  const { connection } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Milliseconds for the file of a model, which has some megabytes. */
const modelTimeoutMs = 90_000;

/** `offered`: waits for a click, because the visitor saves data, or the browser does not say what is in view. */
export type Phase = 'idle' | 'offered' | 'loading' | 'ready' | 'failed';

/**
 * Returns the refs of the frame and the canvas, the loading phase, a function that starts loading, and the rotation. The model loads when
 * the frame is in view, in the phase `offered` only after a click.
 */
export function useModel(address: string) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ModelScene>(undefined);
  const stopEntry = useRef<() => void>(undefined);
  const [offered, setOffered] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const [rotation, setRotation] = useState(frontRotation);

  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const observer = viewObserver(() => {
      observer?.disconnect();
      if (savesData()) setOffered(true);
      else setWanted(true);
    });
    if (observer) observer.observe(target);
    else startTransition(() => setOffered(true));
    return () => observer?.disconnect();
  }, []);

  useEffect(() => {
    const target = canvas.current;
    if (!wanted || !target) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = () => {
      if (!signal.aborted) setOutcome('failed');
    };
    void importWithRetry(() => import('./scene'))
      .then(async ({ openScene }) => {
        const opening = openScene(target, address);
        const opened = await withTimeout(opening, modelTimeoutMs).catch((error: unknown) => {
          // It may still come, when the picture is said to stay.
          void opening.then(({ dispose }) => dispose(), fail);
          throw error;
        });
        signal.addEventListener('abort', opened.dispose);
        if (signal.aborted) {
          opened.dispose();
          return;
        }
        scene.current = opened;
        target.addEventListener('webglcontextlost', fail, { signal });
        setOutcome('ready');
        stopEntry.current = enter(opened);
      })
      .catch(fail);
    return () => {
      stopEntry.current?.();
      leaving.abort();
      scene.current = undefined;
    };
  }, [wanted, address]);

  const turnTo = (next: Rotation) => {
    stopEntry.current?.();
    setRotation(next);
    scene.current?.show(next);
  };
  const phase: Phase = wanted ? (outcome ?? 'loading') : offered ? 'offered' : 'idle';
  return { frame, canvas, phase, ask: () => setWanted(true), rotation, turnTo };
}

/** The first rotation, when the model replaces the picture: the start in degrees, the duration in milliseconds. */
const entry = { turn: -70, duration: 800 } as const;

/** Starts the first rotation, which ends at the front. Returns a function that stops it. */
function enter(scene: ModelScene): () => void {
  if (prefersReducedMotion()) {
    scene.show(frontRotation);
    return () => undefined;
  }
  const start = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const left = Math.max(0, 1 - (now - start) / entry.duration) ** 3;
    scene.show(rotated(frontRotation, { turn: entry.turn * left }));
    if (left > 0) frame = requestAnimationFrame(step);
  };
  step(start);
  return () => cancelAnimationFrame(frame);
}
