/** The link closest to `from` on its left or right, in the next column of a panel. */
function beside(links: HTMLElement[], from: HTMLElement, side: 'left' | 'right') {
  const here = from.getBoundingClientRect();
  const distance = (link: HTMLElement) => {
    const { left, right, top } = link.getBoundingClientRect();
    const across = side === 'right' ? left - here.right : here.left - right;
    return across < 0 ? Number.POSITIVE_INFINITY : across * 1000 + Math.abs(top - here.top);
  };
  const nearest = links.reduce((best, link) => (distance(link) < distance(best) ? link : best));
  return distance(nearest) < Number.POSITIVE_INFINITY ? nearest : undefined;
}

/** The link that an arrow key, Home or End moves the focus to; undefined at the edge and for other keys. */
export function linkTowards(key: string, links: HTMLElement[], from: HTMLElement) {
  const at = links.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return links[at + 1];
    case 'ArrowUp':
      return links[at - 1];
    case 'ArrowLeft':
      return beside(links, from, 'left');
    case 'ArrowRight':
      return beside(links, from, 'right');
    case 'Home':
      return links[0];
    case 'End':
      return links[links.length - 1];
  }
}
