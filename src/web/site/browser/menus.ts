/** Closes the menus of the header when something else is clicked, and by Escape. */
export function closeMenus(): void {
  const close = (except?: Node) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]'))
      if (!except || !menu.contains(except)) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => close(target as Node));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    const menu = (target as Element).closest<HTMLElement>('.menu[open]');
    close();
    menu?.querySelector('summary')?.focus();
  });
}
