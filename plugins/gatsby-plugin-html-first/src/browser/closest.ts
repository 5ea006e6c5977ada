/** Returns the closest element around the target of an event. Extensions also dispatch events on the document and the window. */
export const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
