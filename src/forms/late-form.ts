import { lazy, type ComponentType } from 'react';
import { late, type Late } from '../lib/late';
import { whenNear } from '../lib/when-needed';

/** Milliseconds that a visitor looks at a form that cannot send yet before another way is shown. */
const patience = 8000;

/** A form whose code comes later than the page. */
export interface LateForm<Props> {
  /** The form. It waits for its code for ever, so that what the server sent stays where it is. */
  Form: ComponentType<Props>;
  /** Its code. */
  part: Late<ComponentType<Props>>;
}

/** Takes what fetches the component of a form and the id of the place that the visitor comes near; without it it is near. */
export function lateForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  id?: string,
): LateForm<Props> {
  const part = late(load, patience);
  const Form = lazy(async () => {
    if (id) await whenNear(id);
    return { default: await part.want() };
  });
  return { Form, part };
}
