/** Gives the title of the page that a visitor goes on to, once it stands there: it may be in a part that is still on its way. */
export function nextTitle(): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const title = document.querySelector('h1')?.textContent;
      if (!title) return;
      coming.disconnect();
      resolve(title);
    };
    const coming = new MutationObserver(look);
    coming.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
