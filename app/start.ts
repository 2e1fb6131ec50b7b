/**
 * Brings React, once app/boot.ts says that it is time. scripts/after-build.ts makes a file of this for
 * each page, with what that page needs.
 *
 * @param entry the page's module: it takes the page over as soon as it runs
 * @param modules all that `entry` will import, to be fetched at once
 */
export default function start(entry: string, stylesheet: string, modules: string[]) {
  for (const href of modules) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  // The page carries its own rules only: React may show anything, so it waits for the whole stylesheet.
  const styles = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: stylesheet,
  });
  styles.onload = styles.onerror = async () => {
    await numberSettled();
    await import(/* @vite-ignore */ entry);
  };
  document.head.append(styles);
}

/** React must find the number in the page that it will render itself (app/campaign.ts). */
function numberSettled(): Promise<unknown> | undefined {
  const root = document.documentElement;
  if (root.dataset.number !== '') return undefined;
  return new Promise((resolve) => {
    new MutationObserver(resolve).observe(root, { attributeFilter: ['data-number'] });
  });
}
