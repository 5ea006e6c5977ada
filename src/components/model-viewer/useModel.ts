import { useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../../lib/import-with-retry';
import { prefersReducedMotion } from '../../motion/reduced-motion';
import { useSavesData } from './reduced-data';
import type { ModelScene } from './scene';
import { frontRotation, rotated, type Rotation } from './rotation';

/** `offered`: it waits for the visitor's word, since it is many bytes on a line that should carry few. */
export type Phase = 'still' | 'offered' | 'loading' | 'ready' | 'failed';

/**
 * Returns the refs of the frame and the canvas, how far the model is, a way to ask for it, and its stance. It loads when the frame comes
 * into view, and on a data-saving connection only when asked for.
 */
export function useModel(address: string) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ModelScene>(undefined);
  const stopEntry = useRef<() => void>(undefined);
  const saving = useSavesData();
  const [wanted, setWanted] = useState(false);
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const [stance, setStance] = useState(frontRotation);

  useEffect(() => {
    const target = frame.current;
    if (wanted || saving || !target) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [wanted, saving]);

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
        const opened = await openScene(target, address);
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
    setStance(next);
    scene.current?.show(next);
  };
  const phase: Phase = wanted ? (outcome ?? 'loading') : saving ? 'offered' : 'still';
  return { frame, canvas, phase, ask: () => setWanted(true), stance, turnTo };
}

/** Degrees and milliseconds of the turn by which the object takes the picture's place, once. */
const entry = { turn: -70, duration: 800 } as const;

/** Turns it to its front and gives a function that stops it on the way. */
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
